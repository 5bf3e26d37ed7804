import EndpointSpec

/// How scalars are written: as JSON values, or as the texts of a query, a path, a header or a form.
package enum Notation: Hashable, Sendable { case json, text }

/// A scalar type with the form that its values have on the wire.
struct WrittenScalar: Equatable {
  let scalar: Scalar
  /// Nil where it changes nothing: a text of a number is the same with and without quotation marks around the number.
  private let wire: EndpointSpec.WireForm?
  private let notation: Notation

  init(_ scalar: Scalar, _ wire: EndpointSpec.WireForm?, in notation: Notation) {
    self.scalar = scalar
    self.wire = notation == .text && wire == .string ? nil : wire
    self.notation = notation
  }

  /// The difference between the values of two scalars; nil if the same values travel.
  func difference(to new: WrittenScalar, _ direction: Direction) -> Relation.Difference? {
    if isSame(as: new) { return nil }
    let reason =
      direction == .response
      ? "found \(new.text), expected \(text)" : "it expects \(new.text)"
    func difference(_ kind: Relation.Kind, level: Level? = nil, isFormat: Bool = false)
      -> Relation.Difference
    {
      Relation.Difference(kind, direction, reason, level: level, isFormat: isFormat)
    }
    if case .date = scalar, case .date = new.scalar { return difference(.neither, isFormat: true) }
    if new.scalar == .json { return difference(.wider) }
    if scalar == .json { return difference(.narrower) }
    guard isText == new.isText else {
      return difference(.neither, isFormat: scalar == new.scalar)
    }
    if let size, let newSize = new.size {
      // Few APIs send numbers beyond 32 bits, or fractions of a second, at once: that asks for care.
      let asksForCare = direction == .response && isInteger && (new.isInteger || new.isDate)
      return size < newSize
        ? difference(.wider, level: asksForCare ? .care : nil) : difference(.narrower)
    }
    if isText, new.scalar == .string { return difference(.wider) }
    if isText, scalar == .string { return difference(.narrower) }
    // Almost every text is a relative URL.
    let reader = direction == .request ? new : self
    let level: Level? = isText && reader.scalar == .url ? .care : nil
    return difference(.neither, level: level, isFormat: scalar == new.scalar)
  }

  private func isSame(as other: WrittenScalar) -> Bool {
    if self == other { return true }
    if isDay, other.isDay { return true }
    return isText == other.isText && size != nil && size == other.size
  }

  /// `"7"` of `int`: the type as reports write it, with its form on the wire.
  private var text: String {
    switch wire {
    case .string: "\(scalar.specText) in a string"
    case .number: "1 or 0"
    case nil: scalar.specText
    }
  }

  /// Whether it is a text on the wire.
  private var isText: Bool {
    if notation == .text || wire == .string { return true }
    switch scalar {
    case .string, .day, .url, .uuid, .data, .date(.rfc3339), .date(.rfc1123), .date(.pattern):
      return true
    default: return false
    }
  }

  private var isDay: Bool { scalar == .day || scalar == .date(.pattern("yyyy-MM-dd")) }

  private var isDate: Bool { if case .date = scalar { true } else { false } }

  private var isInteger: Bool { scalar.isInteger || scalar == .date(.unixMilliseconds) }

  /// The larger, the more numbers it holds; nil: its values are no numbers.
  private var size: Int? {
    switch scalar {
    case .bool: wire == .number ? 0 : nil
    case .int32: 1
    case .int, .int64, .date(.unixMilliseconds): 2
    case .double, .decimal, .date(.unix): 3
    default: nil
    }
  }
}

extension Scalar {
  var isInteger: Bool {
    switch self {
    case .int, .int32, .int64: true
    default: false
    }
  }
}
