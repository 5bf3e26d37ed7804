import EndpointSpec

/// The types that share the file of another type.
///
/// A type belongs to the only type that uses it, as `Suit` to `Card`, or to the nearest common user of all its uses. A
/// nested type belongs to its owner. A type that endpoints use belongs to their receiver if its name starts with the
/// receiver's, as `DeckDrawResponse` and `Deck`, or if it is an enum or a scalar. Other types of endpoints have their
/// own files, since one file would otherwise contain most of an API. This reduces the number of files, which cost
/// compile time, to about a third.
struct TypeOwners {
  private var dependents: [SwiftName: [TypeModel]] = [:]
  private var owned: Set<SwiftName> = []

  /// The maximum number of fields and values in a shared file, so that a change recompiles little.
  private static let room = 300

  /// Every type has its own file, or there are no files.
  static let nobody = TypeOwners()

  private init() {}

  /// - Parameter formerReceivers: Types with forwarders of endpoints, which always have their own files.
  init(_ model: APIModel, formerReceivers: [SwiftName]) {
    let uses = TypeUses(model, formerReceivers)
    let dominators = Dominators(uses.successors)
    // Nested types that belong only to the API are in the file of the API.
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

  /// True if the type is in the file of its owner.
  func hasOwner(_ type: SwiftName) -> Bool { owned.contains(type) }

  /// The types in the file of a type or a receiver, each followed by the types that belong to it.
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

/// The graph of uses. The root uses all types with their own files.
private struct TypeUses {
  /// The names by node. The root is the API.
  private(set) var names: [SwiftName]
  private(set) var nodes: [SwiftName: Int]
  private(set) var successors: [[Int]] = [[]]
  /// The number of fields, values or members by node.
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
    for type in model.failures.cases.compactMap(\.type) { use(type.innermostName, by: model.name) }
    for type in model.types {
      for used in type.uses { use(used.innermostName, by: type.name) }
    }
    for endpoint in model.endpoints {
      let receiver = endpoint.receiver.name ?? model.name
      for name in endpoint.uses.compactMap(\.innermostName) {
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

  /// Adds a use. A nested type always belongs to its owner.
  private mutating func use(_ name: SwiftName?, by user: SwiftName) {
    guard let name, name.owner == nil, let node = nodes[name], let user = nodes[user] else {
      return
    }
    successors[user].append(node)
  }
}

extension TypeModel {
  /// True for an enum or a scalar.
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
