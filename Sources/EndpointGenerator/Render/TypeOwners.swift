import EndpointSpec

/// Which types stand in the file of what they belong to, and do not have one of their own.
///
/// A type belongs to the only type that uses it, as `Suit` does to `Card`, or to the file in which all that use it stand. To a
/// receiver it belongs where the receiver's name begins its own, as `DeckDrawResponse` does to `Deck`, or where it has no fields,
/// as the values of an argument: else one file would hold most of an API. The namespace's file is its own. So what is read
/// together stands together, and the compiler, which pays for each file, has little more than a third as many.
struct TypeOwners {
  private var dependents: [SwiftName: [TypeModel]] = [:]
  private var owners: [SwiftName: SwiftName] = [:]
  /// The type or the receiver in whose file a type stands, or one that stands there too.
  private var files: [SwiftName: SwiftName] = [:]

  /// Every type has a file of its own, or there are no files.
  static let nobody = TypeOwners()

  private init() {}

  init(_ model: APIModel) {
    let users = TypeUsers(model)
    let receivers = Set(model.endpoints.compactMap(\.receiverName))
    var waiting = model.types.filter {
      !receivers.contains($0.name) && !users[$0.name].contains(model.name)
    }
    var count: Int
    repeat {
      count = waiting.count
      // A type whose users have come into one file follows them.
      waiting.removeAll { giveOwner(to: $0, usedBy: users[$0.name], receivers) }
    } while waiting.count < count
    for type in model.types {
      if let owner = owners[type.name] { dependents[owner, default: []].append(type) }
    }
  }

  /// Puts a type into the one file that uses it; false if several do, or that is no place for it.
  private mutating func giveOwner(
    to type: TypeModel,
    usedBy users: [SwiftName],
    _ receivers: Set<SwiftName>
  ) -> Bool {
    guard let file = onlyFile(of: users, except: type.name),
      type.isSimple || type.name.text.hasPrefix(file.text) || receivers.isDisjoint(with: users)
    else { return false }
    owners[type.name] = users.count == 1 ? users[0] : file
    files[type.name] = file
    return true
  }

  /// The one file in which all users of a type stand.
  private mutating func onlyFile(of users: [SwiftName], except type: SwiftName) -> SwiftName? {
    var only: SwiftName?
    for user in users {
      let file = file(of: user)
      guard file != type else { continue }
      guard only == nil || only == file else { return nil }
      only = file
    }
    return only
  }

  private mutating func file(of type: SwiftName) -> SwiftName {
    var file = type
    while let next = files[file] { file = next }
    if file != type { files[type] = file }
    return file
  }

  /// Whether the type stands in the file of its owner.
  func hasOwner(_ type: SwiftName) -> Bool { owners[type] != nil }

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

/// The types and receivers that use each type.
private struct TypeUsers {
  private var users: [SwiftName: [SwiftName]] = [:]

  init(_ model: APIModel) {
    for type in model.types {
      add(type.name, of: type.usedNames.filter { $0 != type.name })
    }
    for endpoint in model.endpoints {
      add(endpoint.receiverName ?? model.name, of: endpoint.usedNames)
    }
    add(model.name, of: model.failures.usedNames)
  }

  private mutating func add(_ user: SwiftName, of types: [SwiftName]) {
    for type in types where users[type]?.last != user { users[type, default: []].append(user) }
  }

  subscript(type: SwiftName) -> [SwiftName] { users[type] ?? [] }
}

extension TypeModel {
  /// The names of the types that this one is made of.
  fileprivate var usedNames: [SwiftName] { uses.compactMap(\.innermostName) }

  /// Whether it is a set of values or one value.
  fileprivate var isSimple: Bool {
    switch form {
    case .enumeration, .identifier, .alias: true
    case .structure, .union: false
    }
  }
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
