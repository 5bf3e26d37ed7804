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
    switch scalar.facts.values {
    case .formattedTexts: .exactText
    case .integers: .integer
    case .numbers: .number
    case .texts: .text
    case .bools, .other: .other
    }
  }
}
