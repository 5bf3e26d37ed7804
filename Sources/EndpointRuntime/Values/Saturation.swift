/// The one way from a number that the other side chose to a number that this code computes with: no value traps.
enum Saturation {
  /// Seconds from 0 to 1e9, some thirty years; 0 for NaN.
  static func seconds(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, 0), 1e9)
  }

  /// The nearest integer toward zero; 0 for NaN.
  static func integer(_ number: Double) -> Int {
    if number.isNaN { return 0 }
    return Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}

extension Duration {
  /// A duration from 0 to 1e9 seconds.
  static func saturating(seconds: Double) -> Duration { .seconds(Saturation.seconds(seconds)) }
}
