import EndpointJSON
import EndpointSpec

/// A schema with its references followed and its `allOf` flattened: one set of keywords.
struct SchemaView {
  enum Additional {
    /// The keyword is not there.
    case unsaid
    case forbidden
    case anything
    /// What a value has to be: one of these, if its key says which.
    case schema([DocumentNode])
  }

  /// `oneOf` or `anyOf`.
  struct Alternatives {
    let keyword: String
    let place: Place
    let schemas: [DocumentNode]
    let discriminator: DocumentNode?
    /// The schema that holds the keyword.
    let owner: Place
  }

  /// What is looked at: the schemas that hold for a value, the alternatives of them that were chosen, and the one of
  /// several types. Where these are the same, so is the type.
  struct Sources: Hashable {
    var schemas: [Place]
    var chosen: Set<Place> = []
    var type: String?
  }

  /// What a value is called, and what it means.
  struct ValueWords {
    var name: String?
    var summary: String?
  }

  let place: Place
  var sources: Sources
  /// Without `null`. Several only in OpenAPI 3.1.
  var types: [String] = []
  var isNullable = false
  var format: String?
  var values: [DocumentNode]?
  /// What tools tell of the values beside them (`VendorKey`).
  var valueWords: [JSONValue: ValueWords] = [:]
  var properties: [(key: String, place: Place, schemas: [DocumentNode])] = []
  private var positions: [String: Int] = [:]
  var required: Set<String> = []
  /// What holds for every element; several where it is inherited.
  var items: [DocumentNode] = []
  var hasTuple = false
  var additional = Additional.unsaid
  var alternatives: [Alternatives] = []
  var annotations = SchemaAnnotations()
  /// The content's encoding in a string (JSON Schema 2020-12).
  var contentEncoding: String?
  /// Whether the string is bytes as they are: it has a media type that is no text, and no encoding.
  var holdsBytes = false
  /// Whether no value fits: the schema `false`.
  var isNever = false

  init(place: Place) {
    self.place = place
    sources = Sources(schemas: [place])
  }

  /// Whether a string is bytes as they are, not in text.
  var isFile: Bool { format == "binary" || contentEncoding == "binary" || holdsBytes }

  /// A schema that is inherited on several ways counts once.
  mutating func addProperty(_ member: DocumentMember) {
    if let index = positions[member.key] {
      let place = member.value.place
      if properties[index].schemas.contains(where: { $0.place == place }) { return }
      properties[index].schemas.append(member.value)
      return
    }
    positions[member.key] = properties.count
    properties.append((member.key, member.place, [member.value]))
  }

  /// Items that are inherited on several ways count once.
  mutating func addItems(_ others: [DocumentNode]) {
    for item in others where !items.contains(where: { $0.place == item.place }) {
      items.append(item)
    }
  }

  func property(_ key: String) -> [DocumentNode]? {
    positions[key].map { properties[$0].schemas }
  }

  /// Whether all the fields of the other view are fields here, as in what extends it.
  func holds(_ other: SchemaView) -> Bool {
    guard other.required.isSubset(of: required) else { return false }
    return other.properties.allSatisfy { property in
      let own = Set((self.property(property.key) ?? []).map(\.place))
      return own.isSuperset(of: property.schemas.map(\.place))
    }
  }

  /// Whether the other view says more of this one: it has other fields, or requires some.
  func isChanged(by other: SchemaView) -> Bool {
    if !other.properties.isEmpty { return !holds(other) }
    return other.required.contains { positions[$0] != nil && !required.contains($0) }
  }

  /// The one type of the values, which may have to be read from the other keywords.
  var type: String? {
    if types.count == 1 { return types.first }
    guard types.isEmpty else { return nil }
    if !properties.isEmpty || !required.isEmpty { return "object" }
    switch additional {
    case .unsaid: break
    case .forbidden, .anything, .schema: return "object"
    }
    if !items.isEmpty || hasTuple { return "array" }
    if let format, ScalarFormat.isOfStrings(format) { return "string" }
    return typeOfLimits
  }

  /// Whether the values have a type without a name, so that its words belong to whatever holds a value.
  var isScalar: Bool {
    guard values == nil, alternatives.isEmpty, let type else { return false }
    return type != "object" && type != "array"
  }

  private var typeOfLimits: String? {
    let keywords = Set(annotations.limits.keys)
    if !keywords.isDisjoint(with: [.minLength, .maxLength, .pattern]) { return "string" }
    if !keywords.isDisjoint(with: [.minItems, .maxItems]) { return "array" }
    return keywords.isEmpty ? nil : "number"
  }
}
