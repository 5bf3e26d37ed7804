import Foundation

extension HTTPRequest {
  /// Returns the next request of a redirect (RFC 9110, section 15.4).
  ///
  /// A transport sends it instead of this request. Secrets are only sent to the same origin.
  ///
  /// - Parameter response: The response to this request.
  /// - Returns: The next request. `nil` if the response is final: it is not a redirect, this request does not follow
  ///   redirects, or the redirect must not be followed. The latter are redirects to a scheme other than HTTP, from
  ///   `https` to `http`, and to another origin with secrets in the body.
  public func redirected(by response: HTTPResponse) -> HTTPRequest? {
    guard redirects == .follow, [301, 302, 303, 307, 308].contains(response.status),
      let location = response.headers["Location"],
      let target = URL(reference: location, relativeTo: url),
      target.isHTTP, !(url.isSecure && !target.isSecure)
    else { return nil }
    var next = self
    if Self.becomesGet(response.status, method) { next.dropBody() }
    if Origin(target) == Origin(url) {
      next.url = target
    } else {
      guard next.body.secrets.isEmpty else { return nil }
      next.url = withoutSecrets(target)
      next.headers = next.headers.withoutSecrets
      next.headers.remove("Host")
    }
    return next
  }

  /// A 303 always changes the method to GET. As in browsers, 301 and 302 change POST to GET.
  private static func becomesGet(_ status: Int, _ method: HTTPMethod) -> Bool {
    switch status {
    case 303: method != .head && method != .get
    case 301, 302: method == .post
    default: false
    }
  }

  /// Changes the request to a GET without a body and without headers that describe one (RFC 9110, section 15.4).
  private mutating func dropBody() {
    method = .get
    body = .none
    for name in [
      "Content-Type", "Content-Length", "Content-Encoding", "Content-Language",
      "Content-Location", "Transfer-Encoding",
    ] {
      headers.remove(name)
    }
  }

  /// Removes query parameters that repeat a secret of this request.
  private func withoutSecrets(_ target: URL) -> URL {
    let secrets = Set(secretPairs)
    guard !secrets.isEmpty,
      var parts = URLComponents(url: target, resolvingAgainstBaseURL: true),
      let query = parts.percentEncodedQuery
    else { return target }
    let others = query.split(separator: "&").filter { !secrets.contains($0) }
    parts.percentEncodedQuery = others.isEmpty ? nil : others.joined(separator: "&")
    return parts.url ?? target
  }
}

/// The scheme, host and port of a URL, which limit where credentials are sent (RFC 6454, section 4).
struct Origin: Hashable {
  let scheme: String?
  let host: String?
  let port: Int?

  init(_ url: URL) {
    scheme = url.scheme?.lowercased()
    host = url.host?.lowercased()
    port = url.port ?? (url.isSecure ? 443 : 80)
  }
}

extension URL {
  var isSecure: Bool { scheme?.lowercased() == "https" }

  /// True if the URL has an HTTP scheme and a host.
  var isHTTP: Bool { (isSecure || scheme?.lowercased() == "http") && !(host ?? "").isEmpty }
}
