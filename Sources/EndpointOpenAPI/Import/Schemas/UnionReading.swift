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
      members.append(UnionShape.Member(use: use(type, at: schema.place), name: name))
      countWords(of: schema, type.use, "alternatives")
    }
    guard let discriminator = group.discriminator ?? sharedDiscriminator(schemas) else {
      let joined = withJoinedEnums(members, schemas, way: way)
      return finished(joined, isNullable: isNullable)
    }
    return tagged(members, schemas, discriminator, isNullable: isNullable)
  }

  private mutating func use(_ type: TypedUse, at place: Place) -> ShapeUse {
    if let wire = type.wire { reportWire(wire, type.use, at: place) }
    return type.wire == nil ? type.use : .string
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
}
