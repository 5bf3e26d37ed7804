import EndpointJSON

/// Replaces each text and number of a value by a fixed one of its type.
struct AnonymousValue {
  private let fields: [SwiftName: [String: TypeReference]]

  init(_ definitions: [TypeProposal.Definition]) {
    fields = Dictionary(
      uniqueKeysWithValues: definitions.map { definition in
        let pairs = definition.fields.map { ($0.key, $0.type) }
        return (definition.name, Dictionary(pairs) { first, _ in first })
      }
    )
  }

  func value(_ value: JSONValue, _ type: TypeReference) -> JSONValue {
    switch (value, type) {
    case (.null, _): .null
    case (_, .optional(let wrapped)): self.value(value, wrapped)
    case (.array(let elements), .array(let element)):
      .array(elements.prefix(1).map { self.value($0, element) })
    case (.object(let object), .dictionary(let entry)):
      .object(JSONObject(object.prefix(1).map { ("1", self.value($0.value, entry)) }))
    case (.object(let object), .named(let name)):
      .object(
        JSONObject(
          object.compactMap { member in
            fields[name]?[member.key].map { (member.key, self.value(member.value, $0)) }
          }
        )
      )
    case (_, .scalar(let scalar)): Self.sample(of: scalar, like: value)
    default: Self.sample(like: value)
    }
  }

  private static func sample(of scalar: Scalar, like value: JSONValue) -> JSONValue {
    switch scalar {
    case .json: sample(like: value)
    case .bool: value
    default: scalar.placeholder
    }
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
