// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

import EndpointRuntime

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

  private static let keys: WireKeys = """
    error_id required
    error_name required
    error_message required
    """

  public init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var message = ""
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .id: json.int(&id)
      case .name: json.string(&name)
      case .message: json.string(&message)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name, message: message)
  }
}
