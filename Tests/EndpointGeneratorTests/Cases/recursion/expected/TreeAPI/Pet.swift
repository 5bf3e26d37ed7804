// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Pet: Equatable, Sendable, WireDecodable {
  @Indirect public private(set) var owner: Person?

  public init(owner: Person? = nil) {
    self.owner = owner
  }
}

// MARK: - Coding

extension Pet {
  private enum WireKey: ~Copyable {
    case owner
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("owner", as: .owner)
  }

  public init?(from json: inout JSONReader) {
    var owner: Person?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .owner: json.value(&owner)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(owner: owner)
  }
}
