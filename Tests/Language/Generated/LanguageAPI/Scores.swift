// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Scores: Equatable, Sendable, WireDecodable, WireEncodable {
  public var name: String
  /// The values of all other keys.
  public var additional: [String: Int?]

  public init(name: String, additional: [String: Int?] = [:]) {
    self.name = name
    self.additional = additional
  }
}

// MARK: - Coding

extension Scores {
  private enum WireKey: ~Copyable {
    case name
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.addOthers(as: .unknown, nullable: true)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var additional: [String: Int?] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .unknown:
        let key = json.key
        let value = json.optional { $0.int() }
        if let value { additional.updateValue(value, forKey: key) }
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name, additional: additional)
  }
}

extension Scores {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.members(of: additional)
    json.endObject()
  }
}
