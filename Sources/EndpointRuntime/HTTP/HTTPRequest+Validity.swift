import Foundation

extension HTTPRequest {
  /// Throws if the request is not valid HTTP, or if a file of its body is missing.
  ///
  /// A client creates valid requests, but a middleware may make them invalid: a token read from a file may end with a
  /// line break, which would start another header. So each transport checks requests before it sends them. The error
  /// contains no values, since they may be secret.
  public func validate() throws(InvalidRequest) {
    guard url.isHTTP else { throw InvalidRequest("The URL is not an HTTP URL: \(maskedURL)") }
    guard HeaderRules.isName(method.rawValue) else {
      throw InvalidRequest("The method is not a valid HTTP method.")
    }
    if method == .get && !body.isEmpty {
      throw InvalidRequest("A GET request cannot have a body.")
    }
    try HeaderRules.check(headers)
    try FileRules.check(body)
  }
}
