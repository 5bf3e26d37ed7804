// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Anything: Equatable, Sendable, WireDecodable, WireEncodable {
  /// The values of all other keys.
  public var additional: [String: JSONValue]

  public init(additional: [String: JSONValue] = [:]) {
    self.additional = additional
  }
}

// MARK: - Coding

extension Anything {
  private enum WireKey: ~Copyable {
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.addOthers(as: .unknown, nullable: true)
  }

  public init?(from json: inout JSONReader) {
    var additional: [String: JSONValue] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .unknown:
        let key = json.key
        additional[key] = json.value()
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(additional: additional)
  }
}

extension Anything {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.members(of: additional)
    json.endObject()
  }
}
