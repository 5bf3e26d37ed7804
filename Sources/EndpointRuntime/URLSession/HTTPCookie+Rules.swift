import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Rules of RFC 6265 that Foundation on Linux does not check: it stores cookies of any domain and ignores `Path` and
/// `Secure`.
extension HTTPCookie {
  /// True if the host may set the cookie: for itself, or for a parent domain of more than one label.
  func maySet(from host: String) -> Bool {
    let bare = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
    if bare.lowercased() == host.lowercased() { return true }
    return domain.hasPrefix(".") && bare.contains(".")
      && host.lowercased().hasSuffix(domain.lowercased())
  }

  /// True if the cookie is sent to the URL, whose host must match already (section 5.4).
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
