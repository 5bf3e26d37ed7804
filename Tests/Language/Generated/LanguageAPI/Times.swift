// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Times: Equatable, Sendable {
  public var zone: String?
  /// The values of all other keys.
  public var additional: [String: Date]

  public init(zone: String? = nil, additional: [String: Date] = [:]) {
    self.zone = zone
    self.additional = additional
  }
}

extension Times: JSONDecodable {
  private static let keys: JSONKeys = "zone"

  public init?(from json: inout JSONReader) {
    var zone: String?
    var additional: [String: Date] = [:]
    var fields = json.object(Self.keys, additional: true)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&zone)
      default:
        let key = json.key
        additional[key] = json.date(.unix)
      }
    }
    guard json.finish(&fields) else { return nil }
    self.init(zone: zone, additional: additional)
  }
}

extension Times: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("zone", zone)
    for (key, value) in additional.sorted(by: { $0.key < $1.key }) {
      json.key(key)
      json.date(value, .unix)
    }
    json.endObject()
  }
}
