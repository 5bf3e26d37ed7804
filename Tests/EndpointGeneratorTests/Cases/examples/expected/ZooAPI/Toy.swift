// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Toy: Equatable, Sendable, WireEncodable {
  public var colour: String

  public init(colour: String) {
    self.colour = colour
  }
}

// MARK: - Coding

extension Toy {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("colour", colour)
    json.endObject()
  }
}
