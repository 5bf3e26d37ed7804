// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Feature: Equatable, Sendable, WireDecodable, WireEncodable {
  public let type: String
  public let properties: FeatureProperties
  public let geometry: Geometry

  public init(type: String, properties: FeatureProperties, geometry: Geometry) {
    self.type = type
    self.properties = properties
    self.geometry = geometry
  }
}

// MARK: - Coding

extension Feature {
  private enum WireKey: ~Copyable {
    case type
    case properties
    case geometry
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("type required", as: .type)
    keys.add("properties required", as: .properties)
    keys.add("geometry required", as: .geometry)
  }

  public init?(from json: inout JSONReader) {
    var type = ""
    var properties: FeatureProperties?
    var geometry: Geometry?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .type: json.string(&type)
      case .properties: json.value(&properties)
      case .geometry: json.value(&geometry)
      }
    }
    guard json.finish(&object), let properties, let geometry else { return nil }
    self.init(type: type, properties: properties, geometry: geometry)
  }
}

extension Feature {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("type", type)
    json.field("properties", properties)
    json.field("geometry", geometry)
    json.endObject()
  }
}
