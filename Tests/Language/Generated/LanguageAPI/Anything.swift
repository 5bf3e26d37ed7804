// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Anything: Equatable, Sendable {
  /// The values of all other keys.
  public var additional: [String: JSONValue]

  public init(additional: [String: JSONValue] = [:]) {
    self.additional = additional
  }
}

extension Anything: JSONDecodable {
  private static let keys: JSONKeys = ""

  public init?(from json: inout JSONReader) {
    var additional: [String: JSONValue] = [:]
    var fields = json.object(Self.keys, nulls: 0b1, additional: true)
    while json.next(&fields) != nil {
      let key = json.key
      additional[key] = json.value()
    }
    guard json.finish(&fields) else { return nil }
    self.init(additional: additional)
  }
}

extension Anything: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.members(of: additional)
    json.endObject()
  }
}
