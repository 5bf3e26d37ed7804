import EndpointJSON

/// Merges trees after their names were unified.
struct TreeMerge {
  let sides: TreeSides
  private(set) var tree = SpecTree([])
  private(set) var conflicts: [MergeConflict]

  /// - Parameter conflicts: The conflicts of names.
  init(_ sides: TreeSides, conflicts: [MergeConflict]) {
    self.sides = sides
    self.conflicts = conflicts
  }

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
      heads[file] = merge.merged(all.member(file), .head, at: [])
    }
    let files = all.order.sorted(Set(heads.keys))
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
