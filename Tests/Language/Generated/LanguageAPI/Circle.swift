// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Circle: Equatable, Sendable {
  public var radius: Double

  public init(radius: Double) {
    self.radius = radius
  }
}

extension Circle: JSONDecodable {
  private static let keys: JSONKeys = "radius"

  public init?(from json: inout JSONReader) {
    var radius = 0.0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.double(&radius)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(radius: radius)
  }
}

extension Circle: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("radius", radius)
    json.endObject()
  }
}
