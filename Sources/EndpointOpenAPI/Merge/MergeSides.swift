import EndpointJSON

/// A value of a spec in its three versions; nil where a version does not have it.
struct MergeSides {
  /// As the last import wrote it.
  let base: JSONValue?
  /// As it is in the spec, with a person's edits.
  let ours: JSONValue?
  /// As the new import writes it.
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

  /// The three versions of an object's keys.
  var order: MemberOrder {
    func keys(_ value: JSONValue?) -> [String] { value?.objectValue?.keys ?? [] }
    return MemberOrder(base: keys(base), ours: keys(ours), theirs: keys(theirs))
  }
}
