// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Atlas: Equatable, Sendable, WireEncodable {
  public var areas: [Area]?
  public var tags: [String]?

  public init(areas: [Area]? = nil, tags: [String]? = nil) {
    self.areas = areas
    self.tags = tags
  }
}

// MARK: - Coding

extension Atlas {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("areas", areas)
    json.field("tags", tags)
    json.endObject()
  }
}
