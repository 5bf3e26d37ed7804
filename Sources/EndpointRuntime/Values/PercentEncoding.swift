/// Percent-encoding of text in URLs (RFC 3986, section 2.1).
enum PercentEncoding {
  private static let unreserved = ASCIISet.alphanumerics(and: "-._~")
  private static let path = ASCIISet.alphanumerics(and: "-._~/:@!$&'()*+,;={}")
  private static let cookie = ASCIISet.alphanumerics(and: "!#$&'()*+-./:<=>?@[]^_`{|}~")
  private static let cookieName = ASCIISet.alphanumerics(and: "-._~!#$&'*+^`|")

  /// Encodes all characters except the unreserved ones: letters, digits and `-._~` (section 2.3). The result is valid
  /// in every part of a URL.
  static func encode(_ text: String) -> String {
    encode(text, keeping: unreserved)
  }

  /// Encodes invalid characters of a path in a spec. Slashes, braces and encoded bytes remain.
  static func encodePath(_ text: String) -> String {
    encode(text, keeping: path, escapesRemain: true)
  }

  /// `name=value` for a Cookie header (RFC 6265, section 4.2). Encodes the invalid characters of both, and the percent
  /// sign. A name is a token.
  static func cookie(_ name: String, _ value: String) -> String {
    "\(encode(name, keeping: cookieName))=\(encode(value, keeping: cookie))"
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
      let isEscape =
        escapesRemain && byte == UInt8(ascii: "%") && bytes.count > index + 2
        && bytes[(index + 1)...(index + 2)].allSatisfy(isHexDigit)
      if isEscape || valid.contains(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }
}
