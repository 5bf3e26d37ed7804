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
