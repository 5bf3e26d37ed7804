/// Percent-encoding of text in URLs (RFC 3986, section 2.1), and the forms that use it.
package enum PercentEncoding {
  private static let unreserved = ASCIISet.alphanumerics(and: "-._~")
  private static let path = ASCIISet.alphanumerics(and: "-._~/:@!$&'()*+,;={}")
  private static let cookie = ASCIISet.alphanumerics(and: "!#$&'()*+-./:<=>?@[]^_`{|}~")
  private static let cookieName = ASCIISet.alphanumerics(and: "-._~!#$&'*+^`|")

  /// Encodes all characters except the unreserved ones: letters, digits and `-._~` (section 2.3). The result is valid
  /// in every part of a URL.
  package static func encode(_ text: String) -> String {
    encode(text, keeping: unreserved)
  }

  /// Encodes all characters except the unreserved ones and these.
  package static func encode(_ text: String, keeping others: String) -> String {
    encode(text, keeping: ASCIISet.alphanumerics(and: "-._~" + others))
  }

  /// Encodes invalid characters of a path in a spec. Slashes, braces and encoded bytes remain.
  package static func encodePath(_ text: String) -> String {
    encode(text, keeping: path, escapesRemain: true)
  }

  /// `name=value` for a Cookie header (RFC 6265, section 4.2). Encodes the invalid characters of both, and the percent
  /// sign. A name is a token.
  package static func cookie(_ name: String, _ value: String) -> String {
    cookie(name, [value])
  }

  /// `name=first,second` for a Cookie header. Only the commas between the elements are not encoded.
  package static func cookie(_ name: String, _ elements: [String]) -> String {
    let value = elements.map { encode($0, keeping: cookie) }.joined(separator: ",")
    return "\(encode(name, keeping: cookieName))=\(value)"
  }

  /// The text of a form: `a=1&b=2`.
  package static func form(_ items: [(name: String, text: String)]) -> String {
    items.map { "\(encode($0.name))=\(encode($0.text))" }.joined(separator: "&")
  }

  private static func encode(
    _ text: String,
    keeping valid: ASCIISet,
    escapesRemain: Bool = false
  ) -> String {
    if valid.containsAll(of: text) { return text }
    let bytes = Array(text.utf8)
    var encoded: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if escapesRemain && escaped(bytes[index...]) != nil || valid.contains(byte) {
        encoded.append(byte)
      } else {
        append(byte, to: &encoded)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Decodes a text. A percent sign without two hexadecimal digits remains.
  ///
  /// - Parameter exceptions: Bytes that remain encoded.
  /// - Returns: `nil` if the decoded bytes are not UTF-8.
  package static func decode(_ text: Substring, except exceptions: [UInt8] = []) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var decoded: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      let byte = escaped(rest)
      if let byte, exceptions.contains(byte) {
        append(byte, to: &decoded)
      } else {
        decoded.append(byte ?? first)
      }
      rest = rest.dropFirst(byte == nil ? 1 : 3)
    }
    let result = String(decoding: decoded, as: UTF8.self)
    return result.utf8.elementsEqual(decoded) ? result : nil
  }

  /// Decodes a path, except `%2F` and `%25`, which would change its meaning.
  package static func decodePath(_ text: Substring) -> String {
    decode(text, except: Array("/%".utf8)) ?? String(text)
  }

  /// The names and values of a query or a form: `a=1&b=x+y`.
  package static func items(of text: Substring) -> [(name: String, text: String)] {
    text.utf8.split(separator: UInt8(ascii: "&")).map { pair in
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      return (word(name), word(pair.dropFirst(name.count + 1)))
    }
  }

  /// A name or a value of a form.
  private static func word(_ bytes: Substring.UTF8View) -> String {
    guard bytes.contains(UInt8(ascii: "+")) else {
      return decode(Substring(bytes)) ?? String(Substring(bytes))
    }
    let text = String(decoding: bytes.map { $0 == UInt8(ascii: "+") ? 0x20 : $0 }, as: UTF8.self)
    return decode(text[...]) ?? text
  }

  /// The items that have a name and a value: without `y` in `a=1&y`.
  package static func pairs(of text: Substring) -> [(name: String, text: String)] {
    text.utf8.split(separator: UInt8(ascii: "&")).filter { $0.contains(UInt8(ascii: "=")) }
      .flatMap { items(of: Substring($0)) }
  }

  /// The byte of the escape at the start of a text, such as `%2F`.
  static func escaped(_ text: ArraySlice<UInt8>) -> UInt8? {
    let escape = text.prefix(3)
    guard escape.count == 3, escape.first == UInt8(ascii: "%") else { return nil }
    let digits = escape.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return digits.count == 2 ? UInt8(digits[0] << 4 | digits[1]) : nil
  }

  static func append(_ byte: UInt8, to encoded: inout [UInt8]) {
    encoded += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
  }
}
