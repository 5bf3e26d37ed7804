import EndpointJSON
import EndpointSpec

/// Reads `oneOf` and `anyOf`.
extension SchemaReader {
  mutating func union(
    _ view: SchemaView,
    _ group: SchemaView.Alternatives,
    way: NameWay
  ) -> SchemaMeaning {
    var isNullable = view.isNullable
    let schemas = group.schemas.filter { schema in
      let isNull = isNull(schema)
      isNullable = isNullable || isNull
      return !isNull
    }
    if let cases = listedValues(schemas) ?? joinedValues(schemas) {
      return .form(.enumeration(EnumShape(cases: cases)), isNullable: isNullable)
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
    guard let discriminator = group.discriminator ?? sharedDiscriminator(schemas) else {
      let joined = withJoinedEnums(members, schemas, way: way)
      return finished(joined, isNullable: isNullable)
    }
    return tagged(members, schemas, discriminator, isNullable: isNullable)
  }

  /// An alternative merged with the fields that all alternatives share.
  private mutating func joined(
    _ view: SchemaView,
    _ schema: DocumentNode,
    way: NameWay
  ) -> TypedUse {
    let part = self.view(schema)
    guard part.type == "object" || part.types.isEmpty, part.isChanged(by: view) else {
      return type(schema, way: way)
    }
    guard mayJoin(schema) else { return TypedUse(.json) }
    var joined = view
    joined.alternatives = []
    joined.sources.chosen.insert(schema.place)
    merge(part, into: &joined)
    joined.isNullable = part.isNullable
    return type(joined, way: way)
  }

  /// Whether to merge another alternative. False, after a report, if nested choices multiply to too many types.
  private mutating func mayJoin(_ schema: DocumentNode) -> Bool {
    joinedAlternatives += 1
    if joinedAlternatives <= ToolLimits.joinedAlternatives { return true }
    if joinedAlternatives == ToolLimits.joinedAlternatives + 1 {
      mistake(
        "nested choices lead to more than \(ToolLimits.joinedAlternatives) types",
        at: schema.place,
        hint: "give the choices a discriminator, or move them into fields of their own"
      )
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
    way: NameWay
  ) -> [UnionShape.Member] {
    let enums = schemas.indices.filter { ownTexts(schemas[$0]) != nil }
    guard enums.count > 1, let first = enums.first,
      let cases = joinedValues(enums.map { schemas[$0] })
    else { return members }
    let index = shapes.add(
      .enumeration(EnumShape(cases: cases)),
      ShapeDocumentation(),
      at: schemas[first].place,
      way: way.adding("value")
    )
    var joined = members
    joined[first] = UnionShape.Member(use: .shape(index))
    return joined.indices.filter { $0 == first || !enums.contains($0) }.map { joined[$0] }
  }
}

extension JSONValue {
  var isText: Bool {
    if case .string = self { true } else { false }
  }
}
