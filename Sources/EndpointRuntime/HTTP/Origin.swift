import Foundation

/// Scheme, host and port of a URL: what a credential belongs to (RFC 6454, section 4).
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

  /// True if it has the scheme and the host that HTTP needs.
  var isHTTP: Bool { (isSecure || scheme?.lowercased() == "http") && !(host ?? "").isEmpty }
}
