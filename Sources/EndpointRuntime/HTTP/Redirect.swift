import Foundation

/// The request that a redirect asks for, by RFC 9110, section 15.4.
///
/// It is a value apart from any session, so that who gets to see credentials is decided, and tested, in one place.
struct Redirect {
  let request: HTTPRequest

  /// `nil` if the response is no redirect, or one that must not be followed: to another scheme than HTTP, from
  /// `https` to `http`, or to another origin with a body that has secrets in it.
  init?(_ response: HTTPResponse, of request: HTTPRequest) {
    guard [301, 302, 303, 307, 308].contains(response.status),
      let location = response.headers["Location"],
      let url = URL(reference: location, relativeTo: request.url),
      url.isHTTP, !(request.url.isSecure && !url.isSecure)
    else { return nil }
    var next = request
    if Self.becomesGet(response.status, request.method) { next.dropBody() }
    if Origin(url) == Origin(request.url) {
      next.url = url
    } else {
      guard next.body.secrets.isEmpty else { return nil }
      next.url = request.withoutSecrets(url)
      next.headers = next.headers.withoutSecrets
      next.headers.remove("Host")
    }
    self.request = next
  }

  /// A 303 says to fetch what it names; at 301 and 302 that is what everybody does with a POST.
  private static func becomesGet(_ status: Int, _ method: HTTPMethod) -> Bool {
    switch status {
    case 303: method != .head && method != .get
    case 301, 302: method == .post
    default: false
    }
  }
}

extension HTTPRequest {
  /// The request that a redirect asks for, by RFC 9110, section 15.4.
  ///
  /// A transport sends it in place of this one. Secrets go to the same origin only.
  ///
  /// - Parameter response: the response to this request.
  /// - Returns: the next request, or `nil` if the response is the result: it is no redirect, this request does not follow redirects,
  ///   or the redirect must not be followed. That is one to another scheme than HTTP, one from `https` to `http`, and one to another
  ///   origin with a body that has secrets in it.
  public func redirected(by response: HTTPResponse) -> HTTPRequest? {
    redirects == .follow ? Redirect(response, of: self)?.request : nil
  }

  /// Turns it into a GET without a body, nor the headers that describe one (RFC 9110, section 15.4).
  fileprivate mutating func dropBody() {
    method = .get
    body = .none
    for name in [
      "Content-Type", "Content-Length", "Content-Encoding", "Content-Language",
      "Content-Location", "Transfer-Encoding",
    ] {
      headers.remove(name)
    }
  }

  /// The URL without those query parameters that repeat a secret of this request.
  fileprivate func withoutSecrets(_ target: URL) -> URL {
    let secrets = secretPairs
    guard !secrets.isEmpty,
      var parts = URLComponents(url: target, resolvingAgainstBaseURL: true),
      let query = parts.percentEncodedQuery
    else { return target }
    let kept = query.split(separator: "&").filter { !secrets.contains($0) }
    parts.percentEncodedQuery = kept.isEmpty ? nil : kept.joined(separator: "&")
    return parts.url ?? target
  }

  private var secretPairs: Set<Substring> {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let pairs = (parts?.percentEncodedQuery ?? "").split(separator: "&")
    return Set(pairs.filter { urlSecrets.queryNames.contains(String($0.prefix { $0 != "=" })) })
  }
}
