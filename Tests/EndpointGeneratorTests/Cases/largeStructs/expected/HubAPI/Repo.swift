// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Repo: Equatable, Sendable, WireDecodable {
  @Indirect public private(set) var owner: Account
  /// Whose it was.
  @Indirect public private(set) var parent: Account?
  public let admins: [Account]
  public let name: String

  public init(owner: Account, parent: Account? = nil, admins: [Account], name: String) {
    self.owner = owner
    self.parent = parent
    self.admins = admins
    self.name = name
  }
}

// MARK: - Coding

extension Repo {
  private enum WireKey: ~Copyable {
    case owner
    case parent
    case admins
    case name
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("owner required", as: .owner)
    keys.add("parent", as: .parent)
    keys.add("admins required", as: .admins)
    keys.add("name required", as: .name)
  }

  public init?(from json: inout JSONReader) {
    var owner: Account?
    var parent: Account?
    var admins: [Account] = []
    var name = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .owner: json.value(&owner)
      case .parent: json.value(&parent)
      case .admins: json.array(&admins)
      case .name: json.string(&name)
      }
    }
    guard json.finish(&object), let owner else { return nil }
    self.init(owner: owner, parent: parent, admins: admins, name: name)
  }
}
