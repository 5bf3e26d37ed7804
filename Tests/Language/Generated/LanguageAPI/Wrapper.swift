// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Wrapper: Equatable, Sendable {
  public var inner: Command
  public var id: Int

  public init(inner: Command, id: Int) {
    self.inner = inner
    self.id = id
  }
}

extension Wrapper: JSONDecodable {
  private static let keys: JSONKeys = "inner"

  public init?(from json: inout JSONReader) {
    var inner: Command?
    var fields = json.object(Self.keys, nulls: 0b1)
    while json.next(&fields) != nil {
      inner = Command(from: &json)
    }
    let id = json.at("event.id", of: fields, required: true) { $0.int() }
    guard json.finish(&fields, required: 0b1), let inner, let id else { return nil }
    self.init(inner: inner, id: id)
  }
}

extension Wrapper: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("inner", inner)
    json.beginObject("event")
    json.field("id", id)
    json.endObject()
    json.endObject()
  }
}
