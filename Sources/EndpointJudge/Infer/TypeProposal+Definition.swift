import EndpointJSON
import EndpointSpec

extension TypeProposal {
  struct Definition {
    var name: SwiftName
    /// The preferred name, which may not be available.
    let preferredName: String
    var fields: [Field] = []
    /// The aliased type. Nil for a struct.
    var alias: TypeReference?
    /// The members of a union. Nil for another type.
    var union: Union?
    /// The type of the values under keys that are data.
    var additional: TypeReference?
    /// Whether a place of the API has this type, and not only a field.
    var isRoot: Bool { rank != nil }
    /// The rank of this place. Of several places with one type, the one with the lowest rank names it.
    var rank: Int?
    /// The name of the things of the collection that this place is in.
    var collection: String?
    /// Whether it may be another thing than its name says.
    var isGuess = false
    /// Whether it is a request body, or a part of one.
    var isBody = false
  }

  struct Field: Equatable {
    let key: String
    let swiftName: String?
    var type: TypeReference
    /// Whether it is a dictionary with a text under the name of a secret.
    var isSecret = false
    /// Whether all values were null, or empty arrays.
    var isUnseen = false
  }
}

extension TypeProposal.Definition {
  /// The names of other types in the definition.
  var uses: [SwiftName] {
    (fields.map(\.type) + [alias, additional].compactMap(\.self)).compactMap(\.innermostName)
      + (union?.members.map(\.type) ?? [])
  }

  /// The definition as in a spec.
  func json(isSecret: (String) -> Bool) -> JSONValue {
    if let alias { return ["alias": .string(alias.text)] }
    if let union { return .object(union.json) }
    let fields = fields.map { field in
      let text = field.type.text
      return (
        field.key,
        inferredField(text, as: field.swiftName, isSecret: field.isSecret || isSecret(field.key))
      )
    }
    var object: JSONObject = ["fields": .object(JSONObject(fields))]
    object["additional"] = additional.map { .string($0.text) }
    return .object(object)
  }
}
