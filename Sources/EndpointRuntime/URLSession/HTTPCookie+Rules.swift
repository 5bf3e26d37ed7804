import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What RFC 6265 has to say on a cookie, where Linux does not ask: it stores any domain and never looks at `Path`
/// and `Secure`.
extension HTTPCookie {
  /// Whether the host may set it: for itself, or for a domain that it is in and that is more than one label.
  func maySet(from host: String) -> Bool {
    let bare = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
    if bare.lowercased() == host.lowercased() { return true }
    return domain.hasPrefix(".") && bare.contains(".")
      && host.lowercased().hasSuffix(domain.lowercased())
  }

  /// Whether it goes with a request for the URL, whose host is known to be right (section 5.4).
  func goes(to url: URL) -> Bool {
    let isFresh = (expiresDate ?? .distantFuture) > Date()
    return isFresh && (!isSecure || url.isSecure) && covers(url.path)
  }

  private func covers(_ requested: String) -> Bool {
    let requested = requested.isEmpty ? "/" : requested
    guard requested.hasPrefix(path) else { return false }
    let rest = requested.dropFirst(path.count)
    return rest.isEmpty || path.hasSuffix("/") || rest.hasPrefix("/")
  }
}
