import EndpointJSON

/// Finds the types of an API by name, through aliases.
package protocol TypeLookup {
  func form(of name: SwiftName) -> TypeModel.Form?
}

extension TypeLookup {
  /// Resolves the outermost alias of a type. Other types are unchanged.
  package func resolvingAlias(_ type: TypeReference) -> TypeReference {
    var type = type
    while case .named(let name) = type, case .alias(let target)? = form(of: name) { type = target }
    return type
  }

  /// Resolves aliases, also within arrays, dictionaries and optionals. The results are equal if the Swift types are
  /// equal.
  package func withoutAliases(_ type: TypeReference) -> TypeReference {
    type.replacingName { name in
      if case .alias(let target)? = form(of: name) { withoutAliases(target) } else { .named(name) }
    }
  }

  /// True if the type accepts nil, also through aliases.
  package func isOptional(_ type: TypeReference) -> Bool { resolvingAlias(type).isOptional }

  /// The type without aliases and the outermost optional.
  package func plain(_ type: TypeReference) -> TypeReference {
    var type = withoutAliases(type)
    while case .optional(let wrapped) = type { type = withoutAliases(wrapped) }
    return type
  }

  /// The scalar of a type's values, through aliases and optionals. Nil for objects, arrays and unions.
  package func scalar(_ type: TypeReference) -> Scalar? {
    switch plain(type) {
    case .scalar(let scalar): return scalar
    case .named(let name):
      switch form(of: name) {
      case .identifier(let scalar): return scalar
      case .external(let external): return external.wire
      case .enumeration(let enumeration): return enumeration.rawType
      case .structure, .union, .alias, nil: return nil
      }
    case .array, .dictionary, .optional: return nil
    }
  }

  /// The enum of a type, through aliases and optionals.
  package func enumeration(_ type: TypeReference) -> EnumModel? {
    guard case .named(let name) = plain(type), case .enumeration(let found)? = form(of: name)
    else { return nil }
    return found
  }

  /// The value of a union's member that is one value. Nil for other types.
  package func constant(_ type: TypeReference) -> JSONValue? {
    guard let enumeration = enumeration(type), enumeration.isConstant else { return nil }
    return enumeration.cases.first?.value
  }

  /// The struct of a type, through aliases and optionals.
  package func structure(_ type: TypeReference) -> StructModel? {
    guard case .named(let name) = plain(type), case .structure(let structure)? = form(of: name)
    else { return nil }
    return structure
  }

  /// The events of a stream with this element type, through aliases. Nil for other types.
  package func events(_ type: TypeReference) -> UnionModel? {
    guard case .named(let name) = plain(type), case .union(let union)? = form(of: name),
      union.isOfEvents
    else { return nil }
    return union
  }

  /// True if the values are JSON objects.
  package func isObject(_ type: TypeReference) -> Bool {
    switch plain(type) {
    case .dictionary, .scalar(.json): true
    case .named(let name):
      switch form(of: name) {
      case .structure, .union: true
      case .identifier, .enumeration, .alias, .external, nil: false
      }
    case .scalar, .array, .optional: false
    }
  }

  package func isArray(_ type: TypeReference) -> Bool {
    if case .array = plain(type) { true } else { false }
  }

  /// The scalar of a type or an identifier, through aliases and optionals. Nil for other types.
  package func plainScalar(_ type: TypeReference) -> Scalar? {
    switch plain(type) {
    case .scalar(let scalar): return scalar
    case .named(let name):
      guard case .identifier(let scalar)? = form(of: name) else { return nil }
      return scalar
    case .array, .dictionary, .optional: return nil
    }
  }
}
