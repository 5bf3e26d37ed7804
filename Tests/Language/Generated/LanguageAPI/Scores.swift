// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Scores: Equatable, Sendable {
  public var name: String
  /// The values of all other keys.
  public var additional: [String: Int?]

  public init(name: String, additional: [String: Int?] = [:]) {
    self.name = name
    self.additional = additional
  }
}

extension Scores: JSONDecodable {
  private static let keys: JSONKeys = "name"

  public init?(from json: inout JSONReader) {
    var name = ""
    var additional: [String: Int?] = [:]
    var fields = json.object(Self.keys, nulls: 0b10, additional: true)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&name)
      default:
        let key = json.key
        if let value = json.optional({ $0.int() }) { additional.updateValue(value, forKey: key) }
      }
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(name: name, additional: additional)
  }
}

extension Scores: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.members(of: additional)
    json.endObject()
  }
}
