import EndpointJSON

/// Merges three versions of a value, member by member.
struct ValueMerge {
  private(set) var conflicts: [MergeConflict] = []

  /// Applies changes of one side. If both sides changed the value differently, it is a conflict and ours stays.
  ///
  /// - Returns: Nil if the merged spec does not contain the value.
  mutating func merged(
    _ sides: MergeSides,
    _ place: SpecPlace,
    at path: [String]
  ) -> JSONValue? {
    let (base, ours, theirs) = (sides.base, sides.ours, sides.theirs)
    if ours.isIdentical(to: base) || ours.isIdentical(to: theirs) { return theirs }
    if theirs.isIdentical(to: base) { return ours }
    guard let opened = OpenedSides(sides, place) else {
      conflicts.append(MergeConflict(path, base: base, ours: ours, theirs: theirs))
      return ours
    }
    return opened.close(members(of: opened, at: path))
  }

  private mutating func members(of opened: OpenedSides, at path: [String]) -> JSONObject {
    let order = opened.sides.order
    var members: [String: JSONValue] = [:]
    for key in Set(order.ours).union(order.theirs).union(order.base).sorted() {
      members[key] = merged(opened.sides.member(key), opened.place(key), at: path + [key])
    }
    let sorted = order.sorted(Set(members.keys))
    return JSONObject(sorted.compactMap { key in members[key].map { (key, $0) } })
  }
}
