/// Computes the double nearest to an integer times a power of ten.
enum DecimalDouble {
  /// The nearest double, ties to even. Nil if the power requires a slower algorithm.
  @inline(__always)
  static func nearest(_ digits: UInt64, _ exponent: Int) -> Double? {
    guard digits != 0 else { return 0 }
    // Clinger: if both are exact doubles, one operation rounds correctly.
    if digits <= 1 << 53, -22...22 ~= exponent {
      let power = PowersOfTen.exact[abs(exponent)]
      return exponent < 0 ? Double(digits) / power : Double(digits) * power
    }
    guard PowersOfFive.range ~= exponent else { return nil }
    return rounded(digits, exponent)
  }

  /// Eisel and Lemire, "Number Parsing at a Gigabyte per Second" (2021): the product with 128 bits of the power of five
  /// has all bits that rounding needs.
  private static func rounded(_ digits: UInt64, _ exponent: Int) -> Double {
    let zeros = digits.leadingZeroBitCount
    let (high, low) = product(digits << UInt64(zeros), PowersOfFive.shared[exponent])
    let upper = high >> 63
    let shift = upper + 9
    var mantissa = high >> shift
    // Exactly halfway between two doubles: round to even.
    if low <= 1, -4...23 ~= exponent, mantissa & 3 == 1, mantissa << shift == high {
      mantissa &= ~1
    }
    mantissa = (mantissa + (mantissa & 1)) >> 1
    // 217706 / 65536 approximates the binary logarithm of ten, precisely enough for these powers.
    var power = (217_706 * exponent) >> 16 + 63 + Int(upper) - zeros + 1023
    if mantissa >= 1 << 53 {
      mantissa = 1 << 52
      power += 1
    }
    return Double(bitPattern: UInt64(power) << 52 | mantissa & (1 << 52 - 1))
  }

  /// The upper 128 bits of the product. The second half is computed only if it can carry.
  @inline(__always)
  private static func product(_ digits: UInt64, _ power: PowersOfFive.Power) -> (UInt64, UInt64) {
    let first = digits.multipliedFullWidth(by: power.high)
    guard first.high & 0x1FF == 0x1FF else { return (first.high, first.low) }
    let second = digits.multipliedFullWidth(by: power.low)
    let (low, carries) = first.low.addingReportingOverflow(second.high)
    return (first.high + (carries ? 1 : 0), low)
  }
}

enum PowersOfTen {
  /// The powers for numbers with fewer than eight digits.
  static let short: [UInt64] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000]

  /// All powers that are 64-bit integers.
  static let whole: [UInt64] = (0..<19).reduce(into: [1]) { powers, _ in
    powers.append(powers[powers.count - 1] * 10)
  }

  /// The powers that are exact doubles.
  static let exact: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
