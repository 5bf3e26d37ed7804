import EndpointJSON
import EndpointSpec

/// A schema with references resolved and `allOf` merged into one set of keywords.
struct SchemaView {
  enum Additional {
    /// The keyword is missing.
    case unsaid
    case forbidden
    case anything
    /// The schemas of additional values. Several for key patterns.
    case schema([DocumentNode])
  }

  /// `oneOf` or `anyOf`.
  struct Alternatives {
    let keyword: String
    let place: Place
    let schemas: [DocumentNode]
    let discriminator: DocumentNode?
    /// The schema that contains the keyword.
    let owner: Place
  }

  /// The identity of a view: the schemas, the chosen alternatives, and the chosen type of several. Equal sources lead
  /// to equal types.
  struct Sources: Hashable {
    var schemas: [Place]
    var chosen: Set<Place> = []
    var type: String?
  }

  /// The name and description of an enum value.
  struct ValueWords {
    var name: String?
    var summary: String?
  }

  struct Property {
    let key: String
    let place: Place
    var schemas: [DocumentNode]
    /// The component that it is inherited from.
    var owner: DocumentNode?
  }

  let place: Place
  var sources: Sources
  /// The types without `null`. There are several only in OpenAPI 3.1.
  var types: [String] = []
  var isNullable = false
  var format: String?
  var values: [DocumentNode]?
  /// The names and descriptions of values in extension keys (`VendorKey`).
  var valueWords: [JSONValue: ValueWords] = [:]
  var properties: [Property] = []
  private var positions: [String: Int] = [:]
  var required: Set<String> = []
  /// The schemas of the elements. There are several if they are inherited.
  var items: [DocumentNode] = []
  /// The schemas of the first elements.
  var tuple: [DocumentNode] = []
  var additional = Additional.unsaid
  var alternatives: [Alternatives] = []
  var annotations = SchemaAnnotations()
  /// The content encoding of a string (JSON Schema 2020-12).
  var contentEncoding: String?
  /// Whether a string is raw bytes: it has a binary media type and no encoding.
  var holdsBytes = false
  /// Whether no value matches: the schema `false`.
  var isNever = false

  init(place: Place) {
    self.place = place
    sources = Sources(schemas: [place])
  }

  /// Whether a string is raw bytes.
  var isFile: Bool { format == "binary" || contentEncoding == "binary" || holdsBytes }

  /// Adds a property. A schema that is inherited several times counts once.
  mutating func addProperty(_ member: DocumentMember, of owner: DocumentNode? = nil) {
    if let index = positions[member.key] {
      let place = member.value.place
      if properties[index].schemas.contains(where: { $0.place == place }) { return }
      properties[index].schemas.append(member.value)
      return
    }
    positions[member.key] = properties.count
    let schemas = [member.value]
    properties.append(
      Property(key: member.key, place: member.place, schemas: schemas, owner: owner)
    )
  }

  /// Adds the properties of another view. A reference has those of its target, and shares them.
  mutating func addProperties(of other: SchemaView) {
    if properties.isEmpty {
      (properties, positions) = (other.properties, other.positions)
      return
    }
    for property in other.properties {
      for schema in property.schemas {
        let member = DocumentMember(key: property.key, place: property.place, value: schema)
        addProperty(member, of: property.owner)
      }
    }
  }

  /// The view for schemas that extend the component.
  func inherited(from component: DocumentNode?) -> SchemaView {
    guard let component else { return self }
    var view = self
    for index in properties.indices where properties[index].owner == nil {
      view.properties[index].owner = component
    }
    return view
  }

  /// Adds item schemas. A schema that is inherited several times counts once.
  mutating func addItems(_ others: [DocumentNode]) {
    for item in others where !items.contains(where: { $0.place == item.place }) {
      items.append(item)
    }
  }

  func property(_ key: String) -> [DocumentNode]? {
    positions[key].map { properties[$0].schemas }
  }

  /// Whether this view contains all fields of the other, as a subtype does.
  func holds(_ other: SchemaView) -> Bool {
    guard other.required.isSubset(of: required) else { return false }
    return other.properties.allSatisfy { property in
      let own = Set((self.property(property.key) ?? []).map(\.place))
      return own.isSuperset(of: property.schemas.map(\.place))
    }
  }

  /// Whether the other view extends this one: it has other fields, or requires more of them.
  func isChanged(by other: SchemaView) -> Bool {
    if !other.properties.isEmpty { return !holds(other) }
    return other.required.contains { positions[$0] != nil && !required.contains($0) }
  }

  /// The single type of the values. If it is missing, it is inferred from other keywords.
  var type: String? {
    if types.count == 1 { return types.first }
    guard types.isEmpty else { return nil }
    if !properties.isEmpty || !required.isEmpty { return "object" }
    switch additional {
    case .unsaid: break
    case .forbidden, .anything, .schema: return "object"
    }
    if !items.isEmpty || !tuple.isEmpty { return "array" }
    if let format, ScalarFormat.isOfStrings(format) { return "string" }
    return typeOfLimits
  }

  /// Whether the type is unnamed, so that its annotations belong to the fields that use it.
  var isScalar: Bool {
    guard values == nil, alternatives.isEmpty, format != ScalarFormat.intOrString, let type
    else { return false }
    return type != "object" && type != "array"
  }

  private var typeOfLimits: String? {
    let keywords = Set(annotations.limits.keys)
    if !keywords.isDisjoint(with: [.minLength, .maxLength, .pattern]) { return "string" }
    if !keywords.isDisjoint(with: [.minItems, .maxItems]) { return "array" }
    return keywords.isEmpty ? nil : "number"
  }
}

/// The annotations of a schema: keywords that do not affect the type.
struct SchemaAnnotations {
  var title: String?
  var description: String?
  /// The `deprecated` value of the spec. Nil if it is not deprecated.
  @Sparse var deprecation: JSONValue? = nil
  var isReadOnly = false
  var isWriteOnly = false
  @Sparse var defaultValue: DocumentNode? = nil
  @Sparse var example: DocumentNode? = nil
  var limits: [LimitKeyword: DocumentNode] = [:]
}

extension SchemaAnnotations {
  init(_ schema: DocumentNode) {
    self.init()
    title = schema["title"]?.text
    description = schema["description"]?.text
    deprecation = schema.deprecation
    isReadOnly = schema["readOnly"]?.flag ?? false
    isWriteOnly = schema["writeOnly"]?.flag ?? false
    defaultValue = schema["default"]
    example = schema["example"] ?? schema["examples"]?.elements?.first
    for keyword in LimitKeyword.allCases {
      if let value = schema[keyword.rawValue] { limits[keyword] = value }
    }
  }

  /// Fills missing annotations from another schema for the same value.
  mutating func fill(from other: SchemaAnnotations) {
    title = title ?? other.title
    description = description ?? other.description
    deprecation = deprecation ?? other.deprecation
    isReadOnly = isReadOnly || other.isReadOnly
    isWriteOnly = isWriteOnly || other.isWriteOnly
    defaultValue = defaultValue ?? other.defaultValue
    example = example ?? other.example
    limits.merge(other.limits) { own, _ in own }
  }
}
