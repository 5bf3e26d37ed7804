import EndpointJSON
import EndpointSpec

/// A path through types.
struct TypePath {
  enum End {
    case type(TypeReference)
    case missing(String, known: [String])
    /// There is a value, but no type declares it.
    case unknown
  }

  let spec: LinkedSpec

  func end(of path: ArraySlice<JSONPath.Component>, from type: TypeReference) -> End {
    guard let first = path.first else { return .type(type) }
    switch (first, spec.plain(type)) {
    case (.key(let name), .named): return field(name, path, of: type)
    case (.key, .dictionary(let value)): return end(of: path.dropFirst(), from: value)
    case (.index, .array(let element)), (.last, .array(let element)):
      return end(of: path.dropFirst(), from: element)
    case (.each, .array): return .unknown
    case (_, .scalar(.json)): return .unknown
    default: return .missing(first.description, known: [])
    }
  }

  /// The field at the end of a path through structs. Nil if the path ends elsewhere.
  func field(at path: ArraySlice<JSONPath.Component>, from type: TypeReference) -> FieldModel? {
    guard let structure = spec.structure(type) else { return nil }
    for field in structure.fields {
      let location = field.location
      guard !location.isEmpty, path.starts(with: location) else { continue }
      let rest = path.dropFirst(location.count)
      return rest.isEmpty ? field : self.field(at: rest, from: field.type)
    }
    return nil
  }

  private func field(
    _ name: String,
    _ path: ArraySlice<JSONPath.Component>,
    of type: TypeReference
  ) -> End {
    guard let structure = spec.structure(type) else { return .unknown }
    for field in structure.fields {
      let location = field.location
      if !location.isEmpty && path.starts(with: location) {
        return end(of: path.dropFirst(location.count), from: field.type)
      }
      if location.isEmpty || location.starts(with: path) { return .unknown }
    }
    if structure.additional != nil { return .unknown }
    // The part of the path that no field has, below those that some fields share with it.
    let shared = structure.fields.map { $0.location.sharedCount(with: path) }
    let most = shared.max() ?? 0
    let known = zip(structure.fields, shared).compactMap { field, count -> String? in
      guard count == most, case .key(let key)? = field.location.dropFirst(most).first else {
        return nil
      }
      return key
    }
    guard case .key(let missing)? = path.dropFirst(most).first else {
      return .missing(name, known: known)
    }
    return .missing(missing, known: known.unique(by: \.self))
  }
}

extension Collection<JSONPath.Component> {
  /// The number of components at the start that another path has too.
  fileprivate func sharedCount(with other: ArraySlice<JSONPath.Component>) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
