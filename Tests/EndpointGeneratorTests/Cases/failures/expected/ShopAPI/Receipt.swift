// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Receipt: Equatable, Sendable {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

extension Receipt: JSONDecodable {
  private static let keys: JSONKeys = "id"

  public init?(from json: inout JSONReader) {
    var id = ""
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&id)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(id: id)
  }
}
