import EndpointJSON
import EndpointSpec

/// Merges trees after their names were unified.
struct TreeMerge {
  let sides: Sides<SpecTree>
  private(set) var tree = SpecTree([])
  /// The conflicts, beginning with those of names.
  private(set) var conflicts: [MergeConflict]

  mutating func merge() {
    var merge = ValueMerge()
    tree.heads = heads(&merge)
    tree.types = entries(\.types, .types, "types", &merge)
    tree.endpoints = entries(\.endpoints, .endpoints, "endpoints", &merge)
    conflicts += merge.conflicts
    addHeads()
  }

  private func heads(_ merge: inout ValueMerge) -> JSONObject {
    let all = sides.values { .object($0.heads) }
    var heads: [String: JSONValue] = [:]
    for file in Set(sides.ours.heads.keys + sides.theirs.heads.keys) {
      heads[file] = merge.merged(all.member(file), .document, at: [])
    }
    let files = all.keys.sorted(Set(heads.keys))
    return JSONObject(files.compactMap { file in heads[file].map { (file, $0) } })
  }

  private func entries(
    _ kind: KeyPath<SpecTree, SpecTree.Entries>,
    _ place: SpecPlace,
    _ key: String,
    _ merge: inout ValueMerge
  ) -> SpecTree.Entries {
    let maps = sides.values { .object($0[keyPath: kind].map) }
    let merged = merge.merged(maps, place, at: [key])?.objectValue ?? [:]
    var files: [String: String] = [:]
    for name in merged.keys { files[name] = sides.file(of: name, kind) }
    return SpecTree.Entries(map: merged, files: files)
  }

  /// Restores the head of a removed file that still has entries.
  private mutating func addHeads() {
    for file in Set(tree.types.files.values).union(tree.endpoints.files.values).sorted()
    where tree.heads[file] == nil {
      tree.heads[file] = sides.ours.heads[file] ?? sides.theirs.heads[file]
    }
  }
}

/// Merges three versions of a value, member by member.
struct ValueMerge {
  private(set) var conflicts: [MergeConflict] = []

  /// Applies changes of one side. If both sides changed the value differently, it is a conflict and ours stays.
  ///
  /// - Returns: Nil if the merged spec does not contain the value.
  mutating func merged(
    _ sides: Sides<JSONValue?>,
    _ place: SpecPlace,
    at path: [String]
  ) -> JSONValue? {
    let (base, ours, theirs) = (sides.base, sides.ours, sides.theirs)
    if ours.isIdentical(to: base) || ours.isIdentical(to: theirs) { return theirs }
    if theirs.isIdentical(to: base) { return ours }
    guard let opened = OpenedSides(sides, place) else {
      conflicts.append(MergeConflict(path: path, base: base, ours: ours, theirs: theirs))
      return ours
    }
    return opened.close(members(of: opened, at: path))
  }

  private mutating func members(of opened: OpenedSides, at path: [String]) -> JSONObject {
    let order = opened.sides.keys
    var members: [String: JSONValue] = [:]
    for key in Set(order.ours).union(order.theirs).union(order.base).sorted() {
      members[key] = merged(opened.sides.member(key), opened.place(key), at: path + [key])
    }
    let sorted = order.sorted(Set(members.keys))
    return JSONObject(sorted.compactMap { key in members[key].map { (key, $0) } })
  }
}
