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
    // The usual policy of a storage accepts only cookies of the main document.
    storage.setCookies(mine, for: url, mainDocumentURL: url)
  }

  private static func names(_ header: String) -> [String] {
    header.split(separator: ";").map { pair in
      String(pair.prefix { $0 != "=" }).trimmingCharacters(in: .whitespaces)
    }
  }
}

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
  fileprivate func goes(to url: URL) -> Bool {
    let isFresh = (expiresDate ?? .distantFuture) > Date()
    return isFresh && (!isSecure || url.isSecure) && covers(url.path(percentEncoded: true))
  }

  private func covers(_ requested: String) -> Bool {
    let requested = requested.isEmpty ? "/" : requested
    guard requested.hasPrefix(path) else { return false }
    let rest = requested.dropFirst(path.count)
    return rest.isEmpty || path.hasSuffix("/") || rest.hasPrefix("/")
  }
}

/// Parses the `Set-Cookie` headers of a response (RFC 6265, section 5.2).
///
/// Foundation's parser crashes on Linux at a name like `🂡` without a value.
enum SetCookie {
  /// The cookies of a header value. Foundation joins several values by commas.
  static func cookies(in text: String, for host: String, now: Date = Date()) -> [HTTPCookie] {
    values(in: text).compactMap { cookie(in: $0, for: host, now) }
  }

  /// Splits joined header values at commas. A comma in a date is not followed by a pair.
  private static func values(in text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).reduce(into: []) { values, part in
      let isPair = part.prefix { $0 != ";" }.contains("=")
      if isPair || values.isEmpty {
        values.append(String(part))
      } else {
        values[values.count - 1] += ",\(part)"
      }
    }
  }

  private static func cookie(in text: String, for host: String, _ now: Date) -> HTTPCookie? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(pair)
    guard let first = parts.first, !first.name.isEmpty, let value = first.value else { return nil }
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: first.name, .value: value, .domain: host, .path: "/",
    ]
    var age: Date?
    for (name, value) in parts.dropFirst() {
      switch (name.lowercased(), value ?? "") {
      case ("expires", let text): properties[.expires] = date(in: text) ?? properties[.expires]
      case ("max-age", let text): age = date(afterAge: text, now) ?? age
      case ("domain", let text) where !text.isEmpty:
        properties[.domain] = text.hasPrefix(".") ? text : ".\(text)"
      case ("path", let text) where text.hasPrefix("/"): properties[.path] = text
      case ("secure", _): properties[.secure] = "TRUE"
      default: break
      }
    }
    // `Max-Age` takes precedence over `Expires` (section 5.3).
    if let age { properties[.expires] = age }
    return HTTPCookie(properties: properties)
  }

  private static func pair(_ text: Substring) -> (name: String, value: String?) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
  }

  /// The expiry date for a number of seconds. A minus sign means that the cookie has expired.
  private static func date(afterAge text: String, _ now: Date) -> Date? {
    let isNegative = text.hasPrefix("-")
    let digits = String(text.dropFirst(isNegative ? 1 : 0))
    guard digits.isDigits, let seconds = Double(digits) else { return nil }
    return isNegative ? .distantPast : now.addingTimeInterval(Saturation.seconds(seconds))
  }

  /// A date as in HTTP, or with hyphens: `Wed, 09-Jun-2021 10:18:14 GMT`.
  private static func date(in text: String) -> Date? {
    DateFormat.rfc1123.date(from: text.replacingOccurrences(of: "-", with: " "))
  }
}
