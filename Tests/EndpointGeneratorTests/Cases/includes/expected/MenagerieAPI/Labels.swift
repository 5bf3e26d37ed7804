// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Labels: Equatable, Sendable, WireDecodable, WireEncodable {
  public var name: String
  /// The values of all other keys.
  public var additional: [String: String]

  public init(name: String, additional: [String: String] = [:]) {
    self.name = name
    self.additional = additional
  }
}

// MARK: - Coding

extension Labels {
  private enum WireKey: ~Copyable {
    case name
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.addOthers(as: .unknown)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var additional: [String: String] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .unknown:
        let key = json.key
        additional[key] = json.string()
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name, additional: additional)
  }
}

extension Labels {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.members(of: additional)
    json.endObject()
  }
}
