import EndpointJSON
import EndpointSpec

/// The alternatives of `oneOf` and `anyOf`.
extension SchemaViews {
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
