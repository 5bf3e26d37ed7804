/// A JSON number with all its digits.
///
/// Numbers are equal if their values are: `1.0` and `1`, `1e2` and `100`.
public struct JSONNumber: Sendable {
  /// The number as it is written.
  public let text: String

  /// Parses a JSON number. Nil if the text is not one.
  public init?(_ text: String) {
    guard let isNumber = Self.span(text, { _ in true }), isNumber else { return nil }
    self.text = text
  }

  /// Creates a number from an integer.
  public init(_ value: some FixedWidthInteger) {
    text = "\(value)"
  }

  /// Creates a number from a double, with the shortest text that parses to it. Nil for infinity and NaN.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let text = "\(value)"
    self.text = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Creates a number from text that was validated.
  package init(checked text: String) {
    self.text = text
  }

  /// The value as an integer. Nil if it is not an integer or too large.
  public var int: Int? { Self.span(text) { $0.integer() } ?? nil }

  /// The value as a 64-bit integer. Nil if it is not an integer or too large.
  public var int64: Int64? { Self.span(text) { $0.integer() } ?? nil }

  /// Whether an `Int` of any system can hold the value: it has 32 bits on some watches.
  package var fitsInt: Bool { integer(Int32.self) != nil }

  /// The value as an integer of a type. Nil if it is not an integer or does not fit.
  package func integer<T: FixedWidthInteger>(_ type: T.Type) -> T? {
    Self.span(text) { $0.integer(type) } ?? nil
  }

  /// The nearest double. Nil on overflow.
  public var double: Double? { Self.span(text) { $0.double() } ?? nil }

  /// The nearest double. Nil for a whole number whose digits a double does not keep: `9007199254740993`.
  ///
  /// A number with a fraction or an exponent was a double before, so its nearest double is meant.
  package var exactDouble: Double? {
    guard let double else { return nil }
    let isWhole = !text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    guard isWhole, abs(double) >= 0x1p53, JSONNumber(double) != self else { return double }
    // The shortest text of a double may have other digits than its exact value, which a server with integers writes.
    if let whole = integer(UInt64.self) { return UInt64(exactly: double) == whole ? double : nil }
    return integer(Int64.self).flatMap { Int64(exactly: double) == $0 ? double : nil }
  }

  private static func span<T>(_ text: String, _ body: (NumberSpan) -> T) -> T? {
    var text = text
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return nil }
      let span = NumberSpan(scanning: base, from: 0, to: bytes.count)
      return span.isValid && span.end == bytes.count ? body(span) : nil
    }
  }
}

extension JSONNumber: Hashable {
  public static func == (one: JSONNumber, other: JSONNumber) -> Bool {
    one.text == other.text || one.worth == other.worth
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(worth)
  }

  /// The normalized value, which is the same for every spelling.
  private struct Worth: Hashable {
    let isNegative: Bool
    let digits: String
    let exponent: Int64
  }

  private var worth: Worth {
    let worth = Self.span(text) { span in
      let parts = NumberParts(span)
      let digits = parts.significantDigits(of: span)
      let isZero = digits.isEmpty
      return Worth(
        isNegative: span.isNegative && !isZero,
        digits: digits,
        exponent: isZero ? 0 : parts.exponent
      )
    }
    return worth ?? Worth(isNegative: false, digits: text, exponent: 0)
  }
}

extension JSONNumber: CustomStringConvertible {
  public var description: String { text }
}
