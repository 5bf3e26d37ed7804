import EndpointJSON
import EndpointSpec

/// Reads `oneOf` and `anyOf`.
extension SchemaReader {
  mutating func union(
    _ view: SchemaView,
    _ group: SchemaView.Alternatives,
    way: NamePath
  ) -> SchemaMeaning {
    var isNullable = view.isNullable
    let schemas = group.schemas.filter { schema in
      let isNull = views.isNull(schema)
      isNullable = isNullable || isNull
      return !isNull
    }
    if let cases = listedValues(schemas) ?? joinedValues(schemas) {
      return .form(.enumeration(EnumShape(cases: cases)), isNullable: isNullable)
    }
    if let use = enumWithBlank(schemas, way: way) {
      return .use(TypedUse(use.use, isNullable: isNullable || use.isNullable))
    }
    let hasOwnFields = !view.properties.isEmpty || !view.required.isEmpty
    let key = distinguishingKey(of: schemas, group.discriminator)
    var members: [UnionShape.Member] = []
    for schema in schemas {
      let name = memberName(schema)
      let way = schemas.count == 1 ? way : way.adding(name ?? kindName(schema, by: key))
      let type = hasOwnFields ? joined(view, schema, way: way) : type(schema, way: way)
      isNullable = isNullable || type.isNullable
      let use = withoutWire(type, at: schema.place).use
      members.append(UnionShape.Member(use: use, name: name))
      countWords(of: schema, type.use, "alternatives")
    }
    guard let discriminator = group.discriminator ?? views.sharedDiscriminator(schemas) else {
      let joined = withJoinedEnums(members, schemas, way: way)
      return finished(joined, isNullable: isNullable)
    }
    return tagged(members, schemas, discriminator, isNullable: isNullable)
  }

  /// An alternative merged with the fields that all alternatives share.
  private mutating func joined(
    _ view: SchemaView,
    _ schema: DocumentNode,
    way: NamePath
  ) -> TypedUse {
    let part = views.view(schema)
    guard part.type == "object" || part.types.isEmpty, part.isChanged(by: view) else {
      return type(schema, way: way)
    }
    guard mayJoin(schema) else { return TypedUse(.json) }
    var joined = view
    joined.alternatives = []
    joined.sources.chosen.insert(schema.place)
    views.merge(part, into: &joined)
    joined.isNullable = part.isNullable
    return type(joined, way: way)
  }

  /// Whether to merge another alternative. False, after a report, if nested choices multiply to too many types.
  private mutating func mayJoin(_ schema: DocumentNode) -> Bool {
    joinedAlternatives += 1
    if joinedAlternatives <= Budget.joinedAlternatives.maximum { return true }
    if joinedAlternatives == Budget.joinedAlternatives.maximum + 1 {
      exceeded(.joinedAlternatives, at: schema.place)
    }
    return false
  }

  /// The enum in `"oneOf": [{ "const": "a", "title": "First" }, …]`, with the names of its values.
  func listedValues(_ schemas: [DocumentNode]) -> [EnumShape.Case]? {
    guard !schemas.isEmpty else { return nil }
    let cases = schemas.compactMap { schema -> EnumShape.Case? in
      guard let value = schema["const"], value.text != nil || Int(value.number ?? "") != nil,
        schema["properties"] == nil, !holdsControlCharacter(value.text ?? "")
      else { return nil }
      return EnumShape.Case(
        value: value.node.value,
        name: titleName(schema),
        summary: schema["description"]?.text
      )
    }
    guard cases.count == schemas.count, Set(cases.map(\.value)).count == cases.count else {
      return nil
    }
    let areTexts = cases.filter(\.value.isText).count
    return areTexts == 0 || areTexts == cases.count ? cases : nil
  }

  /// Joins several inline string enums into one.
  mutating func joinedValues(_ schemas: [DocumentNode]) -> [EnumShape.Case]? {
    let values = schemas.compactMap { ownTexts($0) }
    guard schemas.count > 1, values.count == schemas.count else { return nil }
    return values.joined().unique(by: \.self).map { EnumShape.Case(value: $0) }
  }

  /// The named enum beside `{ "enum": [""] }`, which Django writes for fields that may be blank. The enum gets the value.
  private mutating func enumWithBlank(_ schemas: [DocumentNode], way: NamePath) -> TypedUse? {
    let isBlank = schemas.map { schema in
      views.view(schema).values.map { $0.count == 1 && $0[0].text == "" } ?? false
    }
    let others = zip(schemas, isBlank).filter { !$0.1 }.map(\.0)
    guard schemas.count > 1, others.count == 1, let schema = others.first,
      schema["$ref"] != nil,
      views.view(schema).values?.allSatisfy({ $0.text != nil || $0.isNull }) ?? false
    else { return nil }
    let use = type(schema, way: way)
    if case .shape(let index) = use.use { hints.blankEnums.insert(index) }
    return use
  }

  /// The values of an inline string enum.
  private mutating func ownTexts(_ schema: DocumentNode) -> [JSONValue]? {
    guard schema["$ref"] == nil, let values = schema["enum"]?.elements, !values.isEmpty,
      values.allSatisfy({ $0.text.map { !holdsControlCharacter($0) } ?? false })
    else { return nil }
    return values.map(\.node.value)
  }

  /// The alternatives, with inline string enums joined into the first one.
  mutating func withJoinedEnums(
    _ members: [UnionShape.Member],
    _ schemas: [DocumentNode],
    way: NamePath
  ) -> [UnionShape.Member] {
    let enums = schemas.indices.filter { ownTexts(schemas[$0]) != nil }
    guard enums.count > 1, let first = enums.first,
      let cases = joinedValues(enums.map { schemas[$0] })
    else { return members }
    let form = Shape.Form.enumeration(EnumShape(cases: cases))
    let index = shapes.add(form, at: schemas[first].place, way: way.adding("value"))
    var joined = members
    joined[first] = UnionShape.Member(use: .shape(index))
    return joined.indices.filter { $0 == first || !enums.contains($0) }.map { joined[$0] }
  }

  // MARK: Members

  /// A union of the members, or a simpler type if possible.
  mutating func finished(_ members: [UnionShape.Member], isNullable: Bool) -> SchemaMeaning {
    let members = shapes.merged(members)
    if members.contains(where: { $0.use == .json }) || members.isEmpty {
      return .use(TypedUse(.json, isNullable: isNullable))
    }
    if members.count == 1, let member = members.first {
      if case .shape(let index) = member.use, shapes[index].isReusable {
        return .form(shapes[index].form, isNullable: isNullable)
      }
      return .use(TypedUse(member.use, isNullable: isNullable))
    }
    return .form(.union(UnionShape(members: members)), isNullable: isNullable)
  }

  mutating func tagged(
    _ members: [UnionShape.Member],
    _ schemas: [DocumentNode],
    _ discriminator: DocumentNode,
    isNullable: Bool
  ) -> SchemaMeaning {
    guard let by = discriminator["propertyName"]?.text else {
      mistake("\"discriminator\" lacks its \"propertyName\"", at: discriminator.place)
      return finished(members, isNullable: isNullable)
    }
    let mapping = views.mapping(of: discriminator)
    let result = zip(members, schemas).flatMap { member, schema in
      let tags = views.tags(of: schema, in: mapping)
      let known: [String?] = tags.isEmpty ? [member.name] : tags
      return known.map { tag in
        UnionShape.Member(use: member.use, name: member.name, tag: tag.map { .string($0) })
      }
    }
    return .form(.union(UnionShape(members: result, by: by)), isNullable: isNullable)
  }

  /// The document's name of an alternative.
  func memberName(_ schema: DocumentNode) -> String? {
    if let text = schema["$ref"]?.text { return DocumentReference(text).name }
    return titleName(schema)
  }

  /// The title of a schema, if it can become a name.
  func titleName(_ schema: DocumentNode) -> String? {
    schema["title"]?.text.flatMap { ProposedName.isNamed(by: $0) ? $0 : nil }
  }

  /// The name of an unnamed alternative: its only value, or its kind.
  mutating func kindName(_ schema: DocumentNode) -> String {
    let view = views.view(schema)
    if let values = view.values {
      guard values.count == 1, let text = values[0].text else { return "value" }
      return ProposedName.member(text)
    }
    return view.type == "array" ? "item" : "object"
  }

  /// The name of an unnamed alternative: the only value of the distinguishing field, or its kind.
  mutating func kindName(_ schema: DocumentNode, by key: String?) -> String {
    key.flatMap { word(of: $0, in: schema) } ?? kindName(schema)
  }

  /// The key whose value distinguishes all unnamed objects.
  mutating func distinguishingKey(of schemas: [DocumentNode], _ discriminator: DocumentNode?)
    -> String?
  {
    let unnamed = schemas.filter { memberName($0) == nil && views.view($0).type == "object" }
    guard let first = unnamed.first else { return nil }
    let by = discriminator?["propertyName"]?.text
    for key in by.map({ [$0] }) ?? views.view(first).properties.map(\.key) {
      let words = unnamed.compactMap { word(of: key, in: $0) }
      if words.count == unnamed.count, Set(words).count == words.count { return key }
    }
    return nil
  }

  /// The only value of a field, if it is a string.
  private mutating func word(of key: String, in schema: DocumentNode) -> String? {
    guard let property = views.view(schema).property(key), let values = views.view(property).values,
      values.count == 1
    else { return nil }
    return values[0].text
  }
}

extension ShapeTable {
  /// The members without duplicates. An open enum accepts any string, and a double any integer.
  func merged(_ members: [UnionShape.Member]) -> [UnionShape.Member] {
    var result: [UnionShape.Member] = []
    var seen: Set<ShapeUse> = []
    for var member in members {
      if case .optional(let inner) = member.use { member.use = inner }
      if member.use == .binary { member.use = .string }
      if seen.insert(member.use).inserted { result.append(member) }
    }
    let hasEnum = result.contains { enumeration($0.use)?.cases.first?.value.isText ?? false }
    let hasDouble = result.contains { $0.use == .scalar("double") || $0.use == .scalar("decimal") }
    // A double cannot hold all digits of a 64-bit integer, which is tried first.
    let wide = seen.contains(.scalar("double")) ? result.filter(\.use.isWideInteger) : []
    return wide
      + result.filter { member in
        !(hasEnum && member.use == .string) && !(hasDouble && member.use.isInteger)
      }
  }
}

extension JSONValue {
  var isText: Bool {
    if case .string = self { true } else { false }
  }
}
