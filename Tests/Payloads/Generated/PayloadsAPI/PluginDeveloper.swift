// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct PluginDeveloper: Equatable, Sendable, WireDecodable, WireEncodable {
  public let developerId: String?
  public let email: String?
  public let name: String?

  public init(developerId: String? = nil, email: String? = nil, name: String? = nil) {
    self.developerId = developerId
    self.email = email
    self.name = name
  }
}

// MARK: - Coding

extension PluginDeveloper {
  private enum WireKey: ~Copyable {
    case developerId
    case email
    case name
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("developerId", as: .developerId)
    keys.add("email", as: .email)
    keys.add("name", as: .name)
  }

  public init?(from json: inout JSONReader) {
    var developerId: String?
    var email: String?
    var name: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .developerId: json.string(&developerId)
      case .email: json.string(&email)
      case .name: json.string(&name)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(developerId: developerId, email: email, name: name)
  }
}

extension PluginDeveloper {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("developerId", developerId)
    json.field("email", email)
    json.field("name", name)
    json.endObject()
  }
}
