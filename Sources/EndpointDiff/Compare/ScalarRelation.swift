import EndpointSpec

extension Scalar {
  /// The difference between the values of two scalars; nil if the same values travel.
  func difference(to new: Scalar, _ direction: Direction) -> Relation.Difference? {
    if self == new || isSameOnWire(as: new) { return nil }
    let reason =
      direction == .response
      ? "found \(new.specText), expected \(specText)" : "it expects \(new.specText)"
    if case .date = self, case .date = new {
      return Relation.Difference(.neither, direction, reason, isFormat: true)
    }
    if new == .json { return Relation.Difference(.wider, direction, reason) }
    if self == .json { return Relation.Difference(.narrower, direction, reason) }
    if isText && new == .string { return Relation.Difference(.wider, direction, reason) }
    if self == .string && new.isText { return Relation.Difference(.narrower, direction, reason) }
    guard isNumber, new.isNumber else {
      return Relation.Difference(.neither, direction, reason)
    }
    // Few APIs send numbers beyond 32 bits at once: that asks for care.
    let isWidth = isInteger && new.isInteger && direction == .response
    return size < new.size
      ? Relation.Difference(.wider, direction, reason, level: isWidth ? .care : nil)
      : Relation.Difference(.narrower, direction, reason)
  }

  private func isSameOnWire(as other: Scalar) -> Bool {
    isNumber && size == other.size
  }

  /// Whether it is a string on the wire, of some form.
  private var isText: Bool {
    switch self {
    case .day, .url, .uuid, .data, .date(.rfc3339), .date(.rfc1123), .date(.pattern): true
    default: false
    }
  }

  var isInteger: Bool { size == 1 || size == 2 }

  var isNumber: Bool { size > 0 }

  /// The larger, the more numbers it holds.
  private var size: Int {
    switch self {
    case .int32: 1
    case .int, .int64: 2
    case .double, .decimal: 3
    default: 0
    }
  }
}
