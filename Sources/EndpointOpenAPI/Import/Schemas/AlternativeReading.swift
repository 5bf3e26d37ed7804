import EndpointSpec

extension SchemaReader {
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
      group.owner == schema.place || !isListed(schema, in: group)
    }
  }

  private mutating func isListed(
    _ schema: DocumentNode,
    in group: SchemaView.Alternatives
  ) -> Bool {
    let alternatives = reachable(from: group.schemas, by: \.place) { next in
      if next.place == group.owner { return [] }
      return [referred(next)].compactMap(\.self) + next.elements("oneOf") + next.elements("anyOf")
    }
    return alternatives.contains { $0.place != group.owner && isPart(schema, of: $0) }
  }

  /// Whether the schema is reachable by references and `allOf`. Nested choices do not count.
  private mutating func isPart(_ schema: DocumentNode, of whole: DocumentNode) -> Bool {
    reachable(from: [whole], by: \.place) { next in
      [referred(next)].compactMap(\.self) + next.elements("allOf")
    }.contains { $0.place == schema.place }
  }
}
