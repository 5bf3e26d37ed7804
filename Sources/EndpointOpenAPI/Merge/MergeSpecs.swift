import EndpointJSON
import EndpointSpec

package struct MergeResult: Sendable {
  /// The files. The first one contains the head.
  package let files: [ImportResult.File]
  /// The values that both sides changed in different ways.
  package let conflicts: [MergeConflict]
  /// The paths of values that a person deleted and the document changed. They stay deleted.
  package let deletions: [[String]]
}

/// Merges a spec with a new import of its document.
///
/// Changes of only one side since the last import are applied. If both sides changed a value in different ways, the
/// spec keeps its value and a conflict is reported. Without manual edits, the result is the new import.
///
/// - Parameters:
///   - base: The files of the last import.
///   - ours: The files of the spec, with a person's edits.
///   - theirs: The files of the new import.
package func mergeSpecs(
  base: [ImportResult.File],
  ours: [ImportResult.File],
  theirs: [ImportResult.File]
) -> MergeResult {
  var sides = Sides(base: SpecTree(base), ours: SpecTree(ours), theirs: SpecTree(theirs))
  let names = NameMerge(sides)
  sides = Sides(
    base: sides.base.renamed(names.base),
    ours: sides.ours.renamed(names.ours),
    theirs: sides.theirs.renamed(names.theirs)
  )
  for name in names.removedTypes { sides.base.types.map[name] = nil }
  for name in names.removedEndpoints { sides.base.endpoints.map[name] = nil }
  var merge = TreeMerge(sides: sides, conflicts: names.conflicts)
  merge.merge()
  var types = TypeSettling(sides: sides, tree: merge.tree, conflicts: merge.conflicts)
  types.settle()
  types.removeLeftovers()
  let conflicts = types.conflicts.map { conflict in
    var conflict = conflict
    conflict.file = types.tree.file(of: conflict.path)
    return conflict
  }
  let deletions = (names.deletions + merge.deletions).unique(by: \.self)
    .filter { !types.tree.contains($0) }
  return MergeResult(files: types.tree.files, conflicts: conflicts, deletions: deletions)
}

/// A value that a person and the document changed in different ways.
package struct MergeConflict: Sendable {
  /// The path of the value: `types`, `Pet`, `fields`, `name`.
  package var path: [String]
  /// The value in the last import. Nil if there was none, as for the other two.
  package let base: JSONValue?
  /// The value in the spec. It does not change.
  package let ours: JSONValue?
  /// The value in the new import.
  package let theirs: JSONValue?
  /// Whether the value was still removed: a nested type without its owner.
  package var isRemoved = false
  /// The file of the merged spec that contains the path.
  package internal(set) var file = ""
}

/// Merges trees after their names were unified.
struct TreeMerge {
  let sides: Sides<SpecTree>
  private(set) var tree = SpecTree([])
  /// The conflicts, beginning with those of names.
  private(set) var conflicts: [MergeConflict]
  private(set) var deletions: [[String]] = []

  mutating func merge() {
    var merge = ValueMerge()
    tree.heads = heads(&merge)
    tree.types = entries(\.types, .types, "types", &merge)
    tree.endpoints = entries(\.endpoints, .endpoints, "endpoints", &merge)
    conflicts += merge.conflicts
    deletions = merge.deletions
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
  private(set) var deletions: [[String]] = []

  /// Applies changes of one side. What a person deleted stays deleted. If both sides changed the value differently, it
  /// is a conflict and ours stays.
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
      if ours == nil {
        deletions.append(path)
        return nil
      }
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
