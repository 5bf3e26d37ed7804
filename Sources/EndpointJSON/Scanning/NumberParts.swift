/// A number as digits and a power of ten: `1250e-2` is 125 times ten to the -1.
///
/// Trailing zeros belong to the exponent, so that a number is an integer exactly where the exponent is not negative.
struct NumberParts {
  /// The significant digits, if they fit.
  private(set) var digits: UInt64 = 0
  private(set) var exponent = 0
  /// Whether `digits` has all the significant digits.
  private(set) var isExact = true
  /// How many significant digits there are, with the zeros between them.
  private(set) var digitCount = 0

  var isZero: Bool { digitCount == 0 }
  /// Whether the number lies closer to zero than doubles do.
  var magnitudeIsTiny: Bool { exponent + digitCount < -300 }

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
    exponent += pendingZeros
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

  /// The written exponent, held within what can be added up without overflow.
  private static func exponent(_ span: NumberSpan, from start: Int) -> Int {
    var value = 0
    var isNegative = false
    for position in start..<span.end {
      switch span.base[position] {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): break
      case let byte: value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 1 << 50)
      }
    }
    return isNegative ? -value : value
  }
}

// MARK: - Doubles

extension NumberParts {
  /// The nearest double, where it can be had quickly.
  func shortDouble() -> Double? {
    isExact ? DecimalDouble.nearest(digits, exponent) : nil
  }

  /// The number with its first 800 digits, and a 1 for those left out, as no double needs more.
  func shortened(_ span: NumberSpan) -> String {
    let sign = span.isNegative ? "-" : ""
    let kept = significantDigits(of: span, upTo: 800)
    let left = digitCount - kept.utf8.count
    guard left > 0 else { return "\(sign)\(kept)e\(exponent)" }
    return "\(sign)\(kept)1e\(exponent + left - 1)"
  }

  /// The digits without zeros at either end.
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
