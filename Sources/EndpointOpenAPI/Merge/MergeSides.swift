import EndpointJSON

/// Three versions of a value. Nil where the value does not exist.
struct MergeSides {
  /// The last import.
  let base: JSONValue?
  /// The spec with a person's edits.
  let ours: JSONValue?
  /// The new import.
  let theirs: JSONValue?

  var all: [JSONValue] { [base, ours, theirs].compactMap(\.self) }

  func map(_ change: (JSONValue) -> JSONValue?) -> MergeSides {
    MergeSides(
      base: base.flatMap(change),
      ours: ours.flatMap(change),
      theirs: theirs.flatMap(change)
    )
  }

  /// The versions of a member.
  func member(_ key: String) -> MergeSides {
    map { $0[key] }
  }

  /// The key order of the three versions.
  var order: MemberOrder {
    func keys(_ value: JSONValue?) -> [String] { value?.objectValue?.keys ?? [] }
    return MemberOrder(base: keys(base), ours: keys(ours), theirs: keys(theirs))
  }
}

/// Three versions of a spec as trees.
struct TreeSides {
  var base: SpecTree
  var ours: SpecTree
  var theirs: SpecTree

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

/// The order of entries in a merged map.
///
/// It is the order of the document, unless a person reordered the entries. New entries follow the same predecessor as
/// on their own side.
struct MemberOrder {
  let base: [String]
  let ours: [String]
  let theirs: [String]

  /// The keys in order.
  func sorted(_ keys: Set<String>) -> [String] {
    let isOurs = isReordered
    let leading = (isOurs ? ours : theirs).filter(keys.contains)
    let known = Set(leading)
    var followers: [String?: [String]] = [:]
    var anchor: String?
    for key in isOurs ? theirs : ours where keys.contains(key) {
      if known.contains(key) {
        anchor = key
      } else {
        followers[anchor, default: []].append(key)
      }
    }
    return leading.reduce(into: followers[nil] ?? []) { order, key in
      order.append(key)
      order += followers[key] ?? []
    }
  }

  /// Whether a person reordered the entries of the last import.
  private var isReordered: Bool {
    let (old, new) = (Set(base), Set(ours))
    return base.filter(new.contains) != ours.filter(old.contains)
  }
}
