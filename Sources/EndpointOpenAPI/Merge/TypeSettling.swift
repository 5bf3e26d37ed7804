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
    removeTypesOfDeletions()
    while let name = orphan { remove(name) }
  }

  /// The names of types that the merged spec uses.
  private var usedTypes: Set<String> { tree.usedTypes(of: { _ in true }, endpoints: { _ in true }) }

  /// Removes new types that the document added only for what a person deleted.
  private mutating func removeTypesOfDeletions() {
    let added = tree.types.map.keys.filter {
      sides.base.types.map[$0] == nil && sides.ours.types.map[$0] == nil
    }
    guard !added.isEmpty else { return }
    let ofDeletions = sides.theirs.types(
      usedBy: { isDeleted($0, \.types) },
      endpoints: { isDeleted($0, \.endpoints) }
    )
    let new = Set(added).intersection(ofDeletions)
    guard !new.isEmpty else { return }
    let used = tree.types(usedBy: { !new.contains($0) }, endpoints: { _ in true })
    for name in new where !used.contains(name) {
      tree.types.map[name] = nil
      tree.types.files[name] = nil
    }
  }

  private func isDeleted(
    _ name: String,
    _ kind: KeyPath<SpecTree, SpecTree.Entries>
  ) -> Bool {
    sides.base[keyPath: kind].map[name] != nil && sides.ours[keyPath: kind].map[name] == nil
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
    guard let ours = sides.ours.types.map[name], !Optional(ours).isIdentical(to: base) else {
      return
    }
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

extension TypeSettling {
  /// Removes what a merged spec says about endpoints and failures that one side removed, since it would be an error.
  mutating func removeLeftovers() {
    for (file, head) in tree.heads {
      guard var members = head.objectValue else { continue }
      if let receivers = members["receivers"]?.objectValue {
        let used = receivers.filter { hasEndpoint("\($0.key).*") }
        members["receivers"] =
          used.isEmpty ? nil : .object(JSONObject(used.map { ($0.key, $0.value) }))
      }
      members["swift"] = members["swift"].map(selectingKnownEndpoints)
      tree.heads[file] = .object(members)
    }
    let failures = tree.heads.reduce(into: Set<String>()) { names, head in
      names.formUnion(head.value["errors"]?.objectValue?.keys ?? [])
    }
    for (name, endpoint) in tree.endpoints.map {
      let isLeftover = { (key: String, rule: JSONValue) in rule.isNull && !failures.contains(key) }
      if let rest = endpoint.removingFailures(isLeftover) { tree.endpoints.map[name] = rest }
    }
  }

  /// Whether an endpoint has the name, or for `Pets.*` the receiver.
  private func hasEndpoint(_ entry: String) -> Bool {
    guard entry.hasSuffix(".*") else { return tree.endpoints.map[entry] != nil }
    return tree.endpoints.map.keys.contains { $0.hasPrefix(entry.dropLast()) }
  }

  private func selectingKnownEndpoints(_ options: JSONValue) -> JSONValue {
    guard var members = options.objectValue else { return options }
    for key in ["include", "exclude"] {
      guard let entries = members[key]?.arrayValue else { continue }
      let known = entries.filter { $0.stringValue.map(hasEndpoint) ?? true }
      if known.count < entries.count { members[key] = known.isEmpty ? nil : .array(known) }
    }
    return .object(members)
  }
}

extension JSONValue {
  /// The endpoint without some of its failures. Nil if it has none of them.
  fileprivate func removingFailures(_ isRemoved: (String, JSONValue) -> Bool) -> JSONValue? {
    guard let failures = self["errors"]?.objectValue, failures.contains(where: isRemoved),
      var members = objectValue
    else { return nil }
    let rest = failures.filter { !isRemoved($0.key, $0.value) }
    members["errors"] = rest.isEmpty ? nil : .object(JSONObject(rest.map { ($0.key, $0.value) }))
    return .object(members)
  }
}
