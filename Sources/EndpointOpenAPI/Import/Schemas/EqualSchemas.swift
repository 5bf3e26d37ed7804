import EndpointJSON
import EndpointSpec

/// Numbers inline failure schemas. Equal ones share a type.
extension SchemaReader {
  /// The number of all schemas that equal this one, ignoring documentation.
  mutating func number(ofEqual schema: DocumentNode) -> Int {
    let value = schema.node.value.withoutTexts
    let number = equalSchemas[value] ?? equalSchemas.count
    equalSchemas[value] = number
    return number
  }
}

extension JSONValue {
  /// A schema without descriptions and examples.
  fileprivate var withoutTexts: JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map(\.withoutTexts))
    case .object(let members):
      let relevant = members.filter { !["description", "example", "examples"].contains($0.key) }
      return .object(
        JSONObject(
          relevant.map { key, value in
            (key, key == "properties" ? value.withFieldsWithoutTexts : value.withoutTexts)
          }
        )
      )
    default: return self
    }
  }

  /// The schemas of fields, whose keys may be any word.
  private var withFieldsWithoutTexts: JSONValue {
    guard case .object(let fields) = self else { return self }
    return .object(JSONObject(fields.map { key, value in (key, value.withoutTexts) }))
  }
}
