// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Book: Equatable, Sendable {
  public var title: String

  public init(title: String) {
    self.title = title
  }
}

extension Book: JSONDecodable {
  private static let keys: JSONKeys = "title"

  public init?(from json: inout JSONReader) {
    var title = ""
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&title)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(title: title)
  }
}

extension Book: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("title", title)
    json.endObject()
  }
}
