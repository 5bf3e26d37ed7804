import EndpointJSON
import EndpointSpec
import EndpointWire

/// A view behind a reference: a dictionary of thousands of large values takes a third more than they do, and three times as much
/// while it grows.
private final class CachedView {
  let view: SchemaView

  init(_ view: SchemaView) { self.view = view }
}

/// Views schemas: follows references, and merges `allOf`. The same schema is viewed once.
struct SchemaViews: ImportStage {
  let document: Document
  var diagnostics = ImportDiagnostics()
  /// The schemas that were viewed, by location, and those that are being viewed.
  private var views: [Place: CachedView] = [:]
  private var viewed: Set<Place> = []
  /// The components that others extend by `allOf`, with their subtypes.
  var subtypes: [Place: [DocumentMember]] = [:]
  /// The subtypes that add nothing to their base.
  var bareSubtypes: Set<Place> = []
  /// The schemas that a mapping names, by the location of the discriminator.
  var mappedSchemas: [Place: Set<Place>] = [:]
  /// The mappings of discriminators, by location.
  var mappings: [Place: TagMapping] = [:]
  /// The schemas that the alternatives of a union consist of, by the location of the union.
  var partsOfUnions: [Place: Set<Place>] = [:]
  /// The limits of schemas, by location.
  var limits: [Place: [LimitKeyword: DocumentNode]] = [:]

  init(_ document: Document) { self.document = document }

  /// Merges schemas for the same value into one view.
  mutating func view(_ schemas: [DocumentNode]) -> SchemaView {
    guard let first = schemas.first else { return SchemaView(place: .documentStart) }
    var view = view(first)
    for schema in schemas.dropFirst() { merge(self.view(schema), into: &view) }
    if schemas.count > 1 { view.isNullable = takesNull(schemas) }
    view.sources.schemas = schemas.map(\.place)
    return view
  }

  /// The view of a schema. Views are cached.
  mutating func view(_ schema: DocumentNode) -> SchemaView {
    if let known = views[schema.place] { return known.view }
    var view = SchemaView(place: schema.place)
    guard viewed.insert(schema.place).inserted else {
      mistake("the schema contains itself by \"$ref\" or \"allOf\"", at: schema.place)
      return view
    }
    collect(schema, into: &view)
    leaveOutOwnChoice(schema, of: &view)
    leaveOutLimits(of: &view)
    settleValues(of: &view)
    viewed.remove(schema.place)
    views[schema.place] = CachedView(view)
    return view
  }

  private mutating func collect(_ schema: DocumentNode, into view: inout SchemaView) {
    if let flag = schema.flag {
      view.isNever = !flag
      return
    }
    guard schema.isObject else { return }
    if let reference = schema["$ref"] {
      if let target = target(of: reference) {
        let part = self.view(target)
        merge(part, into: &view)
        view.isNullable = part.isNullable
      }
      if !dialect.readsSiblings { return }
    }
    let parts = withoutEmptyObjects(schema.elements("allOf"), of: schema)
    for part in parts {
      let inherited = directTarget(of: part)
      merge(self.view(part).inherited(from: inherited), into: &view)
    }
    view.isNullable = view.isNullable || takesNull(parts)
    addKeywords(schema, to: &view)
  }

  /// The parts of `allOf` without empty objects beside a scalar. tsoa writes them for the `string & {}` of TypeScript.
  private mutating func withoutEmptyObjects(
    _ parts: [DocumentNode],
    of schema: DocumentNode
  ) -> [DocumentNode] {
    let empty = parts.filter { $0["type"]?.text == "object" && isUnconstrained($0) }
    guard let first = empty.first else { return parts }
    let others = parts.filter { part in !empty.contains { $0.place == part.place } }
    let types = schema.typeNames + others.flatMap { self.view($0).types }
    guard !types.isEmpty, !types.contains("object") else { return parts }
    loosened("an object without fields beside another type is ignored", at: first.place)
    return others
  }

  private mutating func addKeywords(_ schema: DocumentNode, to view: inout SchemaView) {
    addTypes(schema, to: &view)
    var own = SchemaView(place: schema.place)
    own.format = schema["format"]?.text
    own.additional = additional(of: schema)
    merge(own, into: &view)
    if let encoding = schema["contentEncoding"]?.text { view.contentEncoding = encoding }
    if holdsBytes(schema) { view.holdsBytes = true }
    addValues(schema, to: &view)
    for property in members("properties", of: schema) { view.addProperty(property) }
    for name in schema.elements("required") {
      if let name = name.text { view.required.insert(name) }
    }
    if let items = schema["items"] { view.addItems([items]) }
    if view.tuple.isEmpty { view.tuple = schema.elements("prefixItems") }
    for keyword in ["oneOf", "anyOf"] { addAlternatives(keyword, of: schema, to: &view) }
    var annotations = SchemaAnnotations(schema)
    annotations.fill(from: view.annotations)
    view.annotations = annotations
    reportIdleDiscriminator(schema)
    recordLimits(of: schema)
    reportValidation(schema)
  }

  /// Reports a mapping without alternatives or subtypes.
  private mutating func reportIdleDiscriminator(_ schema: DocumentNode) {
    guard let discriminator = schema["discriminator"], schema["oneOf"] == nil,
      schema["anyOf"] == nil, subtypes[schema.place] == nil,
      !discriminator.members("mapping").isEmpty
    else { return }
    notCarried("the mapping of a schema that nothing extends", at: discriminator.place)
  }

  /// Whether the schema is the 3.1 form of `"format": "binary"` (OpenAPI 3.1.0, section 4.8.14.3).
  private func holdsBytes(_ schema: DocumentNode) -> Bool {
    guard let text = schema["contentMediaType"]?.text, schema["contentEncoding"] == nil else {
      return false
    }
    return MediaType(text).encoding == .binary
  }

  private mutating func addTypes(_ schema: DocumentNode, to view: inout SchemaView) {
    if schema["nullable"]?.flag == true { view.isNullable = true }
    guard let type = schema["type"] else { return }
    let names = type.elements?.compactMap(\.text) ?? type.text.map { [$0] } ?? []
    if names.contains("null") { view.isNullable = true }
    let known = names.filter { $0 != "null" && DocumentObject.typeNames.contains($0) }
    if view.types.isEmpty {
      view.types = known
    } else if !known.isEmpty {
      view.narrow(to: known)
    }
  }

  /// The rule for keys without a property.
  private mutating func additional(of schema: DocumentNode) -> SchemaView.Additional {
    let patterns = schema.members("patternProperties")
    let rest = schema["additionalProperties"]
    if let first = patterns.first {
      loosened("\"patternProperties\" becomes a dictionary with any keys", at: first.place)
    }
    let schemas = ([rest].compactMap(\.self) + patterns.map(\.value)).filter { $0.flag != false }
    if schemas.contains(where: { $0.flag == true || $0.members?.isEmpty ?? false }) {
      return .anything
    }
    if !schemas.isEmpty { return .schema(schemas) }
    return rest == nil ? .unsaid : .forbidden
  }

  /// Reports keywords that only validate values, since the client does not validate.
  private mutating func reportValidation(_ schema: DocumentNode) {
    for member in schema.members ?? [] where SchemaView.validationKeywords.contains(member.key) {
      if member.key == "contentMediaType", holdsBytes(schema) { continue }
      notCarried("\"\(member.key)\" of a schema", at: member.place)
    }
  }
}

extension SchemaView {
  /// Validation keywords that types cannot express.
  fileprivate static let validationKeywords: Set<String> = [
    "not", "if", "then", "else", "dependentSchemas", "dependentRequired", "propertyNames",
    "contains", "minContains", "maxContains", "uniqueItems", "multipleOf", "minProperties",
    "maxProperties", "unevaluatedItems", "unevaluatedProperties", "contentMediaType",
    "contentSchema", "$dynamicRef", "$recursiveRef",
  ]
}
