import EndpointJSON

/// Where a path leads through the types: what a value there is.
struct TypeWalk {
  /// Why a path leads nowhere: a struct has no such field.
  struct Problem: Error {
    let message: String
    var hint: String?
  }

  let types: TypeTable

  func type(
    at path: [JSONPath.Component],
    in type: TypeReference
  ) throws(Problem) -> TypeReference {
    let plain = types.underlying(types.underlying(type).wrapped)
    guard let step = path.first else { return plain }
    let rest = Array(path.dropFirst())
    if plain == .scalar(.json) { return plain }
    switch (step, plain) {
    case (.each, .array(let element)):
      return .array(try self.type(at: rest, in: element))
    case (.index, .array(let element)), (.last, .array(let element)):
      return try self.type(at: rest, in: element)
    case (.key, .dictionary(let value)):
      return try self.type(at: rest, in: value)
    case (.key(let key), .named):
      guard let structure = types.structure(plain) else { break }
      return try member(key, path, of: structure)
    default: break
    }
    throw Problem(message: "no \(step.noun) lies in \(phrase(plain))")
  }

  /// The field that lies on the path; one that says `at` may lie deeper than its object.
  private func member(
    _ key: String,
    _ path: [JSONPath.Component],
    of structure: StructModel
  ) throws(Problem) -> TypeReference {
    for field in structure.fields where !field.location.isEmpty {
      guard path.starts(with: field.location) else { continue }
      return try type(at: Array(path.dropFirst(field.location.count)), in: field.type)
    }
    if let additional = structure.additional {
      return try type(at: Array(path.dropFirst()), in: additional)
    }
    let names = structure.fields.map(\.wireName.text)
    throw Problem(
      message: "no field \(quoted(key)) is there",
      hint: nearestHint(to: key, in: names)
    )
  }

  private func phrase(_ type: TypeReference) -> String {
    switch type {
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .named(let name): quoted(name.text)
    default: "a scalar"
    }
  }
}

extension FieldModel {
  /// Where the value lies in its object.
  var location: [JSONPath.Component] { at?.components ?? [.key(wireName.text)] }
}

extension JSONPath.Component {
  fileprivate var noun: String {
    switch self {
    case .key(let name): "field \(quoted(name))"
    case .index, .last, .each: "element"
    }
  }
}
