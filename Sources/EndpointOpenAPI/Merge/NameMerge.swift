import EndpointJSON
import EndpointSpec

/// The names of the merged spec for each of the three versions.
///
/// Renames of one side are applied to the other side, so that entries are merged and new entries use the new name.
struct NameMerge {
  /// The names in the merged spec, by those of the version.
  private(set) var base = SpecNames()
  private(set) var ours = SpecNames()
  private(set) var theirs = SpecNames()
  private(set) var conflicts: [MergeConflict] = []
  /// The paths of entries that a person deleted and the document renamed.
  private(set) var deletions: [[String]] = []
  /// The entries that a person renamed and the document removed, by merged name.
  private(set) var removedTypes: Set<String> = []
  private(set) var removedEndpoints: Set<String> = []

  init(_ sides: Sides<SpecTree>) {
    let hand = Renames(from: sides.base, to: sides.ours).names
    let document = Renames(from: sides.base, to: sides.theirs).names
    let types = RenamedEntries(sides.map(\.types.map), hand.types, document.types)
    let endpoints = RenamedEntries(sides.map(\.endpoints.map), hand.endpoints, document.endpoints)
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
    for name in entries.sides.base.keys {
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
    if entries.isDeleted(name) { return deletions.append(path) }
    let isRemoved = entries.isRemoved(name)
    guard isRemoved || entries.isContested(name) else { return }
    conflicts.append(
      MergeConflict(
        path: path,
        base: .string(name),
        ours: .string(entries.ours(name)),
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

/// New names of types and endpoints, by their old names.
struct SpecNames: Equatable {
  var types: [String: String] = [:]
  var endpoints: [String: String] = [:]
  /// The names in `receivers`.
  var receivers: [String: String] = [:]

  var isEmpty: Bool { types.isEmpty && endpoints.isEmpty && receivers.isEmpty }
}

/// The owners of types and endpoints that a person renamed: types and receivers.
struct MovedOwners {
  /// Receivers whose endpoints all moved to one other receiver.
  let receivers: [String: String]
  private let types: [String: String]
  private let known: Set<String>

  init(_ types: RenamedEntries, _ endpoints: RenamedEntries) {
    self.types = types.hand
    var moves: [String: Set<String>] = [:]
    for name in endpoints.sides.base.keys where endpoints.sides.ours[endpoints.ours(name)] != nil {
      guard let old = name.owner else { continue }
      moves[old, default: []].insert(endpoints.ours(name).owner ?? "")
    }
    known = Set(moves.keys)
    let single = moves.compactMapValues { $0.count == 1 ? $0.first : nil }
    receivers = single.filter { $0.key != $0.value && !$0.value.isEmpty }
  }

  /// The new name of a type whose owner was renamed. Nil if it does not change.
  func name(ofType name: String) -> String? {
    var owner = name.owner
    while let old = owner {
      if let new = types[old] ?? receivers[old] { return new + name.dropFirst(old.count) }
      owner = old.owner
    }
    return nil
  }

  /// The new name of an endpoint whose receiver was renamed. Nil if it does not change.
  func name(ofEndpoint name: String) -> String? {
    guard let old = name.owner else { return nil }
    let type = known.contains(old) ? nil : types[old]
    return (receivers[old] ?? type).map { $0 + name.dropFirst(old.count) }
  }
}

extension String {
  /// The name of the type or the receiver that this name is nested in.
  var owner: String? { SwiftName(self).owner?.text }
}

/// The types or the endpoints of three versions, with the renames of each side.
struct RenamedEntries {
  let sides: Sides<JSONObject>
  /// The renames of a person and of the document, by names of the last import.
  let hand: [String: String]
  let document: [String: String]

  /// Applies a rename only if the new name is free on the other side.
  init(_ sides: Sides<JSONObject>, _ hand: [String: String], _ document: [String: String]) {
    self.sides = sides
    self.hand = hand.filter { sides.theirs[$0.value] == nil || document[$0.key] == $0.value }
    self.document = document.filter { sides.ours[$0.value] == nil || hand[$0.key] == $0.value }
  }

  func ours(_ name: String) -> String { hand[name] ?? name }

  func theirs(_ name: String) -> String { document[name] ?? name }

  func merged(_ name: String) -> String { hand[name] ?? theirs(name) }

  /// Whether a person renamed an entry that the document removed.
  func isRemoved(_ name: String) -> Bool {
    hand[name] != nil && sides.theirs[theirs(name)] == nil
  }

  /// Whether a person deleted an entry that the document renamed.
  func isDeleted(_ name: String) -> Bool {
    document[name] != nil && sides.ours[ours(name)] == nil
  }

  /// Whether both sides renamed an entry differently.
  func isContested(_ name: String) -> Bool {
    guard let hand = hand[name], let other = document[name] else { return false }
    return hand != other
  }

  /// The entries that only the document has.
  var added: [String] {
    let renamed = Set(document.values)
    return sides.theirs.keys.filter { name in
      sides.base[name] == nil && !renamed.contains(name) && sides.ours[name] == nil
    }
  }

  func isFree(_ name: String) -> Bool {
    [sides.base, sides.ours, sides.theirs].allSatisfy { $0[name] == nil }
  }
}
