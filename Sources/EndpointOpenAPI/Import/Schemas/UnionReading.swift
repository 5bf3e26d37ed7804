import EndpointJSON
import EndpointSpec

/// `oneOf` and `anyOf`.
extension Importer {
  /// The alternatives that describe types; those that only ask for fields describe none.
  mutating func alternatives(of view: SchemaView) -> SchemaView.Alternatives? {
    var groups: [SchemaView.Alternatives] = []
    for group in view.alternatives {
      if group.schemas.allSatisfy(onlyRequires) {
        notCarried("\"\(group.keyword)\" of sets of required fields", at: group.place)
      } else {
        groups.append(group)
      }
    }
    for group in groups.dropFirst() {
      loosened("a second \"\(group.keyword)\" for the same value", at: group.place)
    }
    return groups.first
  }

  private func onlyRequires(_ schema: DocumentNode) -> Bool {
    guard let members = schema.members, !members.isEmpty else { return false }
    return members.allSatisfy { ["required", "title", "description"].contains($0.key) }
      || schema["not"] != nil && members.count == 1
  }

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
    let hasOwnFields = !view.properties.isEmpty
    var members: [UnionShape.Member] = []
    for schema in schemas {
      let name = memberName(schema)
      let way = schemas.count == 1 ? way : way.adding(name ?? kindName(schema))
      let type = hasOwnFields ? joined(view, schema, way: way) : type(schema, way: way)
      isNullable = isNullable || type.isNullable
      members.append(UnionShape.Member(use: use(type, at: schema.place), name: name))
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

  /// A schema that only null fits.
  func isNull(_ schema: DocumentNode) -> Bool {
    if schema["type"]?.text == "null" { return true }
    if let constant = schema["const"] { return constant.isNull }
    guard let values = schema["enum"]?.elements else { return false }
    return !values.isEmpty && values.allSatisfy(\.isNull)
  }

  /// `"oneOf": [{ "const": "a", "title": "First" }, …]`: an enum whose values have words of their own.
  private func listedValues(_ schemas: [DocumentNode]) -> [EnumShape.Case]? {
    guard !schemas.isEmpty else { return nil }
    let cases = schemas.compactMap { schema -> EnumShape.Case? in
      guard let value = schema["const"], value.text != nil || Int(value.number ?? "") != nil,
        schema["properties"] == nil
      else { return nil }
      return EnumShape.Case(
        value: value.node.value,
        name: schema["title"]?.text,
        summary: schema["description"]?.text
      )
    }
    guard cases.count == schemas.count, Set(cases.map(\.value)).count == cases.count else {
      return nil
    }
    let areTexts = cases.filter(\.value.isText).count
    return areTexts == 0 || areTexts == cases.count ? cases : nil
  }

  /// Several enums of strings that are defined in place are one.
  private mutating func joinedValues(_ schemas: [DocumentNode]) -> [EnumShape.Case]? {
    var cases: [EnumShape.Case] = []
    var seen: Set<JSONValue> = []
    guard schemas.count > 1 else { return nil }
    for schema in schemas {
      guard let values = ownTexts(schema) else { return nil }
      for value in values where seen.insert(value).inserted {
        cases.append(EnumShape.Case(value: value))
      }
    }
    return cases
  }

  /// The values of an enum of strings that has no name.
  private mutating func ownTexts(_ schema: DocumentNode) -> [JSONValue]? {
    guard schema["$ref"] == nil, let values = schema["enum"]?.elements, !values.isEmpty else {
      return nil
    }
    let texts = values.map(\.node.value)
    return texts.allSatisfy(\.isText) ? texts : nil
  }

  /// The alternatives, with the enums of strings among them joined in the first.
  private mutating func withJoinedEnums(
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

  /// What the document calls an alternative.
  func memberName(_ schema: DocumentNode) -> String? {
    if let text = schema["$ref"]?.text { return DocumentReference(text).name }
    return schema["title"]?.text
  }

  /// What an alternative without a name is called: after its only value, or its kind.
  mutating func kindName(_ schema: DocumentNode) -> String {
    let view = view(schema)
    if let values = view.values {
      guard values.count == 1, let text = values[0].text else { return "value" }
      return DerivedName.member(text)
    }
    return view.type == "array" ? "item" : "object"
  }

  /// An alternative together with the fields that all of them have.
  private mutating func joined(
    _ view: SchemaView,
    _ schema: DocumentNode,
    way: NameWay
  ) -> TypedUse {
    let part = self.view(schema)
    guard part.type == "object" || part.types.isEmpty, !part.holds(view) else {
      return type(schema, way: way)
    }
    var joined = view
    joined.alternatives = []
    joined.isNullable = false
    joined.sources.chosen.insert(schema.place)
    joined.add(part)
    return type(joined, way: way)
  }

  // MARK: Members

  /// A union of the members, or less if they come to less.
  mutating func finished(_ members: [UnionShape.Member], isNullable: Bool) -> SchemaMeaning {
    let members = merged(members)
    if members.contains(where: { $0.use == .json }) || members.isEmpty {
      return .use(TypedUse(.json, isNullable: isNullable))
    }
    if members.count == 1, let member = members.first {
      if case .shape(let index) = member.use, shapes[index].mayStandElsewhere {
        return .form(shapes[index].form, isNullable: isNullable)
      }
      return .use(TypedUse(member.use, isNullable: isNullable))
    }
    return .form(.union(UnionShape(members: members)), isNullable: isNullable)
  }

  /// The members, each once. An open enum takes any string, and a double any integer.
  func merged(_ members: [UnionShape.Member]) -> [UnionShape.Member] {
    var result: [UnionShape.Member] = []
    var seen: Set<ShapeUse> = []
    for var member in members {
      if case .optional(let inner) = member.use { member.use = inner }
      if member.use == .binary { member.use = .string }
      if seen.insert(member.use).inserted { result.append(member) }
    }
    let hasEnum = result.contains { isTextEnum($0.use) }
    let hasDouble = result.contains { $0.use == .scalar("double") || $0.use == .scalar("decimal") }
    let integers: [ShapeUse] = [.scalar("int"), .scalar("int32"), .scalar("int64")]
    return result.filter { member in
      !(hasEnum && member.use == .string) && !(hasDouble && integers.contains(member.use))
    }
  }

  private func isTextEnum(_ use: ShapeUse) -> Bool {
    guard case .shape(let index) = shapes.plain(use),
      case .enumeration(let shape) = shapes[index].form
    else { return false }
    return shape.cases.first?.value.isText ?? false
  }

  private mutating func tagged(
    _ members: [UnionShape.Member],
    _ schemas: [DocumentNode],
    _ discriminator: DocumentNode,
    isNullable: Bool
  ) -> SchemaMeaning {
    guard let by = discriminator["propertyName"]?.text else {
      mistake("\"discriminator\" lacks its \"propertyName\"", at: discriminator.place)
      return finished(members, isNullable: isNullable)
    }
    let mapping = mapping(of: discriminator)
    var result: [UnionShape.Member] = []
    for (member, schema) in zip(members, schemas) {
      let tags = self.tags(of: schema, in: mapping)
      for tag in tags.isEmpty ? [member.name].compactMap(\.self) : tags {
        var tagged = member
        tagged.tag = .string(tag)
        result.append(tagged)
      }
      if tags.isEmpty, member.name == nil { result.append(member) }
    }
    let hasTags = result.allSatisfy { $0.tag != nil }
    if !hasTags { loosened("members of a union without a tag", at: discriminator.place) }
    let shape = UnionShape(members: result, by: hasTags ? by : nil)
    return .form(.union(shape), isNullable: isNullable)
  }
}

extension JSONValue {
  var isText: Bool {
    if case .string = self { true } else { false }
  }
}
