import EndpointSpec

/// Which types stand in the file of what they belong to, and do not have one of their own.
///
/// A type belongs to what every use of it goes through: to the only type that uses it, as `Suit` to `Card`, or to the nearest
/// one by which all that use it are reached. A nested type belongs to what it is nested in. An endpoint makes a type belong to its receiver where the receiver's name begins the
/// type's, as `DeckDrawResponse` does to `Deck`, or where the type is a set of values or one value; all others that endpoints
/// use have files of their own, since one file would hold most of an API. So what is read together stands together, and the
/// compiler, which pays for each file, has little more than a third as many.
struct TypeOwners {
  private var dependents: [SwiftName: [TypeModel]] = [:]
  private var owned: Set<SwiftName> = []

  /// Up to how many fields and values types join a file, so that a change of one recompiles little.
  private static let room = 300

  /// Every type has a file of its own, or there are no files.
  static let nobody = TypeOwners()

  private init() {}

  /// - Parameter formerReceivers: Types that stand in the file of no other, since old names of endpoints stand with them.
  init(_ model: APIModel, formerReceivers: [SwiftName]) {
    let uses = TypeUses(model, formerReceivers)
    let dominators = Dominators(uses.successors)
    // Of the types that belong to nothing but the API, the file of the API has those that are nested in it.
    var owners = dominators.immediate.enumerated().map { node, owner in
      owner == 0 && (node == 0 || uses.names[node].owner == nil) ? nil : owner
    }
    var sizes = uses.sizes
    for node in dominators.order.reversed() {
      guard let owner = owners[node] else { continue }
      if sizes[owner] + sizes[node] > Self.room {
        owners[node] = nil
      } else {
        sizes[owner] += sizes[node]
      }
    }
    for type in model.types {
      guard let node = uses.nodes[type.name], let owner = owners[node] else { continue }
      dependents[uses.names[owner], default: []].append(type)
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

/// What uses what, as a graph: its root uses all that has a file of its own.
private struct TypeUses {
  /// By node; the root's is the API's.
  private(set) var names: [SwiftName]
  private(set) var nodes: [SwiftName: Int]
  private(set) var successors: [[Int]] = [[]]
  /// How many fields, values or members each has.
  private(set) var sizes = [0]

  init(_ model: APIModel, _ formerReceivers: [SwiftName]) {
    names = [model.name]
    nodes = [model.name: 0]
    for type in model.types { add(type.name, size: type.size) }
    for name in model.namespaces + model.endpoints.compactMap(\.receiver.name) {
      if nodes[name] == nil { add(name, size: 0) }
      use(name, by: model.name)
    }
    for type in model.types {
      guard let node = nodes[type.name], let owner = type.name.owner.flatMap({ nodes[$0] }) else {
        continue
      }
      successors[owner].append(node)
    }
    for name in formerReceivers { use(name, by: model.name) }
    for name in model.failures.usedNames { use(name, by: model.name) }
    for type in model.types {
      for name in type.usedNames { use(name, by: type.name) }
    }
    for endpoint in model.endpoints {
      let receiver = endpoint.receiver.name ?? model.name
      for name in endpoint.usedNames {
        let isValue = model.type(named: name)?.isValue ?? false
        let belongs = isValue || name.text.hasPrefix(receiver.text)
        use(name, by: belongs ? receiver : model.name)
      }
    }
  }

  private mutating func add(_ name: SwiftName, size: Int) {
    nodes[name] = names.count
    names.append(name)
    successors.append([])
    sizes.append(size)
  }

  /// A nested type stands with its owner, whatever uses it.
  private mutating func use(_ name: SwiftName, by user: SwiftName) {
    guard name.owner == nil, let node = nodes[name], let user = nodes[user] else { return }
    successors[user].append(node)
  }
}

extension TypeModel {
  /// The names of the types that this one is made of.
  fileprivate var usedNames: [SwiftName] { uses.compactMap(\.innermostName) }

  /// Whether it is a set of values or one value.
  fileprivate var isValue: Bool {
    switch form {
    case .enumeration, .identifier: true
    case .alias, .external, .structure, .union: false
    }
  }

  fileprivate var size: Int {
    switch form {
    case .structure(let structure): structure.fields.count
    case .enumeration(let enumeration): enumeration.cases.count
    case .union(let union): union.members.count
    case .identifier, .alias, .external: 1
    }
  }
}

extension FailureModel {
  fileprivate var usedNames: [SwiftName] { cases.compactMap { $0.type?.innermostName } }
}

extension EndpointModel {
  fileprivate var usedNames: [SwiftName] { uses.compactMap(\.innermostName) }
}
