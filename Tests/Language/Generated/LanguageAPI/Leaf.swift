// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Leaf: Equatable, Sendable, WireDecodable, WireEncodable {
  public var value: Int

  public init(value: Int) {
    self.value = value
  }
}

// MARK: - Coding

extension Leaf {
  enum WireKey: ~Copyable {
    case value
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("value required", as: .value)
  }

  public init?(from json: inout JSONReader) {
    var value = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .value: json.int(&value)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(value: value)
  }
}

extension Leaf {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("value", self.value)
    json.endObject()
  }
}
