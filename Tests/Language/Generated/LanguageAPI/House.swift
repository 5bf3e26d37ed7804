// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct House: Equatable, Sendable, WireDecodable {
  @Indirect public private(set) var owner: Person
  public let street: String

  public init(owner: Person, street: String) {
    self.owner = owner
    self.street = street
  }
}

// MARK: - Coding

extension House {
  private enum WireKey: ~Copyable {
    case owner
    case street
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("owner required", as: .owner)
    keys.add("street required", as: .street)
  }

  public init?(from json: inout JSONReader) {
    var owner: Person?
    var street = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .owner: json.value(&owner)
      case .street: json.string(&street)
      }
    }
    guard json.finish(&object), let owner else { return nil }
    self.init(owner: owner, street: street)
  }
}
