import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Rules for `URLCache`, which finds responses by their URL: it does not know who sent a request, and it turns a 304 into
/// the cached response.
extension HTTPRequest {
  /// True if the cache may serve the request and store its response. False if the request has credentials, cookies, a
  /// condition or a range.
  var mayUseCache: Bool {
    !headers.haveCondition && !headers.fields.contains(where: \.isSecret)
      && urlSecrets == URLSecrets() && url.user == nil
  }
}

extension HTTPHeaders {
  /// True if a header selects a version or a part of a response (RFC 9110, sections 13.1 and 14.2).
  var haveCondition: Bool { fields.contains { Self.conditions.contains($0.name.lowercased()) } }

  private static let conditions: Set<String> = [
    "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "range",
  ]
}

extension SessionExchange {
  /// True if the cache may store the response. The next user must not receive a cookie from it.
  func mayCache(_ response: URLResponse) -> Bool {
    let setsCookie = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Set-Cookie") != nil
    return !setsCookie && request.mayUseCache
  }
}
