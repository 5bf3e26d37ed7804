import Foundation

/// What a client proves with who is calling.
///
/// Closures are asked for each request, so that a token can be fetched or renewed. Credentials without a name go
/// with every scheme of their kind; where an API has several schemes, they are named as its spec names them.
///
/// ```swift
/// .bearer { try await keychain.token() }
/// ["token": .bearer("t0ken"), "key": .key { keys.current }]
/// ```
public struct Credentials: Sendable {
  /// How a secret is had: the text that travels behind the scheme's own words.
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

  /// A token that is asked for before each request.
  public static func bearer(
    _ token: @escaping @Sendable () async throws -> String
  ) -> Credentials {
    Credentials(.bearer, token)
  }

  /// A token that is asked for before each request, and renewed when the server answers 401.
  ///
  /// However many requests are refused with one token, it is renewed once, and each request is sent again, once. What
  /// `refresh` throws, all of them throw.
  ///
  /// - Parameters:
  ///   - token: the token as it is now.
  ///   - timeout: how many seconds a renewal may take. Then its requests fail with a `.timedOut`, and the next refusal begins
  ///     another one.
  ///   - refresh: gets another one, which `token` returns from then on.
  public static func bearer(
    _ token: @escaping @Sendable () async throws -> String,
    timeout: Double = 60,
    refresh: @escaping @Sendable () async throws -> Void
  ) -> Credentials {
    Credentials(.bearer, renewal: TokenRenewal(token, refresh, timeout: timeout), token)
  }

  /// A token that stays the same.
  public static func bearer(_ token: String) -> Credentials { .bearer { token } }

  /// A user and a password.
  public static func basic(user: String, password: String) -> Credentials {
    .basic { (user, password) }
  }

  /// A user and a password that are asked for before each request.
  public static func basic(
    _ login: @escaping @Sendable () async throws -> (user: String, password: String)
  ) -> Credentials {
    Credentials(.basic) {
      let (user, password) = try await login()
      guard !user.contains(":") else {
        throw InvalidRequest("The user of the credentials has a colon in it.")
      }
      return Data("\(user):\(password)".utf8).base64EncodedString()
    }
  }

  /// A key that is asked for before each request.
  public static func key(_ key: @escaping @Sendable () async throws -> String) -> Credentials {
    Credentials(.key, key)
  }

  /// A key that stays the same.
  public static func key(_ key: String) -> Credentials { .key { key } }

  /// How the secret of a scheme is had; `nil` if there is none.
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
  /// Credentials by the names of their schemes.
  public init(dictionaryLiteral elements: (String, Credentials)...) {
    for (name, credentials) in elements {
      named[name] = credentials.unnamed
    }
  }
}

extension Credentials: CustomStringConvertible, CustomReflectable {
  /// Says nothing but that there are credentials.
  public var description: String { isEmpty ? "none" : Secret.masked.description }

  public var customMirror: Mirror { Mirror(self, children: ["credentials": description]) }
}
