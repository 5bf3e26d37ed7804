/// A number as digits and a power of ten: `1250e-2` is 125 times ten to the power of -1.
///
/// Trailing zeros are part of the exponent. So a number is an integer exactly if its exponent is not negative.
struct NumberParts {
  /// The significant digits, if they fit.
  private(set) var digits: UInt64 = 0
  private(set) var exponent: Int64 = 0
  /// Whether `digits` contains all significant digits.
  private(set) var isExact = true
  /// The number of significant digits, including zeros between them.
  private(set) var digitCount = 0

  var isZero: Bool { digitCount == 0 }
  /// Whether the number is closer to zero than any double.
  var magnitudeIsTiny: Bool { exponent + Int64(digitCount) < -300 }

  init(_ span: NumberSpan) {
    var position = span.isNegative ? span.start + 1 : span.start
    var pendingZeros = 0
    var isFraction = false
    scan: while position < span.end {
      let byte = span.base[position]
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): break scan
      case UInt8(ascii: "0"):
        pendingZeros += 1
        if isFraction { exponent -= 1 }
      default:
        append(byte - UInt8(ascii: "0"), after: digitCount == 0 ? 0 : pendingZeros)
        pendingZeros = 0
        if isFraction { exponent -= 1 }
      }
      position += 1
    }
    guard !isZero else { return }
    exponent += Int64(pendingZeros)
    if position < span.end { exponent += Self.exponent(span, from: position + 1) }
  }

  private mutating func append(_ digit: UInt8, after zeros: Int) {
    digitCount += zeros + 1
    guard isExact, digitCount <= 20 else {
      isExact = false
      return
    }
    for next in 0...zeros {
      let (product, isTooLarge) = digits.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(next == zeros ? UInt64(digit) : 0)
      if isTooLarge || overflows { isExact = false }
      digits = sum
    }
  }

  /// The written exponent, clamped to avoid overflow.
  private static func exponent(_ span: NumberSpan, from start: Int) -> Int64 {
    var value: Int64 = 0
    var isNegative = false
    for position in start..<span.end {
      switch span.base[position] {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): break
      case let byte: value = min(value * 10 + Int64(byte - UInt8(ascii: "0")), 1 << 50)
      }
    }
    return isNegative ? -value : value
  }
}

// MARK: - Doubles

extension NumberParts {
  /// The nearest double, if a fast algorithm can compute it.
  func shortDouble() -> Double? {
    isExact ? DecimalDouble.nearest(digits, Int(clamping: exponent)) : nil
  }

  /// The first 800 digits, followed by a 1 if there are more. Doubles do not depend on further digits.
  func shortened(_ span: NumberSpan) -> String {
    let sign = span.isNegative ? "-" : ""
    let first = significantDigits(of: span, upTo: 800)
    let left = digitCount - first.utf8.count
    guard left > 0 else { return "\(sign)\(first)e\(exponent)" }
    return "\(sign)\(first)1e\(exponent + Int64(left) - 1)"
  }

  /// The digits without leading and trailing zeros.
  func significantDigits(of span: NumberSpan, upTo limit: Int = .max) -> String {
    var digits: [UInt8] = []
    for position in span.start..<span.end where digits.count < min(digitCount, limit) {
      let byte = span.base[position]
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { continue }
      if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte) }
    }
    return String(decoding: digits, as: UTF8.self)
  }
}
