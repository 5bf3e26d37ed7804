import EndpointJSON

extension YAMLText {
  /// Reads a quoted string (YAML 1.2.2, 7.3.1 and 7.3.2). Ends after the closing quote.
  mutating func quotedScalar(above parent: Int) throws(JSONFailure) -> String {
    let (quote, start) = (byte, index)
    index += 1
    var text: [UInt8] = []
    // The number of bytes that folding must not remove.
    var fixed = 0
    // A last line may be indented less, as js-yaml and PyYAML read it.
    var deficiency: JSONFailure?
    while index < count {
      switch byte {
      case quote where quote == UInt8(ascii: "'") && self[index + 1] == quote:
        text.append(quote)
        index += 2
        fixed = text.count
      case quote:
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""):
        if let failure = try escape(into: &text, above: parent) {
          if let deficiency { throw deficiency }
          deficiency = failure
        }
        fixed = text.count
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        while text.count > fixed, text.last?.isYAMLBlank == true { text.removeLast() }
        if let deficiency { throw deficiency }
        let breaks: Int
        (breaks, deficiency) = try skipBreaks(above: parent)
        text.fold(breaks)
        fixed = text.count
      default:
        text.append(byte)
        index += 1
      }
    }
    throw failure("a closing \(quote == UInt8(ascii: "'") ? "'" : "\"")", at: start)
  }

  /// Reads an escape sequence (YAML 1.2.2, 5.7).
  ///
  /// - Returns: The failure if it is a line break, and the next line is not indented enough.
  private mutating func escape(
    into text: inout [UInt8],
    above parent: Int
  ) throws(JSONFailure) -> JSONFailure? {
    let start = index
    index += 2
    if let plain = Self.escapes[Unicode.Scalar(self[start + 1])] {
      text += plain.utf8
      return nil
    }
    switch self[start + 1] {
    case UInt8(ascii: "x"): text += try character(digits: 2, from: start).utf8
    case UInt8(ascii: "u"): text += try character(digits: 4, from: start).utf8
    case UInt8(ascii: "U"): text += try character(digits: 8, from: start).utf8
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      index = start + 1
      let (breaks, deficiency) = try skipBreaks(above: parent)
      text.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: breaks - 1))
      return deficiency
    default: throw failure("a valid escape sequence", at: start)
    }
    return nil
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "\t": "\t", "n": "\n", "v": "\u{B}",
    "f": "\u{C}", "r": "\r", "e": "\u{1B}", " ": " ", "\"": "\"", "/": "/", "\\": "\\",
    "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}",
  ]

  /// The character for hexadecimal digits. As in JSON, a surrogate pair encodes a character outside the basic plane.
  private mutating func character(digits: Int, from start: Int) throws(JSONFailure) -> String {
    let code = try code(digits: digits, from: start)
    if let scalar = Unicode.Scalar(code) { return String(Character(scalar)) }
    guard digits == 4, (0xD800..<0xDC00).contains(code), byte == UInt8(ascii: "\\"),
      self[index + 1] == UInt8(ascii: "u")
    else { throw failure("the code of a character", at: start) }
    index += 2
    let low = try self.code(digits: 4, from: start)
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (code - 0xD800) << 10 + (low - 0xDC00))
    else { throw failure("the code of a character", at: start) }
    return String(Character(scalar))
  }

  private mutating func code(digits: Int, from start: Int) throws(JSONFailure) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("\(digits) hexadecimal digits", at: start)
      }
      code = code << 4 | UInt32(digit)
      index += 1
    }
    return code
  }
}
