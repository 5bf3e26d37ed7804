import EndpointSpec

/// Which types stand in the file of what they belong to, and do not have one of their own.
///
/// A type belongs to a type or to a receiver that is the only one to use it and whose name begins its own: `CardBack` to
/// `Card`, `DeckDrawResponse` to `Deck`. So what is read together stands together, and the compiler, which looks at
/// every file for each few that it compiles, has half as many to look at.
struct TypeOwners {
  private var dependents: [SwiftName: [TypeModel]] = [:]
  private var owned: Set<SwiftName> = []

  /// Every type has a file of its own, or there are no files.
  static let nobody = TypeOwners()

  private init() {}

  init(_ model: APIModel) {
    var users = OnlyUsers()
    for type in model.types {
      for name in type.usedNames where name != type.name { users.add(type.name, of: name) }
    }
    for endpoint in model.endpoints {
      let user = endpoint.receiverName ?? model.name
      for name in endpoint.usedNames { users.add(user, of: name) }
    }
    for name in model.failures.usedNames { users.add(model.name, of: name) }
    let receivers = Set(model.endpoints.compactMap(\.receiverName))
    for type in model.types where !receivers.contains(type.name) {
      guard let owner = users.onlyUser(of: type.name), owner != model.name,
        type.name.text.hasPrefix(owner.text)
      else { continue }
      dependents[owner, default: []].append(type)
      owned.insert(type.name)
    }
  }

  /// Whether the type stands in the file of its owner.
  func hasOwner(_ type: SwiftName) -> Bool { owned.contains(type) }

  /// The types that stand in the file of a type or a receiver, each followed by those that belong to it.
  func types(of owner: SwiftName) -> [TypeModel] {
    var found: [TypeModel] = []
    var waiting = Array((dependents[owner] ?? []).reversed())
    while let type = waiting.popLast() {
      found.append(type)
      waiting += (dependents[type.name] ?? []).reversed()
    }
    return found
  }
}

/// Who uses each type, as long as it is only one.
private struct OnlyUsers {
  private var users: [SwiftName: SwiftName] = [:]
  private var shared: Set<SwiftName> = []

  mutating func add(_ user: SwiftName, of type: SwiftName) {
    if let other = users.updateValue(user, forKey: type), other != user { shared.insert(type) }
  }

  func onlyUser(of type: SwiftName) -> SwiftName? { shared.contains(type) ? nil : users[type] }
}

extension TypeModel {
  /// The names of the types that this one is made of.
  fileprivate var usedNames: [SwiftName] { uses.compactMap(\.innermostName) }
}

extension FailureModel {
  fileprivate var usedNames: [SwiftName] { cases.compactMap { $0.type?.innermostName } }
}

extension EndpointModel {
  /// The type or the namespace that has the function; nil for the API's own.
  fileprivate var receiverName: SwiftName? {
    switch receiver {
    case .api: nil
    case .type(let name), .namespace(let name): name
    }
  }

  fileprivate var usedNames: [SwiftName] {
    uses.compactMap(\.innermostName) + (failures?.usedNames ?? [])
  }
}
