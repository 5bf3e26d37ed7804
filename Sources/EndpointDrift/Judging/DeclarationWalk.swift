import EndpointJSON
import EndpointSpec

/// Finds the declaration at a path in the values of a type.
struct DeclarationWalk {
  struct Declaration {
    /// `Item.color`, or `State` for a type.
    let subject: String
    let place: Place
    /// Whether the spec declares a field for the last key.
    var isDeclared = true
    var isOptional = false
  }

  let model: APIModel
  /// Whether to find the type of the value instead of the field.
  let findsType: Bool

  /// The step limit. Members of unions are tried one after the other.
  private static let mostSteps = 2_000

  /// The innermost declaration. Nil if the type has no such path, or no declaration contains it.
  func declaration(
    at path: ArraySlice<JSONPath.Component>,
    in type: TypeReference
  ) -> Declaration? {
    var steps = Self.mostSteps
    return walk(path, type, nil, &steps)
  }

  /// - Parameter field: The field that contains the value.
  private func walk(
    _ path: ArraySlice<JSONPath.Component>,
    _ type: TypeReference,
    _ field: Declaration?,
    _ steps: inout Int
  ) -> Declaration? {
    steps -= 1
    guard steps > 0 else { return nil }
    guard let step = path.first else {
      guard findsType, case .named(let name) = type.wrapped, let type = model.type(named: name)
      else { return field }
      return Declaration(subject: type.name.text, place: type.place)
    }
    switch (type.wrapped, step) {
    case (.array(let inner), .each), (.dictionary(let inner), _):
      return walk(path.dropFirst(), inner, field, &steps)
    case (.named(let name), _):
      return model.type(named: name).flatMap { walk(path, $0, field, &steps) }
    default: return nil
    }
  }

  private func walk(
    _ path: ArraySlice<JSONPath.Component>,
    _ type: TypeModel,
    _ field: Declaration?,
    _ steps: inout Int
  ) -> Declaration? {
    switch type.form {
    case .alias(let target): return walk(path, target, field, &steps)
    case .union(let union):
      for member in union.members {
        if let found = walk(path, member.type, field, &steps) { return found }
      }
      return nil
    case .structure(let structure): return walk(path, structure, of: type, &steps)
    case .identifier, .enumeration, .external: return nil
    }
  }

  private func walk(
    _ path: ArraySlice<JSONPath.Component>,
    _ structure: StructModel,
    of type: TypeModel,
    _ steps: inout Int
  ) -> Declaration? {
    for field in structure.fields where path.starts(with: field.location) {
      let declaration = Declaration(
        subject: "\(type.name).\(field.wireName)",
        place: field.place,
        isOptional: model.isOptional(field.type) || field.defaultValue != nil
      )
      let rest = path.dropFirst(field.location.count)
      let found = walk(rest, field.type, declaration, &steps)
      // The object itself may be the value of several fields.
      if found != nil || !field.location.isEmpty { return found }
    }
    if let additional = structure.additional {
      return walk(path.dropFirst(), additional, nil, &steps)
    }
    guard path.count == 1, case .key(let key)? = path.first else { return nil }
    return Declaration(
      subject: "\(type.name).\(KnownKeys.shown(key))",
      place: type.place,
      isDeclared: false
    )
  }
}
