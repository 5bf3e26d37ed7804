// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Tags: Equatable, Sendable {
  public var name: String
  /// The values of all other keys.
  public var additional: [String: Int]

  public init(name: String, additional: [String: Int] = [:]) {
    self.name = name
    self.additional = additional
  }
}

extension Tags: JSONDecodable {
  private static let keys: JSONKeys = "name"

  public init?(from json: inout JSONReader) {
    var name = ""
    var additional: [String: Int] = [:]
    var fields = json.object(Self.keys, additional: true)
    while let field = json.next(&fields) {
      switch field {
      case 0: json.string(&name)
      default:
        let key = json.key
        additional[key] = json.int()
      }
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(name: name, additional: additional)
  }
}

extension Tags: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.members(of: additional)
    json.endObject()
  }
}
