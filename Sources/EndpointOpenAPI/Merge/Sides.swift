import EndpointJSON

/// Three versions of a part of a spec.
struct Sides<Value> {
  /// The last import.
  var base: Value
  /// The spec with a person's edits.
  var ours: Value
  /// The new import.
  var theirs: Value

  func map<Other>(_ change: (Value) -> Other) -> Sides<Other> {
    Sides<Other>(base: change(base), ours: change(ours), theirs: change(theirs))
  }
}

/// Three versions of a value. Nil where the value does not exist.
extension Sides<JSONValue?> {
  var all: [JSONValue] { [base, ours, theirs].compactMap(\.self) }

  func converted(_ change: (JSONValue) -> JSONValue?) -> Self { map { $0.flatMap(change) } }

  func member(_ key: String) -> Self { converted { $0[key] } }

  var keys: Sides<[String]> { map { $0?.objectValue?.keys ?? [] } }
}

extension Sides<SpecTree> {
  func values(_ value: (SpecTree) -> JSONValue) -> Sides<JSONValue?> { map { value($0) } }

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

/// The keys of three versions of a map.
extension Sides<[String]> {
  /// The keys of the merged map in order.
  ///
  /// It is the order of the document, unless a person reordered the entries. New entries follow the same predecessor
  /// as on their own side.
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
