// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// The smallest payload that a client reads: 200 bytes.
public struct Login: Equatable, Sendable, WireDecodable, WireEncodable {
  public let token: String
  public let expiresIn: Int
  public let user: LoginUser
  public let scope: String

  public init(token: String, expiresIn: Int, user: LoginUser, scope: String) {
    self.token = token
    self.expiresIn = expiresIn
    self.user = user
    self.scope = scope
  }
}

// MARK: - Coding

extension Login {
  private enum WireKey: ~Copyable {
    case token
    case expiresIn
    case user
    case scope
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("token required secret", as: .token)
    keys.add("expires_in required", as: .expiresIn)
    keys.add("user required", as: .user)
    keys.add("scope required", as: .scope)
  }

  public init?(from json: inout JSONReader) {
    var token = ""
    var expiresIn = 0
    var user: LoginUser?
    var scope = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .token: json.string(&token)
      case .expiresIn: json.int(&expiresIn)
      case .user: json.value(&user)
      case .scope: json.string(&scope)
      }
    }
    guard json.finish(&object), let user else { return nil }
    self.init(token: token, expiresIn: expiresIn, user: user, scope: scope)
  }
}

extension Login {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("token", token, secret: true)
    json.field("expires_in", expiresIn)
    json.field("user", user)
    json.field("scope", scope)
    json.endObject()
  }
}

// MARK: - Printing

extension Login: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "token": Secret.masked,
        "expiresIn": expiresIn,
        "user": user,
        "scope": scope,
      ]
    )
  }
}
