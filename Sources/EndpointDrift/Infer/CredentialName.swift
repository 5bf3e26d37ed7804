import EndpointJudge
import EndpointSpec

/// What the name of a header or of a query parameter says about a credential.
enum CredentialName {
  /// The name proves it: `X-API-Key`, `access_token`.
  case sure
  /// The last word names a secret: `X-Vault-Token`.
  case secret
  /// The last word names a key, which may be that of a thing: `X-Routing-Key`.
  case key

  /// Nil for a header that does not authenticate, such as `Idempotency-Key`, which names one request.
  init?(_ header: String) {
    guard Self.endings.contains(where: { Self.ends(header, in: $0) }) else { return nil }
    let words = SwiftNaming.lowercaseWords(of: header)
    let plain = words.joined()
    guard let last = words.last, !words.contains(where: Self.others.contains) else { return nil }
    if Self.names.contains(where: plain.hasSuffix) {
      self = .sure
    } else if Self.secrets.contains(last), SecretName.isOne(header) {
      self = .secret
    } else if Self.keys.contains(last) {
      self = .key
    } else {
      return nil
    }
  }

  /// - Parameter name: The name of a query parameter.
  init?(query name: String) {
    let plain = SwiftNaming.lowercaseWords(of: name).joined()
    if Self.names.contains(plain) || plain == "appid" {
      self = .sure
    } else if plain == "key" || plain == "token" {
      self = .key
    } else {
      return nil
    }
  }

  /// Whether a header with this name and text may authenticate. A credential is one text, perhaps behind a scheme.
  func isOne(_ text: String) -> Bool {
    switch self {
    case .sure: true
    case .secret: text.utf8.count { $0 == UInt8(ascii: " ") } <= 1
    case .key: Self.isSecret(text)
    }
  }

  /// Whether a text looks like a secret, and not like a name, an address or a file.
  static func isSecret(_ text: String) -> Bool {
    text.utf8.count >= shortestSecret && PathWord.fileEnding(text) == nil
      && !text.split(separator: "/").allSatisfy { PathShape.isWord(String($0)) }
      && text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "-_.~+/=".utf8.contains($0) }
  }

  private static let shortestSecret = 12

  private static let names = [
    "apikey", "accesstoken", "authtoken", "subscriptionkey", "privatetoken", "accesskey",
  ]
  private static let secrets: Set<String> = [
    "token", "secret", "password", "jwt", "bearer", "credential", "credentials", "authorization",
  ]
  private static let keys: Set<String> = ["key", "auth"]
  /// What the names of credentials end in, to skip other headers quickly.
  private static let endings = secrets.union(keys).map { Array($0.utf8) }

  private static func ends(_ header: String, in ending: [UInt8]) -> Bool {
    header.utf8.count >= ending.count
      && zip(header.utf8.reversed(), ending.reversed()).allSatisfy { $0 | 0x20 == $1 }
  }

  /// Words of keys and tokens of single requests.
  private static let others: Set<String> = [
    "idempotency", "idempotent", "request", "cache", "trace", "correlation",
  ]
}
