// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct LoginUser: Equatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public let id: Int
  public let name: String
  public let email: String
  public let isAdmin: Bool

  public init(id: Int, name: String, email: String, isAdmin: Bool) {
    self.id = id
    self.name = name
    self.email = email
    self.isAdmin = isAdmin
  }
}

// MARK: - Coding

extension LoginUser {
  private enum WireKey: ~Copyable {
    case id
    case name
    case email
    case isAdmin
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("name required", as: .name)
    keys.add("email required", as: .email)
    keys.add("is_admin required", as: .isAdmin)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var email = ""
    var isAdmin = false
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .name: json.string(&name)
      case .email: json.string(&email)
      case .isAdmin: json.bool(&isAdmin)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name, email: email, isAdmin: isAdmin)
  }
}

extension LoginUser {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.field("email", email)
    json.field("is_admin", isAdmin)
    json.endObject()
  }
}
