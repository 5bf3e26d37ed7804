import Foundation

extension HTTPRequest {
  /// Throws if HTTP cannot carry the request, or if one of its files is missing.
  ///
  /// A client's requests are valid. Those of a middleware may not be: a token from a file may end with a line break, which starts
  /// another header. So a transport checks each request before it sends it. The error names no value, since it may be secret.
  public func validate() throws(InvalidRequest) {
    guard url.isHTTP else { throw InvalidRequest("The URL is not one of HTTP: \(maskedURL)") }
    guard HeaderRules.isName(method.rawValue) else {
      throw InvalidRequest("The method is not one of HTTP.")
    }
    if method == .get && !body.isEmpty {
      throw InvalidRequest("A GET request has a body, which HTTP gives no meaning.")
    }
    try HeaderRules.check(headers)
    try FileRules.check(body)
  }
}
