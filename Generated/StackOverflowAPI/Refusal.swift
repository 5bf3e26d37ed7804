// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

import EndpointRuntime

/// Why the server refused.
public struct Refusal: Equatable, Sendable {
  public let id: Int
  public let name: String
  public let message: String

  public init(id: Int, name: String, message: String) {
    self.id = id
    self.name = name
    self.message = message
  }
}

extension Refusal: JSONDecodable {
  private static let keys: JSONKeys = "error_id error_name error_message"

  public init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var message = ""
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&id)
      case .f1: json.string(&name)
      default: json.string(&message)
      }
    }
    guard json.finish(&fields, required: 0b111) else { return nil }
    self.init(id: id, name: name, message: message)
  }
}
