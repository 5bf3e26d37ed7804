@_spi(Generated) extension JSONReader {
  /// Reads a Boolean that is encoded as 1 or 0, or as `"true"` or `"false"`.
  public mutating func bool(_ form: WireForm) -> Bool? {
    switch form {
    case .number:
      guard let number = int() else { return nil }
      if number == 0 || number == 1 { return number == 1 }
      fail(expected: "0 or 1")
    case .string:
      guard let text = string() else { return nil }
      if text == "true" || text == "false" { return text == "true" }
      fail(expected: "\"true\" or \"false\"")
    }
    return nil
  }

  /// Reads an integer that is encoded as a number or a string.
  public mutating func int(_ form: WireForm) -> Int? {
    form == .number ? int() : integerText()
  }

  /// Reads a 32-bit integer that is encoded as a number or a string.
  public mutating func int32(_ form: WireForm) -> Int32? {
    form == .number ? int32() : integerText()
  }

  /// Reads a 64-bit integer that is encoded as a number or a string.
  public mutating func int64(_ form: WireForm) -> Int64? {
    form == .number ? int64() : integerText()
  }

  /// Reads an unsigned 32-bit integer that is encoded as a number or a string.
  public mutating func uint32(_ form: WireForm) -> UInt32? {
    form == .number ? uint32() : integerText()
  }

  /// Reads an unsigned 64-bit integer that is encoded as a number or a string.
  public mutating func uint64(_ form: WireForm) -> UInt64? {
    form == .number ? uint64() : integerText()
  }

  /// Reads a double that is encoded as a number or a string.
  public mutating func double(_ form: WireForm) -> Double? {
    guard form == .string else { return double() }
    return numberText("a number in a string") { $0.double() }
  }

  /// Reads the text of a number that is encoded as a number or a string.
  public mutating func number(_ form: WireForm) -> String? {
    guard form == .string else { return number() }
    return numberText("a number in a string") { $0.text }
  }

  private mutating func integerText<T: FixedWidthInteger>() -> T? {
    numberText("\(Self.description(of: T.self)) in a string") { $0.integer() }
  }

  /// Reads a string that consists of one JSON number.
  private mutating func numberText<T>(
    _ expected: @autoclosure () -> String,
    _ value: (NumberSpan) -> T?
  ) -> T? {
    guard var text = string() else { return nil }
    let number = text.withUTF8 { bytes -> T? in
      guard let base = bytes.baseAddress else { return nil }
      let span = NumberSpan(scanning: base, from: 0, to: bytes.count)
      return span.isValid && span.end == bytes.count ? value(span) : nil
    }
    if number == nil { fail(expected: expected()) }
    return number
  }
}
