import EndpointSpec

extension ChangeRule {
  /// A parameter whose values are written otherwise: a style, a form on the wire, the encoding of a part, the format of a date.
  static let paramEncodingChanged = ChangeRule(
    .paramEncodingChanged,
    arguments: { pair, group, match in
      let old = match.writing(pair.old, in: match.old)
      let new = match.writing(pair.new, in: match.new)
      let relation = match.difference(pair).relation
      guard relation.kind != .neither || relation.isFormat, old != new else { return nil }
      var change = group.change(
        .paramEncodingChanged,
        pair,
        "\(quoted(pair.new.field.wireName.text)) is written as \(new), no longer as \(old)",
        in: match
      )
      (change.old, change.new) = (old, new)
      return change
    }
  )
}

extension Match {
  /// How the values of a parameter are written.
  fileprivate func writing(_ parameter: ParameterModel, in side: Side) -> String {
    var facts: [String] = []
    if let encoding = parameter.partEncoding { facts.append("a part of \(encoding)") }
    if parameter.location != .body {
      if let wire = parameter.field.wire { facts.append("a \(wire)") }
      if case .scalar(.date) = parameter.field.type.element {
        facts.append(parameter.field.type.element.specText)
      }
    }
    facts += styles(of: parameter, in: side)
    return facts.isEmpty ? "usual" : facts.joined(separator: ", ")
  }

  /// The styles that the values of its type, and its place, make use of.
  private func styles(of parameter: ParameterModel, in side: Side) -> [String] {
    guard parameter.location != .path else { return [] }
    switch side.resolved(parameter.field.type).wrapped {
    case .array: return [parameter.arrayStyle.rawValue]
    case .dictionary: return [parameter.objectStyle.rawValue]
    case .named(let name):
      guard case .structure? = side.model.type(named: name)?.form else { return [] }
      return [parameter.objectStyle.rawValue]
    default: return []
    }
  }
}

extension TypeReference {
  /// What an array or an optional holds.
  fileprivate var element: TypeReference {
    switch self {
    case .array(let inner), .optional(let inner): inner.element
    default: self
    }
  }
}
