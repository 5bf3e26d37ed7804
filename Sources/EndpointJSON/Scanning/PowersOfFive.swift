/// The first 128 bits of the powers of five from 5^-54 to 5^54, computed once in microseconds.
///
/// Further powers do not fit into 128 bits, and are rarely necessary.
struct PowersOfFive: Sendable {
  /// A power as an integer whose highest bit is set.
  struct Power: Sendable {
    var high: UInt64
    var low: UInt64
  }

  static let range = -54...54
  static let shared = PowersOfFive()

  private let powers: [Power]

  @inline(__always)
  subscript(exponent: Int) -> Power { powers[exponent - Self.range.lowerBound] }

  private init() {
    var exact = [Power(high: 0, low: 1)]
    while exact.count <= Self.range.upperBound { exact.append(exact[exact.count - 1].times5) }
    let small = (1...Self.range.upperBound).reversed().map {
      exact[$0].reciprocal(roundsUp: $0 <= 27)
    }
    powers = small + exact.map(\.normalized)
  }
}

extension PowersOfFive.Power {
  fileprivate var times5: Self {
    let product = low.multipliedFullWidth(by: 5)
    return Self(high: high * 5 + product.high, low: product.low)
  }

  /// The same digits, shifted so that the highest bit is set.
  fileprivate var normalized: Self {
    var power = self
    while power.high >> 63 == 0 { power = power.doubled }
    return power
  }

  private var doubled: Self { Self(high: high << 1 | low >> 63, low: low << 1) }

  /// The first 128 bits of the reciprocal, by long division.
  ///
  /// - Parameter roundsUp: Whether to add 1 to the last place, so that products that are integers are exact.
  fileprivate func reciprocal(roundsUp: Bool) -> Self {
    var quotient = Self(high: 0, low: 0)
    var remainder = Self(high: 0, low: 1)
    while quotient.high >> 63 == 0 {
      remainder = remainder.doubled
      quotient = quotient.doubled
      if remainder.isAtLeast(self) {
        remainder = remainder.minus(self)
        quotient.low |= 1
      }
    }
    guard roundsUp else { return quotient }
    let (low, carries) = quotient.low.addingReportingOverflow(1)
    return Self(high: quotient.high + (carries ? 1 : 0), low: low)
  }

  private func isAtLeast(_ other: Self) -> Bool {
    high > other.high || (high == other.high && low >= other.low)
  }

  private func minus(_ other: Self) -> Self {
    let (low, borrows) = low.subtractingReportingOverflow(other.low)
    return Self(high: high - other.high - (borrows ? 1 : 0), low: low)
  }
}
