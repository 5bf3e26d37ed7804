// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Scores: Equatable, Sendable, WireDecodable, WireEncodable {
  /// The values of all other keys.
  public var additional: [String: Int?]

  public init(additional: [String: Int?] = [:]) {
    self.additional = additional
  }
}

// MARK: - Coding

extension Scores {
  private enum WireKey: ~Copyable {
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.addOthers(as: .unknown, nullable: true)
  }

  public init?(from json: inout JSONReader) {
    var additional: [String: Int?] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .unknown:
        let key = json.key
        let value = json.optional { $0.int() }
        if let value { additional.updateValue(value, forKey: key) }
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(additional: additional)
  }
}

extension Scores {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.members(of: additional)
    json.endObject()
  }
}
