import EndpointJSON
import EndpointSpec

/// Schemas with their references followed and their `allOf` flattened.
extension Importer {
  /// The schemas, which hold for the same value, as one set of keywords.
  mutating func view(_ schemas: [DocumentNode]) -> SchemaView {
    guard let first = schemas.first else { return SchemaView(place: .documentStart) }
    var view = view(first)
    for schema in schemas.dropFirst() {
      let other = self.view(schema)
      let isNullable = view.isNullable && other.isNullable
      view.add(other)
      view.isNullable = isNullable
    }
    view.sources.schemas = schemas.map(\.place)
    return view
  }

  /// The schema as one set of keywords; each schema is looked at once.
  mutating func view(_ schema: DocumentNode) -> SchemaView {
    if let known = views[schema.place] { return known }
    var view = SchemaView(place: schema.place)
    guard viewed.insert(schema.place).inserted else {
      mistake(
        "the schema holds itself: its \"$ref\" or \"allOf\" leads back to it",
        at: schema.place
      )
      return view
    }
    collect(schema, into: &view)
    leaveOutOwnChoice(schema, of: &view)
    viewed.remove(schema.place)
    views[schema.place] = view
    return view
  }

  /// What extends the base of a union and is one of its alternatives is that one: it has no choice left.
  private mutating func leaveOutOwnChoice(_ schema: DocumentNode, of view: inout SchemaView) {
    view.alternatives = view.alternatives.filter { group in
      group.owner == schema.place || !isListed(schema, in: group)
    }
  }

  /// Whether the schema is an alternative, or is what one of them is made of.
  private mutating func isListed(
    _ schema: DocumentNode,
    in group: SchemaView.Alternatives
  ) -> Bool {
    var alternatives = group.schemas
    var seen: Set<Place> = [group.owner]
    while let next = alternatives.popLast() {
      guard seen.insert(next.place).inserted else { continue }
      if isPart(schema, of: next) { return true }
      if let target = referred(next) { alternatives.append(target) }
      for keyword in ["oneOf", "anyOf"] { alternatives += next.elements(keyword) }
    }
    return false
  }

  /// Whether references and `allOf` lead from the whole to the schema; other choices of what they lead to do not count.
  private mutating func isPart(_ schema: DocumentNode, of whole: DocumentNode) -> Bool {
    var open = [whole]
    var seen: Set<Place> = []
    while let next = open.popLast() {
      if next.place == schema.place { return true }
      guard seen.insert(next.place).inserted else { continue }
      if let target = referred(next) { open.append(target) }
      open += next.elements("allOf")
    }
    return false
  }

  private mutating func referred(_ schema: DocumentNode) -> DocumentNode? {
    schema["$ref"]?.text.flatMap { documents.target(of: $0, from: schema.file) }
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
        view.merge(part)
        view.isNullable = part.isNullable
      }
      if !dialect.readsSiblings { return }
    }
    collectParts(schema, into: &view)
    addKeywords(schema, to: &view)
  }

  /// The parts of `allOf`, the fields of the first one first.
  private mutating func collectParts(
    _ schema: DocumentNode,
    into view: inout SchemaView
  ) {
    guard let parts = schema["allOf"]?.elements else { return }
    var nullable = !parts.isEmpty
    for part in parts {
      let partView = self.view(part)
      nullable = nullable && partView.isNullable
      view.merge(partView)
    }
    view.isNullable = view.isNullable || nullable
  }

  private mutating func addKeywords(_ schema: DocumentNode, to view: inout SchemaView) {
    addTypes(schema, to: &view)
    if let format = schema["format"]?.text { view.format = format }
    if let encoding = schema["contentEncoding"]?.text { view.contentEncoding = encoding }
    if holdsBytes(schema) { view.holdsBytes = true }
    addValues(schema, to: &view)
    for property in schema.members("properties") { view.addProperty(property) }
    for name in schema.elements("required") {
      if let name = name.text { view.required.insert(name) }
    }
    if let items = schema["items"] { view.addItems([items]) }
    if schema["prefixItems"] != nil { view.hasTuple = true }
    addAdditional(schema, to: &view)
    for keyword in ["oneOf", "anyOf"] { addAlternatives(keyword, of: schema, to: &view) }
    var annotations = SchemaAnnotations(schema)
    annotations.fill(from: view.annotations)
    view.annotations = annotations
    reportIdleDiscriminator(schema)
    noteLimits(of: schema)
    reportValidation(schema)
  }

  /// A mapping says something of alternatives, or of what extends the schema.
  private mutating func reportIdleDiscriminator(_ schema: DocumentNode) {
    guard let discriminator = schema["discriminator"], schema["oneOf"] == nil,
      schema["anyOf"] == nil, subtypes[schema.place] == nil,
      !discriminator.members("mapping").isEmpty
    else { return }
    notCarried("the mapping of a schema that nothing extends", at: discriminator.place)
  }

  /// What OpenAPI 3.0 writes as `"format": "binary"` (OpenAPI 3.1.0, section 4.8.14.3).
  private func holdsBytes(_ schema: DocumentNode) -> Bool {
    guard let text = schema["contentMediaType"]?.text, schema["contentEncoding"] == nil else {
      return false
    }
    return MediaType(text).encoding == "binary"
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

  private mutating func addValues(_ schema: DocumentNode, to view: inout SchemaView) {
    if let constant = schema["const"] {
      view.narrow(toValues: [constant])
    } else if let list = schema["enum"], let values = list.elements {
      guard !values.isEmpty else { return mistake("\"enum\" has no values", at: list.place) }
      view.narrow(toValues: values)
      if values.contains(where: \.isNull), view.types.isEmpty { view.isNullable = true }
      let names = schema["x-enum-varnames"] ?? schema["x-enumNames"]
      view.valueNames = names?.elements?.compactMap(\.text)
    }
  }

  private mutating func addAdditional(_ schema: DocumentNode, to view: inout SchemaView) {
    let patterns = schema.members("patternProperties")
    let rest = schema["additionalProperties"]
    if let first = patterns.first {
      loosened("the keys of \"patternProperties\" may be any", at: first.place)
    }
    let schemas = ([rest].compactMap(\.self) + patterns.map(\.value)).filter { $0.flag != false }
    if schemas.contains(where: { $0.flag == true || $0.members?.isEmpty ?? false }) {
      view.additional = .anything
    } else if !schemas.isEmpty {
      view.additional = .schema(schemas)
    } else if rest != nil {
      view.additional = .forbidden
    }
  }

  private mutating func addAlternatives(
    _ keyword: String,
    of schema: DocumentNode,
    to view: inout SchemaView
  ) {
    guard let list = schema[keyword], let schemas = list.elements else { return }
    guard !schemas.isEmpty else {
      return mistake("\(quoted(keyword)) has no schemas", at: list.place)
    }
    if schemas.contains(where: isNull) { view.isNullable = true }
    if let scalar = nullableScalar(schemas) {
      view.merge(scalar)
      return
    }
    view.alternatives.append(
      SchemaView.Alternatives(
        keyword: keyword,
        place: list.place,
        schemas: schemas + mappedOnly(schema["discriminator"], beside: schemas),
        discriminator: schema["discriminator"],
        owner: schema.place
      )
    )
  }

  /// `"anyOf": [{ "type": "string", "maxLength": 5 }, { "type": "null" }]` is the scalar, with all that is said of it.
  private mutating func nullableScalar(_ schemas: [DocumentNode]) -> SchemaView? {
    let others = schemas.filter { !isNull($0) }
    guard others.count == 1, schemas.count > 1, others[0]["$ref"] == nil else { return nil }
    let view = view(others[0])
    return view.isScalar ? view : nil
  }

  /// Keywords that only check values: the client checks nothing.
  private mutating func reportValidation(_ schema: DocumentNode) {
    for member in schema.members ?? [] where SchemaView.validationKeywords.contains(member.key) {
      if member.key == "contentMediaType", holdsBytes(schema) { continue }
      notCarried("\"\(member.key)\" of a schema", at: member.place)
    }
  }
}

extension SchemaView {
  /// What JSON Schema checks and no type can say.
  fileprivate static let validationKeywords: Set<String> = [
    "not", "if", "then", "else", "dependentSchemas", "dependentRequired", "propertyNames",
    "contains", "minContains", "maxContains", "uniqueItems", "multipleOf", "minProperties",
    "maxProperties", "unevaluatedItems", "unevaluatedProperties", "contentMediaType",
    "contentSchema", "$dynamicRef", "$recursiveRef",
  ]

  /// Leaves only the types that are among the others too: an integer is a number.
  fileprivate mutating func narrow(to others: [String]) {
    let both = types.compactMap { type in
      if others.contains(type) || type == "integer" && others.contains("number") { return type }
      return type == "number" && others.contains("integer") ? "integer" : nil
    }
    isNever = isNever || both.isEmpty
    if !both.isEmpty { types = both }
  }

  /// Leaves only the values that are among the others too.
  fileprivate mutating func narrow(toValues others: [DocumentNode]) {
    guard let known = values else {
      values = others
      return
    }
    let allowed = Set(known.map(\.node.value))
    let both = others.filter { allowed.contains($0.node.value) }
    isNever = isNever || both.isEmpty
    if both.count < others.count { valueNames = nil }
    values = both
  }

  /// Adds the keywords of an alternative.
  mutating func add(_ other: SchemaView) {
    merge(other)
    isNullable = other.isNullable
  }

  /// Adds the keywords of another schema that holds for the same value.
  fileprivate mutating func merge(_ other: SchemaView) {
    if types.isEmpty {
      types = other.types
    } else if !other.types.isEmpty {
      narrow(to: other.types)
    }
    format = other.format ?? format
    contentEncoding = other.contentEncoding ?? contentEncoding
    holdsBytes = holdsBytes || other.holdsBytes
    if let values = other.values { narrow(toValues: values) }
    valueNames = other.valueNames ?? valueNames
    for property in other.properties {
      for schema in property.schemas {
        addProperty(DocumentMember(key: property.key, place: property.place, value: schema))
      }
    }
    required.formUnion(other.required)
    addItems(other.items)
    hasTuple = hasTuple || other.hasTuple
    if case .unsaid = other.additional {} else { additional = other.additional }
    alternatives += other.alternatives
    isNever = isNever || other.isNever
    var annotations = other.annotations
    annotations.fill(from: self.annotations)
    self.annotations = annotations
  }
}

extension DocumentNode {
  var kindPhrase: String {
    switch node.kind {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
