// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Scores: Equatable, Sendable {
  /// The values of all other keys.
  public var additional: [String: Int?]

  public init(additional: [String: Int?] = [:]) {
    self.additional = additional
  }
}

extension Scores: JSONDecodable {
  private static let keys: JSONKeys = ""

  public init?(from json: inout JSONReader) {
    var additional: [String: Int?] = [:]
    var fields = json.object(Self.keys, nulls: 0b1, additional: true)
    while json.next(&fields) != nil {
      let key = json.key
      if let value = json.optional({ $0.int() }) { additional.updateValue(value, forKey: key) }
    }
    guard json.finish(&fields) else { return nil }
    self.init(additional: additional)
  }
}

extension Scores: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.members(of: additional)
    json.endObject()
  }
}
