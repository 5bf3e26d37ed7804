// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Point: Equatable, Sendable {
  public var x: Int
  public var y: Int?

  public init(x: Int, y: Int? = nil) {
    self.x = x
    self.y = y
  }
}

extension Point: JSONDecodable {
  private static let keys: JSONKeys = "x y"

  public init?(from json: inout JSONReader) {
    var x = 0
    var y: Int?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&x)
      default: json.int(&y)
      }
    }
    guard json.finish(&fields, required: 0b01) else { return nil }
    self.init(x: x, y: y)
  }
}

extension Point: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("x", x)
    json.field("y", y)
    json.endObject()
  }
}
