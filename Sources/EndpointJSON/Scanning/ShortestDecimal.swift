/// The shortest decimal that parses to a double: digits divided by a power of ten.
///
/// Giulietti, "The Schubfach way to render doubles" (2020). Of the decimals that are closer to the double than to its
/// neighbors, one of two multiples of a power of ten is the shortest. Here, the powers are small enough to be exact.
struct ShortestDecimal {
  private(set) var digits: UInt64
  private(set) var fractionCount: Int

  /// Nil for whole numbers, and for magnitudes with more decimal places than a 64-bit power of ten.
  init?(magnitude: Double) {
    guard magnitude >= 1e-3, magnitude < 0x1p53 else { return nil }
    let fraction = magnitude.significandBitPattern
    let binaryExponent = Int(magnitude.exponentBitPattern) - 1075
    let mantissa = fraction | 1 << 52
    // The neighbor below a power of two is twice as close.
    let isPower = fraction == 0
    // 1262611 / 2^22 and 1741647 / 2^19 approximate the logarithms of 2 and of 10, and 524031 / 2^22 that of 4/3.
    fractionCount = -(((binaryExponent * 1_262_611) - (isPower ? 524_031 : 0)) >> 22)
    let shift = UInt64(binaryExponent + (fractionCount * 1_741_647) >> 19 + 1)
    let power = PowersOfFive.shared[fractionCount].high
    // Four times the double and the middles between it and its neighbors. Odd if they are not exact.
    func scaled(_ quadruple: UInt64) -> UInt64 {
      let product = (quadruple << shift).multipliedFullWidth(by: power)
      return product.high | (product.low == 0 ? 0 : 1)
    }
    let excluded = mantissa & 1
    let value = scaled(4 * mantissa)
    let range = Range(
      from: scaled(4 * mantissa - (isPower ? 1 : 2)) + excluded,
      through: scaled(4 * mantissa + 2) - excluded
    )
    digits = 0
    if let tens = range.multiple(of: 40, around: value) {
      (digits, fractionCount) = (tens, fractionCount - 1)
      dropZeros()
    } else {
      digits = range.multiple(of: 4, around: value) ?? Self.nearest(value)
    }
    guard fractionCount > 0 else { return nil }
  }

  /// Finds the multiple of a unit in a range, if it has exactly one.
  private struct Range {
    let from: UInt64
    let through: UInt64

    /// The multiple nearest to a value, divided by the unit. Nil if the range has none or two.
    func multiple(of unit: UInt64, around value: UInt64) -> UInt64? {
      let quotient = value / unit
      let isBelowInside = from <= quotient * unit
      let isAboveInside = quotient * unit + unit <= through
      guard isBelowInside != isAboveInside else { return nil }
      return isAboveInside ? quotient + 1 : quotient
    }
  }

  /// A quarter of a value, rounded to even.
  private static func nearest(_ value: UInt64) -> UInt64 {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: 4)
    return rest > 2 || rest == 2 && quotient & 1 == 1 ? quotient + 1 : quotient
  }

  private mutating func dropZeros() {
    while fractionCount > 0, digits % 10 == 0 {
      digits /= 10
      fractionCount -= 1
    }
  }
}
