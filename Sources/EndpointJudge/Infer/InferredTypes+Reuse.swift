import EndpointSpec

extension InferredTypes {
  /// The types beside those of a spec: a definition with the name or the keys of an existing struct is that struct, if each
  /// inferred value is a value of it. Fields under a key of an identifier have its type.
  package func reusing(_ model: APIModel) -> InferredTypes {
    var reuse = TypeReuse(model: model)
    var isChanged = true
    while isChanged {
      isChanged = false
      for definition in definitions where reuse.names[definition.name] == nil {
        let known = reuse.candidates(for: definition).first { reuse.accepts($0, definition) }
        guard let known else { continue }
        reuse.names[definition.name] = known.name
        isChanged = true
      }
    }
    let names = reuse.names
    let identifiers = KnownIdentifiers(model)
    func new(_ type: TypeReference) -> TypeReference {
      type.replacingName { .named(names[$0] ?? $0) }
    }
    let others = definitions.filter { names[$0.name] == nil }.map { definition in
      var definition = definition
      for index in definition.fields.indices {
        let field = definition.fields[index]
        definition.fields[index].type = identifiers.identified(new(field.type), under: field.key)
      }
      definition.alias = definition.alias.map(new)
      definition.additional = definition.additional.map(new)
      definition.union?.replaceTypes(names)
      return definition
    }
    return InferredTypes(
      definitions: others,
      uses: uses.mapValues(new),
      hints: hints,
      identifiers: identifiers
    )
  }

  /// Whether the type uses no struct of the spec in place of an inferred one.
  package func isDefined(_ type: TypeReference) -> Bool {
    guard let name = type.innermostName else { return true }
    return definition(named: name) != nil
  }
}

extension TypeProposal.Definition {
  /// The name, and the names without the endings that made it free beside that of the spec: `ItemCreateResponse` →
  /// `ItemCreate`, `Item`.
  fileprivate var namesWithoutEndings: [String] {
    [["Response", "Body", "Item"], TypeInference.PlaceName.changes].reduce([preferredName]) {
      names,
      endings in
      let name = names[names.count - 1]
      guard let ending = endings.first(where: name.hasSuffix) else { return names }
      return names + [String(name.dropLast(ending.count))]
    }
  }
}

/// Compares inferred definitions with the structs of a spec.
private struct TypeReuse {
  let model: APIModel
  /// The existing types by the names of the definitions that are replaced.
  var names: [SwiftName: SwiftName] = [:]
  private let structures: [String: TypeModel]
  private let byKeys: [Set<String>: [TypeModel]]

  /// Types with other names and fewer fields may be equal by chance.
  private static let fewestFields = 2
  /// The same for request bodies.
  private static let fewestFieldsOfBodies = 4

  init(model: APIModel) {
    self.model = model
    let types = model.types.filter { if case .structure = $0.form { true } else { false } }
    structures = Dictionary(firstOf: types.map { ($0.name.text, $0) })
    byKeys = Dictionary(grouping: types) { Set($0.fields.map(\.wireName.text)) }
  }

  /// The structs that a definition may be: those with its name, with the end of its name, such as `User` for `TeamUser`,
  /// and the only one with the same keys.
  func candidates(for definition: TypeProposal.Definition) -> [TypeModel] {
    let words = String.words(of: definition.preferredName)
    let ends = words.indices.dropFirst().map { words[$0...].joined() }
    let named = (definition.namesWithoutEndings + ends).compactMap { structures[$0] }
    let fewest = definition.isBody ? Self.fewestFieldsOfBodies : Self.fewestFields
    guard definition.fields.count >= fewest else { return named }
    let equal = byKeys[Set(definition.fields.map(\.key))] ?? []
    return named + (equal.count == 1 ? equal : [])
  }

  /// Whether all values of a definition are values of a struct.
  func accepts(_ known: TypeModel, _ definition: TypeProposal.Definition) -> Bool {
    let fields = Dictionary(firstOf: known.fields.map { ($0.wireName.text, $0) })
    let inferred = Dictionary(firstOf: definition.fields.map { ($0.key, $0.type) })
    guard definition.alias == nil, definition.additional == nil, !definition.fields.isEmpty else {
      return false
    }
    return known.fields.allSatisfy { inferred[$0.wireName.text] != nil || $0.type.isOptional }
      && definition.fields.allSatisfy { field in
        fields[field.key].map { accepts($0.type, field.type, (definition.name, known.name)) }
          ?? false
      }
  }

  private func accepts(
    _ known: TypeReference,
    _ inferred: TypeReference,
    _ pair: (SwiftName, SwiftName)
  ) -> Bool {
    if inferred.isOptional, !known.isOptional { return false }
    switch (known.wrapped, inferred.wrapped) {
    case (_, .scalar(.json)): return inferred.isOptional
    case (.scalar(.json), _): return true
    case (.named(let known), .named(let inferred)):
      return names[inferred] == known || pair == (inferred, known)
    case (.named(let name), .scalar):
      if case .structure? = model.type(named: name)?.form { return false }
      return true
    case (.array, .array(.scalar(.json))): return true
    case (.array(let known), .array(let inferred)): return accepts(known, inferred, pair)
    case (.dictionary(let known), .dictionary(let inferred)): return accepts(known, inferred, pair)
    case (.scalar(let known), .scalar(let inferred)):
      return known == inferred || known == .double && inferred == .int
        || known == .string && [.uuid, .url, .day].contains(inferred)
    default: return false
    }
  }
}
