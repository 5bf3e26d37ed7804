import EndpointJSON
import EndpointSpec

/// Schemas of failures that are defined in place: equal ones are one type.
extension Importer {
  /// The number of all schemas that are equal to this one, but for their words.
  mutating func number(ofEqual schema: DocumentNode) -> Int {
    let value = schema.node.value.withoutTexts
    let number = equalSchemas[value] ?? equalSchemas.count
    equalSchemas[value] = number
    return number
  }
}

extension JSONValue {
  /// A schema without what it says in words, and without its examples.
  fileprivate var withoutTexts: JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map(\.withoutTexts))
    case .object(let members):
      let telling = members.filter { !["description", "example", "examples"].contains($0.key) }
      return .object(
        JSONObject(
          telling.map { key, value in
            (key, key == "properties" ? value.withFieldsWithoutTexts : value.withoutTexts)
          }
        )
      )
    default: return self
    }
  }

  /// The schemas of fields, by keys that may be any word.
  private var withFieldsWithoutTexts: JSONValue {
    guard case .object(let fields) = self else { return self }
    return .object(JSONObject(fields.map { key, value in (key, value.withoutTexts) }))
  }
}
