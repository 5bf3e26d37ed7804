// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Plant: Equatable, Sendable, WireEncodable {
  public var height: Double

  public init(height: Double) {
    self.height = height
  }
}

// MARK: - Coding

extension Plant {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("height", height)
    json.endObject()
  }
}
