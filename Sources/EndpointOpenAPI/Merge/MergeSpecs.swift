import EndpointJSON

/// A merged spec.
package struct MergeResult: Sendable {
  /// Its files; the first has the head.
  package let files: [ImportResult.File]
  /// What both sides changed in different ways.
  package let conflicts: [MergeConflict]
}

/// Merges a spec with a new import of its document.
///
/// What only one side changed since the last import is taken. Where both changed the same in different ways, the spec
/// stays as it is, and that is a conflict. Without edits by hand the result is the new import.
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
  var sides = TreeSides(base: SpecTree(base), ours: SpecTree(ours), theirs: SpecTree(theirs))
  let names = NameMerge(sides)
  sides = TreeSides(
    base: sides.base.renamed(names.base),
    ours: sides.ours.renamed(names.ours),
    theirs: sides.theirs.renamed(names.theirs)
  )
  for name in names.removedTypes { sides.base.types.map[name] = nil }
  for name in names.removedEndpoints { sides.base.endpoints.map[name] = nil }
  var merge = TreeMerge(sides, conflicts: names.conflicts)
  merge.merge()
  var types = TypeSettling(merge.tree, of: sides, conflicts: merge.conflicts)
  types.settle()
  let conflicts = types.conflicts.map { conflict in
    var conflict = conflict
    conflict.file = types.tree.file(of: conflict.path)
    return conflict
  }
  return MergeResult(files: types.tree.files, conflicts: conflicts)
}
