/// What may stand in a header (RFC 9110, sections 5.1 and 5.5).
///
/// A line end in a value would let it add headers of its own, so that such a request is never sent.
enum HeaderRules {
  /// What a token may have (section 5.6.2).
  private static let token = ASCIISet.alphanumerics(and: "!#$%&'*+-.^_`|~")

  /// True for a name made of the characters that a token may have.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy(token.contains)
  }

  /// True for a value without line ends and NUL.
  static func isValue(_ value: String) -> Bool {
    value.utf8.allSatisfy { $0 != 0 && $0 != 0x0A && $0 != 0x0D }
  }

  /// Says which header of a request cannot be sent; its value is not shown.
  static func check(_ headers: HTTPHeaders) throws(InvalidRequest) {
    for field in headers.fields {
      guard isName(field.name) else {
        throw InvalidRequest("\"\(field.name)\" is not the name of a header.")
      }
      guard isValue(field.value) else {
        throw InvalidRequest("The header \(field.name) holds a line end or a NUL.")
      }
    }
  }
}
