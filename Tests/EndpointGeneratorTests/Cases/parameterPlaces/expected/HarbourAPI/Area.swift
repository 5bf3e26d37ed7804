// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Area: Equatable, Sendable, WireEncodable {
  public var north: Double
  public var south: Double

  public init(north: Double, south: Double) {
    self.north = north
    self.south = south
  }
}

// MARK: - Coding

extension Area {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("north", north)
    json.field("south", south)
    json.endObject()
  }
}
