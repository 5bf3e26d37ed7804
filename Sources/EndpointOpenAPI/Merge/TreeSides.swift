import EndpointJSON

/// Three versions of a spec as trees.
struct TreeSides {
  var base: SpecTree
  var ours: SpecTree
  var theirs: SpecTree

  /// A value of each tree.
  func values(_ value: (SpecTree) -> JSONValue) -> MergeSides {
    MergeSides(base: value(base), ours: value(ours), theirs: value(theirs))
  }

  /// The file that one side moved an entry to. If both did, that of the person.
  func file(
    of name: String,
    _ kind: KeyPath<SpecTree, SpecTree.Entries>
  ) -> String? {
    let old = base[keyPath: kind].files[name]
    let ours = ours[keyPath: kind].files[name]
    let theirs = theirs[keyPath: kind].files[name]
    return ours == old ? theirs ?? ours : ours ?? theirs
  }
}
