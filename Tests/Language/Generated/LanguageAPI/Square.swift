// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Square: Equatable, Sendable, WireDecodable, WireEncodable {
  public var side: Double
  public var label: String?

  public init(side: Double, label: String? = nil) {
    self.side = side
    self.label = label
  }
}

// MARK: - Coding

extension Square {
  enum WireKey: ~Copyable {
    case side
    case label
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("side required", as: .side)
    keys.add("label", as: .label)
  }

  public init?(from json: inout JSONReader) {
    var side = 0.0
    var label: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .side: json.double(&side)
      case .label: json.string(&label)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(side: side, label: label)
  }
}

extension Square {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("side", side)
    json.field("label", label)
    json.endObject()
  }
}
