// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Blur: Equatable, Sendable, WireDecodable, WireEncodable {
  public var radius: Int

  public init(radius: Int) {
    self.radius = radius
  }
}

// MARK: - Coding

extension Blur {
  enum WireKey: ~Copyable {
    case radius
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("radius required", as: .radius)
  }

  public init?(from json: inout JSONReader) {
    var radius = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .radius: json.int(&radius)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(radius: radius)
  }
}

extension Blur {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("radius", radius)
    json.endObject()
  }
}
