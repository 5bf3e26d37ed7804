// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct InlineVisitor: Equatable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }
}

extension InlineVisitor: JSONDecodable {
  private static let keys: JSONKeys = "name"

  public init?(from json: inout JSONReader) {
    var name: String?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      name = json.string()
    }
    guard json.finish(fields, required: 0b1), let name else { return nil }
    self.init(name: name)
  }
}

extension InlineVisitor: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.endObject()
  }
}
