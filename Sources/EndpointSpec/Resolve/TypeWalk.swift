import EndpointJSON

/// Where a path leads through the types.
struct TypeWalk {
  let types: TypeTable

  /// The type of what lies there, without aliases and the outermost optional; nil if no type says so.
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

  /// What lies in a struct; a field that says `at` may lie deeper than its object.
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
