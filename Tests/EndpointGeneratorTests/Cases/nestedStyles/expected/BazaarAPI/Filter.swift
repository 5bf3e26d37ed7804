// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Filter: Equatable, Sendable, WireEncodable {
  public var name: String?
  public var sizes: [Int]?
  @Indirect public var parent: Filter?

  public init(name: String? = nil, sizes: [Int]? = nil, parent: Filter? = nil) {
    self.name = name
    self.sizes = sizes
    self.parent = parent
  }
}

// MARK: - Coding

extension Filter {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("sizes", sizes)
    json.field("parent", parent)
    json.endObject()
  }
}
