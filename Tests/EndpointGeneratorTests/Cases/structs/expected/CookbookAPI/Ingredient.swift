// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Ingredient: Equatable, Sendable {
  public var name: String
  public var grams: Double?

  public init(name: String, grams: Double? = nil) {
    self.name = name
    self.grams = grams
  }
}

extension Ingredient: JSONDecodable {
  private static let keys: JSONKeys = "name grams"

  public init?(from json: inout JSONReader) {
    var name = ""
    var grams: Double?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&name)
      default: json.double(&grams)
      }
    }
    guard json.finish(&fields, required: 0b01) else { return nil }
    self.init(name: name, grams: grams)
  }
}

extension Ingredient: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("grams", grams)
    json.endObject()
  }
}
