// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Labels: Equatable, Sendable {
  public var name: String
  /// The values of all other keys.
  public var additional: [String: String]

  public init(name: String, additional: [String: String] = [:]) {
    self.name = name
    self.additional = additional
  }
}

extension Labels: JSONDecodable {
  private static let keys: JSONKeys = "name"

  public init?(from json: inout JSONReader) {
    var name = ""
    var additional: [String: String] = [:]
    var fields = json.object(Self.keys, additional: true)
    while let field = json.next(&fields) {
      switch field {
      case 0: json.string(&name)
      default:
        let key = json.key
        additional[key] = json.string()
      }
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(name: name, additional: additional)
  }
}

extension Labels: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.members(of: additional)
    json.endObject()
  }
}
