// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Service: Equatable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

extension Service: JSONDecodable {
  private static let keys: JSONKeys = "name"

  public init?(from json: inout JSONReader) {
    var name = ""
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&name)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(name: name)
  }
}
