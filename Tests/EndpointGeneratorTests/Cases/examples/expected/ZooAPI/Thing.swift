// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Thing: Equatable, Sendable {
  case plant(Plant)
  case toy(Toy)
  /// What is none of the others.
  case unknown(JSONValue)
}

extension Thing: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .plant(let value):
      json.beginObject()
      json.field("kind", "plant")
      json.members(of: value)
      json.endObject()
    case .toy(let value):
      json.beginObject()
      json.field("kind", "toy")
      json.members(of: value)
      json.endObject()
    case .unknown(let value):
      json.value(value)
    }
  }
}
