import EndpointJSON

/// The names of the merged spec for each of the three versions.
///
/// Renames of one side are applied to the other side, so that entries are merged and new entries use the new name.
struct NameMerge {
  /// The names in the merged spec, by those of the version.
  private(set) var base = SpecNames()
  private(set) var ours = SpecNames()
  private(set) var theirs = SpecNames()
  private(set) var conflicts: [MergeConflict] = []
  /// The entries that a person renamed and the document removed, by merged name.
  private(set) var removedTypes: Set<String> = []
  private(set) var removedEndpoints: Set<String> = []

  init(_ sides: TreeSides) {
    let hand = Renames(from: sides.base, to: sides.ours).names
    let document = Renames(from: sides.base, to: sides.theirs).names
    let types = RenamedEntries(
      (sides.base.types.map, sides.ours.types.map, sides.theirs.types.map),
      hand: hand.types,
      document: document.types
    )
    let endpoints = RenamedEntries(
      (sides.base.endpoints.map, sides.ours.endpoints.map, sides.theirs.endpoints.map),
      hand: hand.endpoints,
      document: document.endpoints
    )
    removedTypes = add(types, \.types, "types")
    removedEndpoints = add(endpoints, \.endpoints, "endpoints")
    follow(MovedOwners(types, endpoints), types, endpoints, sides.ours)
  }

  /// - Returns: The entries that a person renamed and the document removed.
  private mutating func add(
    _ entries: RenamedEntries,
    _ kind: WritableKeyPath<SpecNames, [String: String]>,
    _ key: String
  ) -> Set<String> {
    var removed: Set<String> = []
    for name in entries.base.keys {
      let merged = entries.merged(name)
      base[keyPath: kind].set(name, to: merged)
      ours[keyPath: kind].set(entries.ours(name), to: merged)
      theirs[keyPath: kind].set(entries.theirs(name), to: merged)
      if entries.isRemoved(name) { removed.insert(merged) }
      addConflict(entries, name, at: [key, merged])
    }
    return removed
  }

  private mutating func addConflict(_ entries: RenamedEntries, _ name: String, at path: [String]) {
    let (isRemoved, isDeleted) = (entries.isRemoved(name), entries.isDeleted(name))
    guard isRemoved || isDeleted || entries.isContested(name) else { return }
    conflicts.append(
      MergeConflict(
        path,
        base: .string(name),
        ours: isDeleted ? nil : .string(entries.ours(name)),
        theirs: isRemoved ? nil : .string(entries.theirs(name))
      )
    )
  }

  /// Renames new entries whose owner a person renamed.
  private mutating func follow(
    _ owners: MovedOwners,
    _ types: RenamedEntries,
    _ endpoints: RenamedEntries,
    _ tree: SpecTree
  ) {
    for name in types.added {
      guard let moved = owners.name(ofType: name), types.isFree(moved) else { continue }
      theirs.types[name] = moved
    }
    for name in endpoints.added {
      guard let moved = owners.name(ofEndpoint: name), endpoints.isFree(moved) else { continue }
      theirs.endpoints[name] = moved
    }
    let documented = tree.heads.first?.value["receivers"]?.objectValue ?? [:]
    let receivers = owners.receivers.filter {
      documented[$0.value] != nil && documented[$0.key] == nil
    }
    (base.receivers, theirs.receivers) = (receivers, receivers)
  }
}

extension [String: String] {
  /// Adds a rename.
  fileprivate mutating func set(_ name: String, to other: String) {
    if name != other { self[name] = other }
  }
}
