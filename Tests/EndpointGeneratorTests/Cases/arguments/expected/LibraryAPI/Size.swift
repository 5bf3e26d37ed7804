// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Size: Equatable, Sendable, WireEncodable {
  public var width: Int
  public var height: Int
  public var unit: String

  public init(width: Int, height: Int, unit: String = "cm") {
    self.width = width
    self.height = height
    self.unit = unit
  }
}

// MARK: - Coding

extension Size {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("width", width)
    json.field("height", height)
    json.field("unit", unit)
    json.endObject()
  }
}
