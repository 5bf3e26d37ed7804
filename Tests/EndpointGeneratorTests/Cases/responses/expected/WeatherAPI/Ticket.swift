// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Ticket: Equatable, Sendable {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

extension Ticket: JSONDecodable {
  private static let keys: JSONKeys = "id"

  public init?(from json: inout JSONReader) {
    var id: String?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      id = json.string()
    }
    guard json.finish(fields, required: 0b1), let id else { return nil }
    self.init(id: id)
  }
}
