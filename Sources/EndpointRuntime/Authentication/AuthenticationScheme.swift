import Foundation

/// An authentication scheme that a spec declares.
public enum AuthenticationScheme: Hashable, Sendable {
  /// A token: `Authorization: Bearer …` (RFC 6750, section 2.1).
  case bearer
  /// A user and a password: `Authorization: Basic …` (RFC 7617).
  case basic
  /// An API key in a header, a query parameter or a cookie of this name.
  case key(String, in: KeyPlace)

  /// The location of a key in the request.
  public enum KeyPlace: Hashable, Sendable {
    /// A header of this name.
    case header
    /// A query parameter of this name.
    case query
    /// A cookie of this name in the Cookie header (RFC 6265, section 4.2).
    case cookie
  }
}

extension AuthenticationScheme {
  /// Adds a secret to the request as the scheme requires, and marks it as secret.
  func place(_ secret: String, in request: inout HTTPRequest) throws(InvalidRequest) {
    switch self {
    case .bearer:
      request.headers.set("Authorization", "Bearer \(secret)", isSecret: true)
    case .basic:
      request.headers.set("Authorization", "Basic \(secret)", isSecret: true)
    case .key(let name, in: .header):
      request.headers.set(name, secret, isSecret: true)
    case .key(let name, in: .cookie):
      let others = request.headers["Cookie"].map { "\($0); " } ?? ""
      let cookie = PercentEncoding.cookie(name, secret)
      request.headers.set("Cookie", others + cookie, isSecret: true)
    case .key(let name, in: .query):
      try request.addQuery(name, secret)
    }
  }
}

extension HTTPRequest {
  /// Adds a query parameter, or replaces the one with its name: the URL of a next page may contain the key already.
  fileprivate mutating func addQuery(_ name: String, _ value: String) throws(InvalidRequest) {
    let (key, value) = (PercentEncoding.encode(name), PercentEncoding.encode(value))
    let parts = url.absoluteString.split(separator: "?", maxSplits: 1)
    let query = parts.dropFirst().first?.split(separator: "&") ?? []
    let others = query.filter { $0.prefix { $0 != "=" } != key }
    let text = (others + ["\(key)=\(value)"]).joined(separator: "&")
    guard let url = URL(reference: "\(parts.first ?? "")?\(text)") else {
      throw InvalidRequest("The key \(name) cannot be added to the URL.")
    }
    self.url = url
    urlSecrets.queryNames.insert(key)
  }
}
