import EndpointJSON

/// Follows a path through types.
struct TypeWalk {
  let types: TypeTable

  /// The type at a path, without aliases and the outermost optional. Nil if no type declares it.
  func type(at path: [JSONPath.Component], in type: TypeReference) -> TypeReference? {
    let plain = types.underlying(types.underlying(type).wrapped)
    guard let step = path.first, plain != .scalar(.json) else { return plain }
    let rest = Array(path.dropFirst())
    switch (step, plain) {
    case (.each, .array(let element)):
      return self.type(at: rest, in: element).map { .array($0) }
    case (.index, .array(let element)), (.last, .array(let element)):
      return self.type(at: rest, in: element)
    case (.key, .dictionary(let value)):
      return self.type(at: rest, in: value)
    case (.key, .named):
      return types.structure(plain).flatMap { member(path, of: $0) }
    default: return nil
    }
  }

  /// The type of a member of a struct. A field with `at` may be nested deeper.
  private func member(
    _ path: [JSONPath.Component],
    of structure: StructModel
  ) -> TypeReference? {
    let field = structure.fields.first { field in
      !field.location.isEmpty && path.starts(with: field.location)
    }
    if let field {
      return type(at: Array(path.dropFirst(field.location.count)), in: field.type)
    }
    return structure.additional.flatMap { type(at: Array(path.dropFirst()), in: $0) }
  }
}
