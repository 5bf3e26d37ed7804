import EndpointSpec

extension LinkedSpec {
  /// True if every value of `other` is also read as `type`, which is tried first.
  func accepts(_ type: TypeReference, _ other: TypeReference, depth: Int = 0) -> Bool {
    guard depth < 3 else { return true }
    let (type, other) = (plain(type), plain(other))
    if type == other || type == .scalar(.json) { return true }
    if let structure = self.structure(type) { return accepts(structure, other, depth: depth) }
    switch (type, other) {
    case (.array(let element), .array(let otherElement)),
      (.dictionary(let element), .dictionary(let otherElement)):
      return accepts(element, otherElement, depth: depth + 1)
    case (.dictionary(let value), .named):
      guard let fields = self.structure(other)?.fields else { return false }
      return fields.allSatisfy { accepts(value, $0.type, depth: depth + 1) }
    case (.scalar, _), (.named, _), (.array, _), (.dictionary, _), (.optional, _):
      guard let (all, kind) = scalar(type), let (_, otherKind) = scalar(other) else { return false }
      return all && kind == otherKind
    }
  }

  private func accepts(_ structure: StructModel, _ other: TypeReference, depth: Int) -> Bool {
    let required = structure.fields.filter { isRequired($0) }
    guard let fields = self.structure(other)?.fields else {
      if case .dictionary = other { return required.isEmpty }
      return false
    }
    let isWhole = required.allSatisfy { field in
      fields.contains { other in
        other.wireName == field.wireName && other.at == field.at && isRequired(other)
          && accepts(field.type, other.type, depth: depth + 1)
      }
    }
    return isWhole && !rejects(structure, fields, depth: depth)
  }

  /// True if an optional field has another type, so that a value with this field is not accepted.
  private func rejects(_ structure: StructModel, _ fields: [FieldModel], depth: Int) -> Bool {
    let optional = structure.fields.filter { !isRequired($0) && $0.constant == nil && !$0.isLossy }
    return optional.contains { field in
      fields.contains { other in
        other.wireName == field.wireName && other.at == field.at && other.constant == nil
          && !accepts(field.type, other.type, depth: depth + 1)
      }
    }
  }

  private func isRequired(_ field: FieldModel) -> Bool {
    field.constant == nil && field.defaultValue == nil && !isOptional(field.type)
  }

  private enum Kind { case text, integer, number, bool }

  /// The JSON kind of a scalar type, and whether it accepts every value of that kind.
  private func scalar(_ type: TypeReference) -> (acceptsAll: Bool, Kind)? {
    if let enumeration = model.enumeration(type) {
      return (!enumeration.isClosed, enumeration.rawType == .string ? .text : .integer)
    }
    return switch model.scalar(type)?.facts.values {
    case .texts: (true, .text)
    case .formattedTexts: (false, .text)
    case .integers(let below, _): (below == 63, .integer)
    case .numbers: (true, .number)
    case .bools: (true, .bool)
    case .other, nil: nil
    }
  }
}
