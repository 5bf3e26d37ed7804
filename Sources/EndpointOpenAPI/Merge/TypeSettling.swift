import EndpointJSON
import EndpointSpec

/// Completes the types of a merged spec, so that every used type and every owner exists.
struct TypeSettling {
  let sides: Sides<SpecTree>
  private(set) var tree: SpecTree
  private(set) var conflicts: [MergeConflict]

  /// Restores types that one side removed and the other still uses. Removes nested types without an owner.
  mutating func settle() {
    while true {
      let missing = usedTypes.filter { tree.types.map[$0] == nil && source(of: $0) != nil }
      if missing.isEmpty { break }
      restore(missing)
    }
    while let name = orphan { remove(name) }
  }

  /// The names of types that the merged spec uses.
  private var usedTypes: Set<String> {
    var names: Set<String> = []
    for (_, type) in tree.types.map { type.collectTypes(.use, into: &names) }
    for (_, endpoint) in tree.endpoints.map { endpoint.collectTypes(.endpoint, into: &names) }
    for (_, head) in tree.heads { head.collectTypes(.document, into: &names) }
    for (name, endpoint) in tree.endpoints.map where endpoint.usesReceiver {
      names.insert(SwiftName(name).root.text)
    }
    return names
  }

  private func source(of name: String) -> JSONValue? {
    sides.theirs.types.map[name] ?? sides.ours.types.map[name]
  }

  private mutating func restore(_ names: Set<String>) {
    let order = sides.values { .object($0.types.map) }.keys.sorted(names.union(tree.types.map.keys))
    let types = order.compactMap { name in
      (tree.types.map[name] ?? source(of: name)).map { (name, $0) }
    }
    tree.types.map = JSONObject(types)
    for name in names { tree.types.files[name] = sides.file(of: name, \.types) }
    conflicts.removeAll {
      $0.path.count == 2 && $0.path[0] == "types" && names.contains($0.path[1])
    }
  }

  /// An unused nested type without an owner.
  private var orphan: String? {
    let receivers = tree.endpoints.map.keys.compactMap(\.owner)
    let api = tree.heads.compactMap { $0.value["api"]?.stringValue }
    let owners = Set(receivers + api).union(tree.types.map.keys)
    let orphans = tree.types.map.keys.filter { name in
      name.owner.map { !owners.contains($0) } ?? false
    }
    guard !orphans.isEmpty else { return nil }
    let used = usedTypes
    return orphans.first { !used.contains($0) }
  }

  private mutating func remove(_ name: String) {
    let type = tree.types.map[name]
    tree.types.map[name] = nil
    tree.types.files[name] = nil
    conflicts.removeAll { $0.path.starts(with: ["types", name]) }
    let base = sides.base.types.map[name]
    guard !type.isIdentical(to: base) else { return }
    var conflict = MergeConflict(
      path: ["types", name],
      base: base,
      ours: type,
      theirs: sides.theirs.types.map[name]
    )
    conflict.isRemoved = true
    conflicts.append(conflict)
  }
}

extension JSONValue {
  /// Whether a parameter of the endpoint is its receiver.
  fileprivate var usesReceiver: Bool {
    (self["parameters"]?.objectValue ?? [:]).contains { _, parameter in
      let type = parameter.stringValue ?? parameter["type"]?.stringValue
      return type == "self" || type?.hasPrefix("self.") == true
    }
  }
}
