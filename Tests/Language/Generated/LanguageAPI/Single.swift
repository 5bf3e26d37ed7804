// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Single: Equatable, Sendable {
  public var only: Int?

  public init(only: Int? = nil) {
    self.only = only
  }
}

extension Single: JSONDecodable {
  private static let keys: JSONKeys = "only"

  public init?(from json: inout JSONReader) {
    var only: Int?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&only)
    }
    guard json.finish(&fields) else { return nil }
    self.init(only: only)
  }
}

extension Single: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("only", only)
    json.endObject()
  }
}
