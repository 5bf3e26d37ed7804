/// The order in which the members of a union are tried: the order of the spec, but more specific members before general
/// ones of the same kind.
///
/// Integers come before other numbers, and formatted strings before other strings.
struct AttemptOrder {
  private enum Kind { case exactText, text, integer, number, other }

  private let model: APIModel

  init(_ model: APIModel) { self.model = model }

  func order(of types: [TypeReference]) -> [Int] {
    let kinds = types.map(kind)
    var order = Array(types.indices)
    for (exact, others) in [(Kind.integer, Kind.number), (.exactText, .text)] {
      let moved = order.filter { kinds[$0] == exact }
      guard !moved.isEmpty,
        let place = order.firstIndex(where: { kinds[$0] == exact || kinds[$0] == others })
      else { continue }
      order.removeAll { kinds[$0] == exact }
      order.insert(contentsOf: moved, at: min(place, order.count))
    }
    return order
  }

  private func kind(_ type: TypeReference) -> Kind {
    switch model.plain(type) {
    case .scalar(let scalar): return kind(scalar)
    case .named(let name):
      switch model.form(of: name) {
      case .identifier(let scalar): return kind(scalar)
      case .external(let external): return kind(external.wire)
      case .enumeration(let enumeration):
        guard enumeration.rawType == .string else { return .integer }
        return enumeration.isClosed ? .exactText : .text
      case .structure, .union, .alias, nil: return .other
      }
    case .array, .dictionary, .optional: return .other
    }
  }

  private func kind(_ scalar: Scalar) -> Kind {
    if scalar.isFormattedText { return .exactText }
    if scalar.isInteger { return .integer }
    return switch scalar {
    case .double, .decimal, .date: .number
    case .string: .text
    default: .other
    }
  }
}

extension Scalar {
  /// True for a number or a Boolean, which may have another wire form.
  package var takesWireForm: Bool {
    switch self {
    case .bool, .double, .decimal: true
    default: isInteger
    }
  }

  /// True if the values are integers.
  package var isInteger: Bool {
    switch self {
    case .int, .int32, .int64, .uint32, .uint64: true
    default: false
    }
  }

  /// True if the values are formatted strings, so that a string may be invalid.
  package var isFormattedText: Bool {
    switch self {
    case .url, .uuid, .day, .data, .date(.rfc3339), .date(.rfc1123), .date(.pattern): true
    default: false
    }
  }
}
