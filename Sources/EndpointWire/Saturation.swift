/// Converts numbers from responses without traps, by clamping.
package enum Saturation {
  /// Clamps seconds to 0 to 1e9, about thirty years. 0 for NaN.
  package static func seconds(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(seconds, 0), 1e9)
  }

  /// Rounds toward zero and clamps. 0 for NaN.
  package static func integer(_ number: Double) -> Int64 {
    if number.isNaN { return 0 }
    return Int64(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}

extension Duration {
  /// Clamps a duration to 0 to 1e9 seconds.
  package static func saturating(seconds: Double) -> Duration {
    .seconds(Saturation.seconds(seconds))
  }
}
