/// Converts numbers from responses without traps, by clamping.
enum Saturation {
  /// Clamps seconds to 0 to 1e9, about thirty years. 0 for NaN.
  static func seconds(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, 0), 1e9)
  }

  /// Rounds toward zero and clamps. 0 for NaN.
  static func integer(_ number: Double) -> Int64 {
    if number.isNaN { return 0 }
    return Int64(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}

extension Duration {
  /// Clamps a duration to 0 to 1e9 seconds.
  static func saturating(seconds: Double) -> Duration { .seconds(Saturation.seconds(seconds)) }
}
