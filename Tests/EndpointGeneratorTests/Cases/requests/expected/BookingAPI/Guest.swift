// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Guest: Equatable, Sendable, WireEncodable {
  public var name: String
  public var born: Date?

  public init(name: String, born: Date? = nil) {
    self.name = name
    self.born = born
  }
}

// MARK: - Coding

extension Guest {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("born", born, .pattern("yyyy-MM-dd"))
    json.endObject()
  }
}
