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

public struct Person: Equatable, Sendable, WireDecodable {
  public let name: String
  public let home: House?

  public init(name: String, home: House? = nil) {
    self.name = name
    self.home = home
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

extension Person {
  private enum WireKey: ~Copyable {
    case name
    case home
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.add("home", as: .home)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var home: House?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .home: json.value(&home)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name, home: home)
  }
}
