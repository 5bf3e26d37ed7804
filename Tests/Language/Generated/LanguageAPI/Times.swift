// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Times: Equatable, Sendable, WireDecodable, WireEncodable {
  public var zone: String?
  /// The values of all other keys.
  public var additional: [String: Date]

  public init(zone: String? = nil, additional: [String: Date] = [:]) {
    self.zone = zone
    self.additional = additional
  }
}

// MARK: - Coding

extension Times {
  private enum WireKey: ~Copyable {
    case zone
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("zone", as: .zone)
    keys.addOthers(as: .unknown)
  }

  public init?(from json: inout JSONReader) {
    var zone: String?
    var additional: [String: Date] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .zone: json.string(&zone)
      case .unknown:
        let key = json.key
        additional[key] = json.date(.unix)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(zone: zone, additional: additional)
  }
}

extension Times {
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
