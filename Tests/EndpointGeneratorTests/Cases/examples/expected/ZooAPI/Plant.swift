// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Plant: Equatable, Sendable {
  public var height: Double

  public init(height: Double) {
    self.height = height
  }
}

extension Plant: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("height", height)
    json.endObject()
  }
}
