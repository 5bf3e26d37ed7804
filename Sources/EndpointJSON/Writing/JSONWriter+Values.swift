extension JSONWriter {
  /// Writes a string.
  public mutating func string(_ value: String) {
    if let bridge { return bridge.encode(value) }
    separate()
    bytes.append(quoted: value)
    endValue()
  }

  /// Writes true or false.
  public mutating func bool(_ value: Bool) {
    if let bridge { return bridge.encode(value) }
    scalar(value ? "true" : "false" as StaticString)
  }

  /// Writes an integer.
  public mutating func int(_ value: some FixedWidthInteger & Encodable) {
    if let bridge { return bridge.encode(value) }
    guard let value = Int64(exactly: value) else { return scalar(value.description) }
    integer(value)
  }

  @usableFromInline
  mutating func integer(_ value: Int64) {
    separate()
    bytes.append(value)
    endValue()
  }

  /// Writes a double as the shortest text that parses to it. Fails for infinity and NaN.
  public mutating func double(_ value: Double) {
    if let bridge { return bridge.encode(value) }
    // Most whole doubles are counts. Negative zero keeps its sign as text.
    if let whole = Int64(exactly: value), whole.magnitude < 1 << 53, whole != 0 {
      return integer(whole)
    }
    if let decimal = ShortestDecimal(magnitude: value.magnitude) {
      return self.decimal(decimal, isNegative: value < 0)
    }
    guard let number = JSONNumber(value) else {
      return fail(expected: "a finite number", found: "\(value)")
    }
    scalar(number.text)
  }

  /// Writes null.
  public mutating func null() {
    if let bridge { return bridge.encodeNil() }
    scalar("null" as StaticString)
  }

  /// Writes a number by its text. Fails if the text is not a JSON number.
  @_spi(Generated) public mutating func number(text: String) {
    guard let number = JSONNumber(text) else {
      return fail(expected: "a number", found: "\"\(text)\"")
    }
    if let bridge { return bridge.encode(number) }
    scalar(text)
  }

  /// Writes a `WireEncodable` value.
  @_spi(Generated) public mutating func encode(value: some JSONWritable) {
    value.encode(to: &self)
  }

  // MARK: - Other forms

  /// Writes a Boolean as 1 or 0, or as `"true"` or `"false"`.
  @_spi(Generated) public mutating func bool(_ value: Bool, _ form: WireForm) {
    switch form {
    case .number: int(value ? 1 : 0)
    case .string: string(value ? "true" : "false")
    }
  }

  /// Writes an integer as a number or as a string.
  @_spi(Generated) public mutating func int(
    _ value: some FixedWidthInteger & Encodable,
    _ form: WireForm
  ) {
    form == .number ? int(value) : string(value.description)
  }

  /// Writes a double as a number or as a string.
  @_spi(Generated) public mutating func double(_ value: Double, _ form: WireForm) {
    guard form == .string, let number = JSONNumber(value) else { return double(value) }
    string(number.text)
  }

  /// Writes a number by its text, as a number or as a string.
  @_spi(Generated) public mutating func number(text: String, _ form: WireForm) {
    form == .number ? number(text: text) : string(text)
  }
}

// MARK: - Scalars

extension JSONWriter {
  /// Writes an ASCII string without escapes, such as a date.
  package mutating func plainString(_ text: UnsafeBufferPointer<UInt8>) {
    if let bridge { return bridge.encode(String(decoding: text, as: UTF8.self)) }
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(text)
    bytes.append(UInt8(ascii: "\""))
    endValue()
  }

  private mutating func decimal(_ decimal: ShortestDecimal, isNegative: Bool) {
    separate()
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    bytes.append(decimal)
    endValue()
  }

  private mutating func scalar(_ text: StaticString) {
    separate()
    bytes.append(text)
    endValue()
  }

  private mutating func scalar(_ text: String) {
    separate()
    bytes.append(text)
    endValue()
  }
}
