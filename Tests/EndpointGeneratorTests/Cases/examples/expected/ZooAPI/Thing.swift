// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Thing: Equatable, Sendable, WireEncodable {
  case plant(Plant)
  case toy(Toy)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Thing {
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
