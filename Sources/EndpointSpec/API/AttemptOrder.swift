/// The order in which the members of a union are tried: as the spec has them, but exact ones of a kind before those that
/// take all values of that kind.
///
/// An integer comes before other numbers, and a text with a format before other texts.
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
  /// Whether it is a number or a Boolean, which may travel in another form (`wire`).
  package var takesWireForm: Bool {
    switch self {
    case .bool, .double, .decimal: true
    default: isInteger
    }
  }

  /// Whether its values are whole numbers.
  package var isInteger: Bool {
    switch self {
    case .int, .int32, .int64, .uint32, .uint64: true
    default: false
    }
  }

  /// Whether its values are texts of a format, so that a text may be none of them.
  package var isFormattedText: Bool {
    switch self {
    case .url, .uuid, .day, .data, .date(.rfc3339), .date(.rfc1123), .date(.pattern): true
    default: false
    }
  }
}
