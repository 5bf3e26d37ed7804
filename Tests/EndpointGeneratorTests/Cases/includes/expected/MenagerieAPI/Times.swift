// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Times: Equatable, Sendable, WireDecodable, WireEncodable {
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

// MARK: - Coding

extension Times {
  private enum WireKey: ~Copyable {
    case additional
    case key
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("additional required", as: .additional)
    keys.add("key required", as: .key)
    keys.addOthers(as: .unknown)
  }

  public init?(from json: inout JSONReader) {
    var additional = ""
    var keyValue = ""
    var additionalValues: [String: Date] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .additional: json.string(&additional)
      case .key: json.string(&keyValue)
      case .unknown:
        let key = json.key
        additionalValues[key] = json.date(.unix)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(additional: additional, key: keyValue, additionalValues: additionalValues)
  }
}

extension Times {
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
