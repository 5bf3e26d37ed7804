import Foundation

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
