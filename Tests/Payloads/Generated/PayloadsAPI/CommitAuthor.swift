// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct CommitAuthor: Equatable, Sendable, WireDecodable, WireEncodable {
  public let email: String
  public let name: String

  public init(email: String, name: String) {
    self.email = email
    self.name = name
  }
}

// MARK: - Coding

extension CommitAuthor {
  private enum WireKey: ~Copyable {
    case email
    case name
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("email required", as: .email)
    keys.add("name required", as: .name)
  }

  public init?(from json: inout JSONReader) {
    var email = ""
    var name = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .email: json.string(&email)
      case .name: json.string(&name)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(email: email, name: name)
  }
}

extension CommitAuthor {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("email", email)
    json.field("name", name)
    json.endObject()
  }
}
