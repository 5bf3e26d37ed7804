// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Mono: Equatable, Sendable, WireDecodable, WireEncodable {
  public var density: Int
  /// The values of all other keys.
  public var additional: [String: JSONValue]

  public init(density: Int, additional: [String: JSONValue] = [:]) {
    self.density = density
    self.additional = additional
  }
}

// MARK: - Coding

extension Mono {
  enum WireKey: ~Copyable {
    case density
    case unknown
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("density required", as: .density)
    keys.addOthers(as: .unknown, nullable: true)
  }

  public init?(from json: inout JSONReader) {
    var density = 0
    var additional: [String: JSONValue] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .density: json.int(&density)
      case .unknown:
        let key = json.key
        additional[key] = json.value()
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(density: density, additional: additional)
  }
}

extension Mono {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("density", density)
    json.members(of: additional)
    json.endObject()
  }
}
