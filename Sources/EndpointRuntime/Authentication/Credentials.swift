import Foundation

/// The credentials that a client sends.
///
/// Closures are called for each request, so that a token can be fetched or renewed. Credentials without a name apply to
/// every scheme of their kind. If an API has several schemes, name them as the spec does.
///
/// ```swift
/// .bearer { try await keychain.token() }
/// ["token": .bearer("t0ken"), "key": .key { keys.current }]
/// ```
public struct Credentials: Sendable {
  /// Provides a secret: the text that follows the keyword of the scheme.
  struct Source: Sendable {
    let fetch: @Sendable () async throws -> String
    var renewal: TokenRenewal?
  }

  private enum Kind: Hashable {
    case bearer
    case basic
    case key
  }

  private var unnamed: [Kind: Source] = [:]
  private var named: [String: [Kind: Source]] = [:]

  /// True if requests that declare authentication are sent without.
  private(set) var isAnonymous = false

  private init() {}

  private init(
    _ kind: Kind,
    renewal: TokenRenewal? = nil,
    _ fetch: @escaping @Sendable () async throws -> String
  ) {
    unnamed[kind] = Source(fetch: fetch, renewal: renewal)
  }

  /// No credentials. Requests that need some fail with `.invalidRequest`, and nothing is sent.
  public static let none = Credentials()

  /// No credentials, for a server that needs none, such as one for development. Requests are sent without them.
  public static let anonymous: Credentials = {
    var credentials = Credentials()
    credentials.isAnonymous = true
    return credentials
  }()

  /// A token from a closure, called before each request.
  public static func bearer(
    _ token: @escaping @Sendable () async throws -> String
  ) -> Credentials {
    Credentials(.bearer, token)
  }

  /// A token from a closure, called before each request, and renewed if the server responds with 401.
  ///
  /// Concurrent requests with a refused token share one renewal. Then each of them is sent once more. If `refresh`
  /// throws, all of them throw that error.
  ///
  /// - Parameters:
  ///   - token: Returns the current token.
  ///   - timeout: The maximum duration of a renewal in seconds. After it, the waiting requests fail with `.timedOut`,
  ///     and the next refusal starts a new renewal.
  ///   - refresh: Gets a new token, which `token` returns from then on.
  public static func bearer(
    _ token: @escaping @Sendable () async throws -> String,
    timeout: Double = 60,
    refresh: @escaping @Sendable () async throws -> Void
  ) -> Credentials {
    Credentials(.bearer, renewal: TokenRenewal(token, refresh, timeout: timeout), token)
  }

  /// A fixed token.
  public static func bearer(_ token: String) -> Credentials { .bearer { token } }

  /// A fixed user and password.
  public static func basic(user: String, password: String) -> Credentials {
    .basic { (user, password) }
  }

  /// A user and password from a closure, called before each request.
  public static func basic(
    _ login: @escaping @Sendable () async throws -> (user: String, password: String)
  ) -> Credentials {
    Credentials(.basic) {
      let (user, password) = try await login()
      guard !user.contains(":") else {
        throw InvalidRequest("The user name of the credentials contains a colon.")
      }
      return Data("\(user):\(password)".utf8).base64EncodedString()
    }
  }

  /// An API key from a closure, called before each request.
  public static func key(_ key: @escaping @Sendable () async throws -> String) -> Credentials {
    Credentials(.key, key)
  }

  /// A fixed API key.
  public static func key(_ key: String) -> Credentials { .key { key } }

  /// The source of the secret for a scheme. `nil` if there are no credentials for it.
  func source(for name: String, _ scheme: AuthenticationScheme?) -> Source? {
    let kind: Kind
    switch scheme {
    case .bearer: kind = .bearer
    case .basic: kind = .basic
    case .key: kind = .key
    case nil: return nil
    }
    return named[name]?[kind] ?? unnamed[kind]
  }

  var isEmpty: Bool { unnamed.isEmpty && named.isEmpty }
}

extension Credentials: ExpressibleByDictionaryLiteral {
  /// Credentials by the names of their schemes in the spec.
  public init(dictionaryLiteral elements: (String, Credentials)...) {
    for (name, credentials) in elements {
      named[name] = credentials.unnamed
    }
  }
}

extension Credentials: CustomStringConvertible, CustomReflectable {
  /// `none`, `anonymous` or `***`.
  public var description: String {
    isEmpty ? isAnonymous ? "anonymous" : "none" : Secret.masked.description
  }

  public var customMirror: Mirror { Mirror(self, children: ["credentials": description]) }
}
