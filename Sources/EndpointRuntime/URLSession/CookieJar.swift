import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Stores the cookies of a session and selects those of a request (RFC 6265).
///
/// Foundation replaces the request's own cookies or joins them with a comma, depending on the platform. Here both are
/// sent, and the request's own cookie replaces a stored one of the same name.
struct CookieJar: Sendable {
  private let storage: HTTPCookieStorage?
  private let sends: Bool
  private let accepts: Bool

  init(_ configuration: URLSessionConfiguration) {
    storage = configuration.httpCookieStorage
    sends = configuration.httpShouldSetCookies
    accepts = configuration.httpCookieAcceptPolicy != .never
  }

  /// The `Cookie` header of the request. `nil` if it has none.
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

  /// Stores the cookies of a response.
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
