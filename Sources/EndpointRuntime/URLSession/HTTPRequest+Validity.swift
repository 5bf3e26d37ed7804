import Foundation

extension HTTPRequest {
  /// Throws if no message on the wire could be this request, if it would be another one, or if a file of it is missing.
  ///
  /// What a client builds is valid; a middleware, or a token that was read from a file with its line break, may
  /// not be, and the loading system would send it as it is. Values are not named in the error: they may be secret.
  func requireValid() throws(InvalidRequest) {
    guard url.isHTTP else { throw InvalidRequest("The URL is not one of HTTP: \(maskedURL)") }
    guard HeaderRules.isName(method.rawValue) else {
      throw InvalidRequest("The method is not one of HTTP.")
    }
    if method == .get && !body.isEmpty {
      throw InvalidRequest("A GET request has a body, which URLSession does not send.")
    }
    try HeaderRules.check(headers)
    try FileRules.check(body)
  }
}
