/// The range of a JSON number, with exact conversions.
///
/// Works on the digits themselves, so that `9007199254740993.0` is an exact integer, and numbers of any length take one
/// pass.
struct NumberSpan {
  let base: UnsafePointer<UInt8>
  let start: Int
  /// The end of the number. If a digit is missing, its expected position.
  private(set) var end: Int
  private(set) var isValid = false
  /// Whether it consists of digits only, without fraction and exponent.
  private(set) var isPlain = true

  /// Scans the longest number at `start`.
  init(scanning base: UnsafePointer<UInt8>, from start: Int, to limit: Int) {
    self.base = base
    self.start = start
    end = start
    isValid = scan(to: limit)
  }

  var isNegative: Bool { base[start] == UInt8(ascii: "-") }

  var text: String {
    String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
  }

  private mutating func scan(to limit: Int) -> Bool {
    if end < limit, base[end] == UInt8(ascii: "-") { end += 1 }
    if end < limit, base[end] == UInt8(ascii: "0") {
      end += 1
    } else {
      guard scanDigits(to: limit) else { return false }
    }
    if end < limit, base[end] == UInt8(ascii: ".") {
      isPlain = false
      end += 1
      guard scanDigits(to: limit) else { return false }
    }
    if end < limit, base[end] | 0x20 == UInt8(ascii: "e") {
      isPlain = false
      end += 1
      if end < limit, base[end] == UInt8(ascii: "+") || base[end] == UInt8(ascii: "-") { end += 1 }
      guard scanDigits(to: limit) else { return false }
    }
    return true
  }

  private mutating func scanDigits(to limit: Int) -> Bool {
    let start = end
    while end < limit, base[end] &- UInt8(ascii: "0") < 10 { end += 1 }
    return end > start
  }
}

// MARK: - Integers

extension NumberSpan {
  /// The exact value. Nil if it is not an integer or does not fit.
  func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) -> T? {
    guard let magnitude = isPlain ? plainMagnitude() : magnitude() else { return nil }
    guard isNegative else { return T(exactly: magnitude) }
    if magnitude == UInt64(Int64.min.magnitude) { return T(exactly: Int64.min) }
    return Int64(exactly: magnitude).flatMap { T(exactly: -$0) }
  }

  private func plainMagnitude() -> UInt64? {
    var value: UInt64 = 0
    for position in (isNegative ? start + 1 : start)..<end {
      guard value.append(digit: base[position] &- UInt8(ascii: "0")) else { return nil }
    }
    return value
  }

  private func magnitude() -> UInt64? {
    let parts = NumberParts(self)
    guard !parts.isZero else { return 0 }
    guard parts.isExact, parts.exponent >= 0, parts.exponent < 20 else { return nil }
    var value = parts.digits
    for _ in 0..<parts.exponent {
      guard value.append(digit: 0) else { return nil }
    }
    return value
  }
}

extension UInt64 {
  /// Appends a decimal digit. False on overflow.
  fileprivate mutating func append(digit: UInt8) -> Bool {
    let (product, isTooLarge) = multipliedReportingOverflow(by: 10)
    let (sum, overflows) = product.addingReportingOverflow(UInt64(digit))
    self = sum
    return !isTooLarge && !overflows
  }
}

// MARK: - Doubles

extension NumberSpan {
  /// The nearest double. Nil on overflow.
  func double() -> Double? {
    let parts = NumberParts(self)
    guard !parts.isZero else { return isNegative ? -0.0 : 0.0 }
    if let value = parts.shortDouble() { return isNegative ? -value : value }
    // After this many digits, only the existence of more digits matters.
    let value = end - start > 1000 ? Double(parts.shortened(self)) : Double(text)
    guard let value, value.isFinite else { return parts.magnitudeIsTiny ? 0 : nil }
    return value
  }
}
