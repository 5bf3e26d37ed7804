// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// Why the server refused.
public struct Refusal: Equatable, Identifiable, Sendable, WireDecodable {
  public let id: Int
  public let name: String
  public let message: String

  public init(id: Int, name: String, message: String) {
    self.id = id
    self.name = name
    self.message = message
  }
}

// MARK: - Coding

extension Refusal {
  private enum WireKey: ~Copyable {
    case id
    case name
    case message
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("error_id required", as: .id)
    keys.add("error_name required", as: .name)
    keys.add("error_message required", as: .message)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var message = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .name: json.string(&name)
      case .message: json.string(&message)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name, message: message)
  }
}
