// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Category: Equatable, Sendable {
  public var name: String
  @Indirect public var parent: Category?

  public init(name: String, parent: Category? = nil) {
    self.name = name
    self.parent = parent
  }
}

extension Category: JSONDecodable {
  private static let keys: JSONKeys = "name parent"

  public init?(from json: inout JSONReader) {
    var name = ""
    var parent: Category?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&name)
      default: parent = Category(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b01) else { return nil }
    self.init(name: name, parent: parent)
  }
}

extension Category: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("parent", parent)
    json.endObject()
  }
}
