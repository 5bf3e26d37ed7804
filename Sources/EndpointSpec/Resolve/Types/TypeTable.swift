import EndpointJSON

/// The linked types in order of definition, indexed by name.
struct TypeTable: TypeLookup {
  private(set) var all: [TypeModel] = []
  private var indices: [SwiftName: Int] = [:]
  /// The resolved targets of aliases, so that long chains are cheap.
  private var aliasEnds: [SwiftName: TypeReference] = [:]

  init(capacity: Int) {
    all.reserveCapacity(capacity)
    indices.reserveCapacity(capacity)
  }

  /// Adds a type whose form is set later. Its inline types follow it.
  mutating func add(_ type: TypeModel) -> Int {
    all.append(type)
    if indices[type.name] == nil { indices[type.name] = all.count - 1 }
    return all.count - 1
  }

  func index(of name: SwiftName) -> Int? { indices[name] }

  func type(named name: SwiftName) -> TypeModel? { indices[name].map { all[$0] } }

  package func form(of name: SwiftName) -> TypeModel.Form? { indices[name].map { all[$0].form } }

  mutating func setForm(_ form: TypeModel.Form, at index: Int) { all[index].form = form }

  /// Resolves an alias after the aliases in its target.
  mutating func settleAlias(_ name: SwiftName) {
    if case .alias(let target)? = form(of: name) { aliasEnds[name] = resolvingAlias(target) }
  }

  func resolvingAlias(_ type: TypeReference) -> TypeReference {
    guard case .named(let name) = type else { return type }
    if let end = aliasEnds[name] { return end }
    guard case .alias(let target)? = form(of: name) else { return type }
    return resolvingAlias(target)
  }

  /// The index of the type that is stored inline in a use, optional or not. Nil for scalars, arrays and dictionaries.
  func index(heldIn type: TypeReference) -> Int? {
    switch resolvingAlias(type) {
    case .scalar, .array, .dictionary: nil
    case .optional(let wrapped): index(heldIn: wrapped)
    case .named(let name): index(of: name)
    }
  }

  /// A type that another type contains by value, through one of its members.
  typealias StoredPart = (member: Int, type: Int)

  /// The types that a type of this form contains by value. A constant is not a property.
  func storedParts(of form: TypeModel.Form) -> [StoredPart] {
    let members =
      switch form {
      case .structure(let structure):
        structure.fields.map { $0.constant == nil ? $0.type : .scalar(.json) }
      case .union(let union): union.members.map(\.type)
      case .identifier, .enumeration, .alias, .external: [TypeReference]()
      }
    return members.enumerated().compactMap { member, type in
      index(heldIn: type).map { (member, $0) }
    }
  }
}

extension TypeTable {
  /// The type at a path, without aliases and the outermost optional. Nil if no type declares it.
  func type(at path: [JSONPath.Component], in type: TypeReference) -> TypeReference? {
    let plain = resolvingAlias(resolvingAlias(type).wrapped)
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
      return structure(plain).flatMap { member(path, of: $0) }
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
