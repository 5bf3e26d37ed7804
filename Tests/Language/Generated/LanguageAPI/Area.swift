// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Area: Equatable, Sendable, WireEncodable {
  public var north: Double
  public var south: Double?
  public var tags: [String]?

  public init(north: Double, south: Double? = nil, tags: [String]? = nil) {
    self.north = north
    self.south = south
    self.tags = tags
  }
}

// MARK: - Coding

extension Area {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("north", north)
    json.field("south", south)
    json.field("tags", tags)
    json.endObject()
  }
}
