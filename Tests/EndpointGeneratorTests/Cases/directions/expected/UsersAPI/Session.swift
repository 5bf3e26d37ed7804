// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Session: Equatable, Sendable, WireDecodable {
  public let token: String
  public let description: String
  public let secretCode: Int
  public let path: String?

  public init(token: String, description: String, secretCode: Int, path: String? = nil) {
    self.token = token
    self.description = description
    self.secretCode = secretCode
    self.path = path
  }
}

// MARK: - Coding

extension Session {
  private enum WireKey: ~Copyable {
    case token
    case description
    case secretCode
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("token required", as: .token)
    keys.add("description required", as: .description)
    keys.add("secretCode required secret", as: .secretCode)
  }

  public init?(from json: inout JSONReader) {
    var token = ""
    var description = ""
    var secretCode = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .token: json.string(&token)
      case .description: json.string(&description)
      case .secretCode: json.int(&secretCode)
      }
    }
    let path = json.at("a.path", of: object, secret: true) { $0.string() }
    guard json.finish(&object) else { return nil }
    self.init(token: token, description: description, secretCode: secretCode, path: path)
  }
}

// MARK: - Printing

extension Session: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "token": token,
        "description": description,
        "secretCode": Secret.masked,
        "path": Secret.masked,
      ]
    )
  }
}
