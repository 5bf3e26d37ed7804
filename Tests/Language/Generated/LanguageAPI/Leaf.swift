// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Leaf: Equatable, Sendable {
  public var value: Int

  public init(value: Int) {
    self.value = value
  }
}

extension Leaf: JSONDecodable {
  private static let keys: JSONKeys = "value"

  public init?(from json: inout JSONReader) {
    var value = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&value)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(value: value)
  }
}

extension Leaf: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("value", self.value)
    json.endObject()
  }
}
