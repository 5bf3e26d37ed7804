// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Anything: Equatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public var id: Int
  /// The values of all other keys.
  public var additional: [String: JSONValue]

  public init(id: Int, additional: [String: JSONValue] = [:]) {
    self.id = id
    self.additional = additional
  }
}

// MARK: - Coding

extension Anything {
  private enum WireKey: ~Copyable {
    case id
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.addOthers(as: .unknown, nullable: true)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var additional: [String: JSONValue] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .unknown:
        let key = json.key
        additional[key] = json.value()
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, additional: additional)
  }
}

extension Anything {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.members(of: additional)
    json.endObject()
  }
}
