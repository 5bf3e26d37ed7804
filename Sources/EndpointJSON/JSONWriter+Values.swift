extension JSONWriter {
  /// Writes a string.
  public mutating func string(_ value: String) {
    if let bridge { return bridge.encode(value) }
    scalar { $0.appendJSON(value) }
  }

  /// Writes true or false.
  public mutating func bool(_ value: Bool) {
    if let bridge { return bridge.encode(value) }
    scalar { $0.append(contentsOf: (value ? "true" : "false").utf8) }
  }

  /// Writes an integer.
  public mutating func int(_ value: some FixedWidthInteger & Encodable) {
    if let bridge { return bridge.encode(value) }
    scalar { $0.append(contentsOf: value.description.utf8) }
  }

  /// Writes the shortest text that is this double again. Infinity and NaN fail.
  public mutating func double(_ value: Double) {
    if let bridge { return bridge.encode(value) }
    guard let number = JSONNumber(value) else {
      return fail(expected: "a finite number", found: "\(value)")
    }
    scalar { $0.append(contentsOf: number.text.utf8) }
  }

  /// Writes null.
  public mutating func null() {
    if let bridge { return bridge.encodeNil() }
    scalar { $0.append(contentsOf: "null".utf8) }
  }

  /// Writes a number by its text. Text that is no JSON number fails.
  public mutating func number(text: String) {
    guard let number = JSONNumber(text) else {
      return fail(expected: "a number", found: "\"\(text)\"")
    }
    if let bridge { return bridge.encode(number) }
    scalar { $0.append(contentsOf: text.utf8) }
  }

  /// Writes a value that knows how to write itself.
  public mutating func encode(value: some JSONEncodable) {
    value.encode(to: &self)
  }

  // MARK: - Other forms

  /// Writes a boolean as 1 or 0, or as `"true"` or `"false"`.
  public mutating func bool(_ value: Bool, _ form: WireForm) {
    switch form {
    case .number: int(value ? 1 : 0)
    case .string: string(value ? "true" : "false")
    }
  }

  /// Writes an integer as a number or as a string.
  public mutating func int(_ value: some FixedWidthInteger & Encodable, _ form: WireForm) {
    form == .number ? int(value) : string(value.description)
  }

  /// Writes a double as a number or as a string.
  public mutating func double(_ value: Double, _ form: WireForm) {
    guard form == .string, let number = JSONNumber(value) else { return double(value) }
    string(number.text)
  }

  /// Writes a number by its text, as a number or as a string.
  public mutating func number(text: String, _ form: WireForm) {
    form == .number ? number(text: text) : string(text)
  }
}

extension [UInt8] {
  /// Appends a string in quotes; what RFC 8259, section 7, asks to escape is escaped, and no more.
  mutating func appendJSON(_ string: String) {
    append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { bytes in
      var plain = 0
      for position in bytes.indices {
        let byte = bytes[position]
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
          continue
        }
        append(contentsOf: bytes[plain..<position])
        appendEscape(byte)
        plain = position + 1
      }
      append(contentsOf: bytes[plain...])
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendEscape(_ byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    default: append(contentsOf: "u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
    }
  }
}
