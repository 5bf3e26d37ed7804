// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Owner: Equatable, Sendable, WireDecodable, WireEncodable {
  public var login: String
  public var email: String?

  public init(login: String, email: String? = nil) {
    self.login = login
    self.email = email
  }
}

// MARK: - Coding

extension Owner {
  private enum WireKey: ~Copyable {
    case login
    case email
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("login required", as: .login)
    keys.add("email", as: .email)
  }

  public init?(from json: inout JSONReader) {
    var login = ""
    var email: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .login: json.string(&login)
      case .email: json.string(&email)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(login: login, email: email)
  }
}

extension Owner {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("login", login)
    json.field("email", email)
    json.endObject()
  }
}
