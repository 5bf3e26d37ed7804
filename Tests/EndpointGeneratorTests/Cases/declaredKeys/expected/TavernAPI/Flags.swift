// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Flags: Equatable, Sendable, WireDecodable {
  /// The values of all other keys.
  public let additional: [String: VeryLongNamedPropertyOfOneFlagAmongManyOthers?]

  public init(additional: [String: VeryLongNamedPropertyOfOneFlagAmongManyOthers?] = [:]) {
    self.additional = additional
  }
}

// MARK: - Coding

extension Flags {
  private enum WireKey: ~Copyable {
    case kind
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("kind", as: .kind)
    keys.addOthers(as: .unknown, nullable: true)
  }

  public init?(from json: inout JSONReader) {
    var additional: [String: VeryLongNamedPropertyOfOneFlagAmongManyOthers?] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .kind: break
      case .unknown:
        let key = json.key
        let value = json.optional { VeryLongNamedPropertyOfOneFlagAmongManyOthers(from: &$0) }
        if let value { additional.updateValue(value, forKey: key) }
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(additional: additional)
  }
}
