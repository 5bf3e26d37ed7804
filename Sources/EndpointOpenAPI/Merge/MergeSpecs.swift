import EndpointJSON

package struct MergeResult: Sendable {
  /// The files. The first one contains the head.
  package let files: [ImportResult.File]
  /// The values that both sides changed in different ways.
  package let conflicts: [MergeConflict]
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
  let conflicts = types.conflicts.map { conflict in
    var conflict = conflict
    conflict.file = types.tree.file(of: conflict.path)
    return conflict
  }
  return MergeResult(files: types.tree.files, conflicts: conflicts)
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
