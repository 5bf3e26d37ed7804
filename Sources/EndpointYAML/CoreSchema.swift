import EndpointJSON

/// The values of plain scalars in the core schema (YAML 1.2.2, 10.3.2).
enum CoreSchema {
  /// The value of a plain scalar. Nil if JSON has no such value, such as `.inf`.
  static func kind(of text: String) -> JSONNode.Kind? {
    if text.utf8.count <= 5, let word = word(text) { return word }
    guard let first = text.utf8.first, first.isDigit || "+-.".utf8.contains(first) else {
      return .string(text)
    }
    if JSONNumber(text) != nil { return .number(text) }
    return otherNumber(text)
  }

  private static func word(_ text: String) -> JSONNode.Kind? {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    default: nil
    }
  }

  /// A number in a form that JSON does not have: `+1`, `007`, `0x1F`, `.5`, `1.`.
  private static func otherNumber(_ text: String) -> JSONNode.Kind? {
    if text.hasPrefix("0o") || text.hasPrefix("0x") {
      let digits = text.dropFirst(2)
      // `UInt64` reads signs, too.
      guard digits.first?.isHexDigit == true,
        let value = UInt64(digits, radix: text.hasPrefix("0o") ? 8 : 16)
      else { return .string(text) }
      return .number("\(value)")
    }
    var digits = text[...]
    var sign = ""
    if let first = digits.first, first == "-" || first == "+" {
      sign = first == "-" ? "-" : ""
      digits.removeFirst()
    }
    if [".inf", ".Inf", ".INF"].contains(digits) || [".nan", ".NaN", ".NAN"].contains(text) {
      return nil
    }
    guard let decimal = decimal(digits) else { return .string(text) }
    return .number(sign + decimal)
  }

  /// The JSON form of an unsigned decimal number. Nil if the text is not one.
  private static func decimal(_ text: Substring) -> String? {
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }
    let exponent = text.dropFirst(mantissa.count)
    let parts = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts[0]
    let fraction = parts.count > 1 ? parts[1] : ""
    guard !(whole.isEmpty && fraction.isEmpty), (whole + fraction).utf8.allSatisfy(\.isDigit) else {
      return nil
    }
    let significant = whole.drop { $0 == "0" }
    let number =
      (significant.isEmpty ? "0" : String(significant)) + (fraction.isEmpty ? "" : ".\(fraction)")
      + exponent
    return JSONNumber(number) == nil ? nil : number
  }

  /// A note if YAML 1.1 reads the text differently. Otherwise nil.
  static func note(on text: String) -> (message: String, hint: String)? {
    let bytes = text.utf8
    guard (2...8).contains(bytes.count), let first = bytes.first else { return nil }
    if ["yes", "no", "on", "off"].contains(text.lowercased()) {
      return ("\(text) is a string in YAML 1.2", "write true or false for a Boolean, or quotes")
    }
    guard first.isDigit else { return nil }
    if first == UInt8(ascii: "0"), bytes.allSatisfy(\.isDigit) {
      return (
        "\(text) is a decimal number in YAML 1.2",
        "write 0o for an octal number, and quotes for a string"
      )
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1,
      parts.allSatisfy({ (1...2).contains($0.count) && $0.utf8.allSatisfy(\.isDigit) })
    else { return nil }
    return ("\(text) is a string in YAML 1.2, not a base-60 number", "write it in quotes")
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
