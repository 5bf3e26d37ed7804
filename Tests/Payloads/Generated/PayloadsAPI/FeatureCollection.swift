// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct FeatureCollection: Equatable, Sendable, WireDecodable, WireEncodable {
  public let type: String
  public let features: [Feature]

  public init(type: String, features: [Feature]) {
    self.type = type
    self.features = features
  }
}

// MARK: - Coding

extension FeatureCollection {
  private enum WireKey: ~Copyable {
    case type
    case features
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("type required", as: .type)
    keys.add("features required", as: .features)
  }

  public init?(from json: inout JSONReader) {
    var type = ""
    var features: [Feature] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .type: json.string(&type)
      case .features: json.array(&features)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(type: type, features: features)
  }
}

extension FeatureCollection {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("type", type)
    json.field("features", features)
    json.endObject()
  }
}
