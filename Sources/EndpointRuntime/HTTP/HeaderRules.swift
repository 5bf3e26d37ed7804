/// Validates headers (RFC 9110, sections 5.1 and 5.5).
///
/// A line break in a value could inject headers, so such a request is never sent.
enum HeaderRules {
  /// The characters of a token (section 5.6.2).
  private static let token = ASCIISet.alphanumerics(and: "!#$%&'*+-.^_`|~")

  /// True if the name is a token.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy(token.contains)
  }

  /// True if the value has no line breaks and no NUL.
  static func isValue(_ value: String) -> Bool {
    value.utf8.allSatisfy { $0 != 0 && $0 != 0x0A && $0 != 0x0D }
  }

  /// Throws if a header is invalid. The error does not contain the value.
  static func check(_ headers: HTTPHeaders) throws(InvalidRequest) {
    for field in headers.fields {
      guard isName(field.name) else {
        throw InvalidRequest("\"\(field.name)\" is not a valid header name.")
      }
      guard isValue(field.value) else {
        throw InvalidRequest("The header \(field.name) contains a line break or a NUL.")
      }
    }
  }
}
