// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Owner: Equatable, Sendable, WireDecodable, WireEncodable {
  public var login: String

  public init(login: String) {
    self.login = login
  }
}

// MARK: - Coding

extension Owner {
  private enum WireKey: ~Copyable {
    case login
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("login required", as: .login)
  }

  public init?(from json: inout JSONReader) {
    var login = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .login: json.string(&login)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(login: login)
  }
}

extension Owner {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("login", login)
    json.endObject()
  }
}
