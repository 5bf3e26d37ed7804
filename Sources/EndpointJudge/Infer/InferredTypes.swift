import EndpointJSON
import EndpointSpec

/// The inferred types of all places.
package struct InferredTypes: Sendable {
  let definitions: [TypeProposal.Definition]
  let uses: [TypeInference.Place: TypeReference]
  package let hints: [String]
  /// The identifiers of the spec that the types are added to.
  package let identifiers: KnownIdentifiers
  /// The positions of the definitions.
  private let indices: [SwiftName: Int]

  init(
    definitions: [TypeProposal.Definition],
    uses: [TypeInference.Place: TypeReference],
    hints: [String],
    identifiers: KnownIdentifiers = KnownIdentifiers()
  ) {
    self.identifiers = identifiers
    self.definitions = definitions
    self.uses = uses
    self.hints = hints
    indices = Dictionary(firstOf: definitions.enumerated().map { ($0.element.name, $0.offset) })
  }

  /// The value of `types` in a spec. Fields with names of secrets are marked.
  package var json: JSONObject {
    JSONObject(definitions.map { ($0.name.text, $0.json { SecretName.isOne($0) }) })
  }

  package func use(of place: TypeInference.Place) -> TypeReference? { uses[place] }

  func definition(named name: SwiftName) -> TypeProposal.Definition? {
    indices[name].map { definitions[$0] }
  }

  /// The keys of a struct. Nil for other types.
  package func keys(of type: TypeReference) -> Set<String>? {
    guard case .named(let name) = type, let definition = definition(named: name),
      definition.alias == nil, definition.union == nil
    else { return nil }
    return Set(definition.fields.map(\.key))
  }

  /// The type at a path of keys. Nil if no type declares it.
  package func type(at path: [String], of type: TypeReference) -> TypeReference? {
    path.reduce(type as TypeReference?) { type, key in
      guard let type else { return nil }
      return switch type {
      case .optional(let wrapped): self.type(at: [key], of: wrapped)
      case .dictionary(let value): value
      case .named(let name): definition(named: name)?.fields.first { $0.key == key }?.type
      case .array, .scalar: nil
      }
    }
  }

  /// The definitions that a type uses, directly or indirectly, as in `types` of a spec.
  package func definitions(of type: TypeReference) -> JSONObject {
    let names = reachable(from: [type.innermostName].compactMap(\.self)) { name in
      definition(named: name)?.uses ?? []
    }
    let found = definitions.filter { names.contains($0.name) }
    return JSONObject(found.map { ($0.name.text, $0.json { SecretName.isOne($0) }) })
  }

  /// A value of the same form without any recorded data.
  ///
  /// Texts, numbers and dictionary keys are replaced by fixed ones that the type accepts. A list is reduced to one
  /// element.
  package func anonymous(_ value: JSONValue, as type: TypeReference) -> JSONValue {
    switch (value, type) {
    case (.null, _): .null
    case (_, .optional(let wrapped)): anonymous(value, as: wrapped)
    case (.array(let elements), .array(let element)):
      .array(elements.prefix(1).map { anonymous($0, as: element) })
    case (.object(let object), .dictionary(let entry)):
      .object(JSONObject(object.prefix(1).map { ("1", anonymous($0.value, as: entry)) }))
    case (.object(let object), .named(let name)): anonymous(object, as: name)
    case (.bool, .scalar(.bool)), (_, .scalar(.json)): Self.sample(like: value)
    case (_, .scalar(let scalar)): scalar.placeholder
    default: Self.sample(like: value)
    }
  }

  private func anonymous(_ object: JSONObject, as name: SwiftName) -> JSONValue {
    if let union = definition(named: name)?.union {
      let member = union.members.first { object[union.key] == .string($0.tag) }
      guard let member else { return [:] }
      let fields = anonymous(object, as: member.type).objectValue ?? [:]
      return .object(
        JSONObject([(union.key, .string(member.tag))] + fields.map { ($0.key, $0.value) })
      )
    }
    let fields = definition(named: name)?.fields ?? []
    let types = Dictionary(firstOf: fields.map { ($0.key, $0.type) })
    return .object(
      JSONObject(
        object.compactMap { member in
          types[member.key].map { (member.key, anonymous(member.value, as: $0)) }
        }
      )
    )
  }

  /// A sample of the same kind for values of several kinds.
  private static func sample(like value: JSONValue) -> JSONValue {
    switch value {
    case .null, .bool: value
    case .number: 1
    case .string: "text"
    case .array: []
    case .object: [:]
    }
  }
}
