// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Constants: Equatable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }
}

extension Constants: JSONDecodable {
  private static let keys: JSONKeys = "name"

  public init?(from json: inout JSONReader) {
    var name = ""
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&name)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(name: name)
  }
}

extension Constants: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("kind", "constant")
    json.field("version", 2)
    json.field("ratio", 1.50 as JSONValue)
    json.field("beta", false)
    json.field("list", ["a", 1, .null] as JSONValue)
    json.field("options", ["deep": ["x": []]] as JSONValue)
    json.field("nothing", JSONValue.null)
    json.field("tiny", -0.1e-5 as JSONValue)
    json.beginObject("meta")
    json.field("inner", "in")
    json.endObject()
    json.field("name", name)
    json.endObject()
  }
}
