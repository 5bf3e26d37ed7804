import EndpointJSON

/// The fields on a path in a JSON request body.
package struct BodyPath {
  package enum End: Equatable {
    /// The last field.
    case field
    /// There may be a value, but no type declares it.
    case undeclared
    case missing
  }

  /// The fields from the outermost to the innermost.
  package private(set) var fields: [FieldModel] = []
  package private(set) var end = End.missing

  /// - Parameter path: The path from the root of the body.
  package init(_ path: JSONPath, of endpoint: EndpointModel, in types: some TypeLookup) {
    guard let body = endpoint.body else { return }
    let at = body.at?.components ?? []
    guard path.components.starts(with: at) else { return }
    let rest = path.components.dropFirst(at.count)
    switch body.content {
    case .fields: follow(rest, endpoint.bodyStructure, types)
    case .value(let type, _, _): follow(rest, type, types)
    }
  }

  /// True if the field is secret, or part of a secret.
  package var isSecret: Bool { fields.contains(where: \.isSecret) }

  private mutating func follow(
    _ path: ArraySlice<JSONPath.Component>,
    _ type: TypeReference,
    _ types: some TypeLookup
  ) {
    guard !path.isEmpty else {
      end = fields.isEmpty ? .missing : .field
      return
    }
    if let structure = types.structure(type) { return follow(path, structure, types) }
    end = types.isObject(type) ? .undeclared : .missing
  }

  private mutating func follow(
    _ path: ArraySlice<JSONPath.Component>,
    _ structure: StructModel,
    _ types: some TypeLookup
  ) {
    let sent = structure.fields.filter { $0.travels(.request) }
    if let field = sent.first(where: { !$0.isWhole && path.starts(with: $0.location) }) {
      fields.append(field)
      return follow(path.dropFirst(field.location.count), field.type, types)
    }
    let isOpen = structure.additional != nil || sent.contains(where: \.isWhole)
    end = isOpen ? .undeclared : .missing
  }
}

extension EndpointModel {
  /// The paths of the fields in a JSON body, at most three levels below its root.
  package func bodyPaths(in types: some TypeLookup) -> [JSONPath] {
    guard let body else { return [] }
    func paths(_ structure: StructModel?, _ levels: Int) -> [[JSONPath.Component]] {
      guard levels > 0, let structure else { return [] }
      return structure.fields.filter { $0.travels(.request) && !$0.isWhole }.flatMap { field in
        [field.location]
          + paths(types.structure(field.type), levels - 1).map { field.location + $0 }
      }
    }
    let structure = body.type.map(types.structure) ?? bodyStructure
    return paths(structure, 3).map { JSONPath(components: (body.at?.components ?? []) + $0) }
  }
}
