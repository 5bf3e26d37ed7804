// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Draft: Equatable, Sendable {
  @Indirect public var owner: Account
  public var name: String

  public init(owner: Account, name: String) {
    self.owner = owner
    self.name = name
  }
}

extension Draft: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("owner", owner)
    json.field("name", name)
    json.endObject()
  }
}
