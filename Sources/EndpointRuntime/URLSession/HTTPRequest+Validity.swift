import Foundation

extension HTTPRequest {
  /// Throws if no message on the wire could be this request, or if it would be another one.
  ///
  /// What a client builds is valid; a middleware, or a token that was read from a file with its line break, may
  /// not be, and the loading system would send it as it is. Values are not named in the error: they may be secret.
  func requireValid() throws {
    guard url.isHTTP else { throw InvalidRequest("the URL is no HTTP URL: \(maskedURL)") }
    guard method.rawValue.isVisible else { throw InvalidRequest("the method is no HTTP method") }
    if method == .get && !body.isEmpty {
      throw InvalidRequest("a GET request has a body, which URLSession does not send")
    }
    for field in headers.fields {
      guard field.name.isVisible, !field.name.utf8.contains(UInt8(ascii: ":")) else {
        throw InvalidRequest("\"\(field.name)\" is no name of a header")
      }
      guard !field.value.utf8.contains(where: { [0x00, 0x0A, 0x0D].contains($0) }) else {
        throw InvalidRequest("the value of the header \(field.name) has a line break in it")
      }
    }
  }
}

extension String {
  /// True if it is one word of visible characters.
  fileprivate var isVisible: Bool { !isEmpty && utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } }
}
