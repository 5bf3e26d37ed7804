// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Toy: Equatable, Sendable {
  public var colour: String

  public init(colour: String) {
    self.colour = colour
  }
}

extension Toy: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("colour", colour)
    json.endObject()
  }
}
