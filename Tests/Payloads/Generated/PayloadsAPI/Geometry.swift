// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Geometry: Equatable, Sendable, WireDecodable, WireEncodable {
  public let type: String
  public let coordinates: [[[Double]]]

  public init(type: String, coordinates: [[[Double]]]) {
    self.type = type
    self.coordinates = coordinates
  }
}

// MARK: - Coding

extension Geometry {
  private enum WireKey: ~Copyable {
    case type
    case coordinates
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("type required", as: .type)
    keys.add("coordinates required", as: .coordinates)
  }

  public init?(from json: inout JSONReader) {
    var type = ""
    var coordinates: [[[Double]]] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .type: json.string(&type)
      case .coordinates: json.array(&coordinates)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(type: type, coordinates: coordinates)
  }
}

extension Geometry {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("type", type)
    json.field("coordinates", coordinates)
    json.endObject()
  }
}
