import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The cookies that servers have set in a session, and which of them go with a request (RFC 6265).
///
/// A request may have cookies of its own beside them. Foundation then replaces the ones by the others, or joins them
/// with a comma, by platform; here both are sent, and the request's own wins over a stored one of its name.
struct CookieJar: Sendable {
  private let storage: HTTPCookieStorage?
  private let sends: Bool
  private let accepts: Bool

  init(_ configuration: URLSessionConfiguration) {
    storage = configuration.httpCookieStorage
    sends = configuration.httpShouldSetCookies
    accepts = configuration.httpCookieAcceptPolicy != .never
  }

  /// The `Cookie` header of the request; `nil` if it has none.
  func header(for request: HTTPRequest) -> String? {
    let own = request.headers.values(of: "Cookie")
    guard sends, let stored = storage?.cookies(for: request.url), !stored.isEmpty else {
      return own.isEmpty ? nil : own.joined(separator: "; ")
    }
    let names = Set(own.flatMap(Self.names))
    let added = stored.filter { !names.contains($0.name) && $0.goes(to: request.url) }
    let all = own + added.map { "\($0.name)=\($0.value)" }
    return all.isEmpty ? nil : all.joined(separator: "; ")
  }

  /// Takes up the cookies that a response sets.
  func store(_ response: HTTPURLResponse) {
    guard accepts, let storage, let url = response.url, let host = url.host,
      let text = response.value(forHTTPHeaderField: "Set-Cookie")
    else { return }
    let mine = SetCookie.cookies(in: text, for: host).filter { $0.maySet(from: host) }
    storage.setCookies(mine, for: url, mainDocumentURL: nil)
  }

  private static func names(_ header: String) -> [String] {
    header.split(separator: ";").map { pair in
      String(pair.prefix { $0 != "=" }).trimmingCharacters(in: .whitespaces)
    }
  }
}
