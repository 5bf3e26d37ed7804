// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Extras: Equatable, Sendable {
  public var id: Int
  /// The values of all other keys.
  public var additional: [String: JSONValue]

  public init(id: Int, additional: [String: JSONValue] = [:]) {
    self.id = id
    self.additional = additional
  }
}

extension Extras: JSONDecodable {
  private static let keys: JSONKeys = "id"

  public init?(from json: inout JSONReader) {
    var id = 0
    var additional: [String: JSONValue] = [:]
    var fields = json.object(Self.keys, nulls: 0b10, additional: true)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&id)
      default:
        let key = json.key
        additional[key] = json.value()
      }
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(id: id, additional: additional)
  }
}

extension Extras: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.members(of: additional)
    json.endObject()
  }
}
