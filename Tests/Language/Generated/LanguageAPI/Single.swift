// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Single: Equatable, Sendable, WireDecodable, WireEncodable {
  public var only: Int?

  public init(only: Int? = nil) {
    self.only = only
  }
}

// MARK: - Coding

extension Single {
  private enum WireKey: ~Copyable {
    case only
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("only", as: .only)
  }

  public init?(from json: inout JSONReader) {
    var only: Int?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .only: json.int(&only)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(only: only)
  }
}

extension Single {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("only", only)
    json.endObject()
  }
}
