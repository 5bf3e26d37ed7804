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
    let form = Shape.Form.enumeration(EnumShape(cases: cases))
    let index = shapes.add(form, at: schemas[first].place, way: way.adding("value"))
    var joined = members
    joined[first] = UnionShape.Member(use: .shape(index))
    return joined.indices.filter { $0 == first || !enums.contains($0) }.map { joined[$0] }
  }

  // MARK: Alternatives of a view

  mutating func addAlternatives(
    _ keyword: String,
    of schema: DocumentNode,
    to view: inout SchemaView
  ) {
    guard let list = schema[keyword], var schemas = list.elements else { return }
    guard !schemas.isEmpty else {
      return mistake("\(quoted(keyword)) has no schemas", at: list.place)
    }
    if schemas.contains(where: isNull) { view.isNullable = true }
    if let reference = nullableReference(schemas) {
      view.isNullable = true
      schemas = [reference]
    }
    if let scalar = nullableScalar(schemas) {
      merge(scalar, into: &view)
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

  /// The alternatives that describe types. Others only require fields.
  mutating func alternatives(of view: SchemaView) -> SchemaView.Alternatives? {
    let groups = view.alternatives.filter { !$0.schemas.allSatisfy(onlyRequires) }
    for group in view.alternatives where group.schemas.allSatisfy(onlyRequires) {
      notCarried("\"\(group.keyword)\" that only requires fields", at: group.place)
    }
    for group in groups.dropFirst() {
      loosened("only the first \"\(group.keyword)\" of the value is used", at: group.place)
    }
    return groups.first
  }

  private func onlyRequires(_ schema: DocumentNode) -> Bool {
    guard let members = schema.members, !members.isEmpty else { return false }
    return members.allSatisfy { ["required", "title", "description"].contains($0.key) }
      || schema["not"] != nil && members.count == 1
  }

  /// Removes alternatives that only limit the values.
  mutating func leaveOutLimits(of view: inout SchemaView) {
    guard let type = view.type else { return }
    view.alternatives = view.alternatives.filter { group in
      let isLimit = group.discriminator == nil && group.schemas.allSatisfy { onlyLimits($0, type) }
      if isLimit {
        notCarried("\(quoted(group.keyword)) that only contains limits", at: group.place)
      }
      return !isLimit
    }
  }

  private func onlyLimits(_ schema: DocumentNode, _ type: String) -> Bool {
    guard let members = schema.members, !onlyRequires(schema) else { return false }
    return members.allSatisfy { member in
      switch member.key {
      case "type": member.value.text == type
      case "format": ScalarFormat.texts.contains(member.value.text ?? "")
      default: Self.limits.contains(member.key)
      }
    }
  }

  private static let limits: Set<String> = Set([
    "title", "description", "required", "not", "multipleOf", "uniqueItems", "minProperties",
    "maxProperties",
  ]).union(LimitKeyword.allCases.map(\.rawValue))

  // MARK: The choice of what extends a base

  /// Removes the choice from a schema that extends the base of a union and is one of its alternatives.
  mutating func leaveOutOwnChoice(_ schema: DocumentNode, of view: inout SchemaView) {
    view.alternatives = view.alternatives.filter { group in
      group.owner == schema.place || !parts(of: group).contains(schema.place)
    }
  }

  /// The schemas that the alternatives refer to or extend by `allOf`. Nested choices of a part do not count.
  private mutating func parts(of group: SchemaView.Alternatives) -> Set<Place> {
    if let known = partsOfUnions[group.place] { return known }
    let alternatives = reachable(from: group.schemas, by: \.place) { next in
      if next.place == group.owner { return [] }
      return targets(of: next) + next.elements("oneOf") + next.elements("anyOf")
    }
    let parts = reachable(from: alternatives.filter { $0.place != group.owner }, by: \.place) {
      targets(of: $0) + $0.elements("allOf")
    }
    let places = Set(parts.map(\.place))
    partsOfUnions[group.place] = places
    return places
  }

  private mutating func targets(of schema: DocumentNode) -> [DocumentNode] {
    target(ofSchema: schema).map { [$0] } ?? []
  }
}

extension JSONValue {
  var isText: Bool {
    if case .string = self { true } else { false }
  }
}
