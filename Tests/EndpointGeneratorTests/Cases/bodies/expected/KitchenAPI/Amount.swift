// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Amount: Equatable, Sendable, WireEncodable {
  public var value: Double
  public var unit: String

  public init(value: Double, unit: String) {
    self.value = value
    self.unit = unit
  }
}

// MARK: - Coding

extension Amount {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("value", self.value)
    json.field("unit", unit)
    json.endObject()
  }
}
