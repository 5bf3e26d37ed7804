// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Times: Equatable, Sendable {
  public var additional: String
  public var key: String
  /// The values of all other keys.
  public var additionalValues: [String: Date]

  public init(additional: String, key: String, additionalValues: [String: Date] = [:]) {
    self.additional = additional
    self.key = key
    self.additionalValues = additionalValues
  }
}

extension Times: JSONDecodable {
  private static let keys: JSONKeys = "additional key"

  public init?(from json: inout JSONReader) {
    var additional = ""
    var keyValue = ""
    var additionalValues: [String: Date] = [:]
    var fields = json.object(Self.keys, additional: true)
    while let field = json.next(&fields) {
      switch field {
      case 0: json.string(&additional)
      case 1: json.string(&keyValue)
      default:
        let key = json.key
        additionalValues[key] = json.date(.unix)
      }
    }
    guard json.finish(&fields, required: 0b11) else { return nil }
    self.init(additional: additional, key: keyValue, additionalValues: additionalValues)
  }
}

extension Times: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("additional", additional)
    json.field("key", self.key)
    for (key, value) in additionalValues.sorted(by: { $0.key < $1.key }) {
      json.key(key)
      json.date(value, .unix)
    }
    json.endObject()
  }
}
