// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Multi: Equatable, Sendable, WireDecodable, WireEncodable {
  public var opacity: Int

  public init(opacity: Int) {
    self.opacity = opacity
  }
}

// MARK: - Coding

extension Multi {
  enum WireKey: ~Copyable {
    case opacity
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("opacity required", as: .opacity)
  }

  public init?(from json: inout JSONReader) {
    var opacity = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .opacity: json.int(&opacity)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(opacity: opacity)
  }
}

extension Multi {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("opacity", opacity)
    json.endObject()
  }
}
