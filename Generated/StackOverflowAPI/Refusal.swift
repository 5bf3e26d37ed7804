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
    var id: Int?
    var name: String?
    var message: String?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: id = json.int()
      case 1: name = json.string()
      default: message = json.string()
      }
    }
    guard json.finish(fields, required: 0b111), let id, let name, let message else { return nil }
    self.init(id: id, name: name, message: message)
  }
}
