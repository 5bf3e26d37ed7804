/// A type that holds itself without an end has no value: every such circle is reported once.
func recursionIsPossible(_ spec: LinkedSpec) -> [Diagnostic] {
  let impossible = impossibleTypes(spec)
  var reported: Set<SwiftName> = []
  return spec.model.types.compactMap { type in
    guard impossible.contains(type.name), !reported.contains(type.name),
      let circle = circle(from: type.name, spec, among: impossible)
    else { return nil }
    reported.formUnion(circle.map(\.type))
    let way = circle.map { "\($0.type).\($0.field)" }.joined(separator: " → ")
    return Diagnostic(
      .impossibleRecursion,
      "\(quoted(type.name.text)) always holds another \(quoted(type.name.text)): \(way)",
      at: type.place,
      hint: "make \(quoted(circle.last?.field ?? "")) optional or an array")
  }
}

/// The types of which no value can exist, found from below: those of which one can are taken away.
private func impossibleTypes(_ spec: LinkedSpec) -> Set<SwiftName> {
  var impossible = Set(spec.model.types.map(\.name))
  var count = -1
  while count != impossible.count {
    count = impossible.count
    for type in spec.model.types where impossible.contains(type.name) {
      let needs = needs(of: type)
      let isPossible = { (group: [Need]) in group.allSatisfy { !impossible.contains($0.type) } }
      if needs.isEmpty || needs.contains(where: isPossible) { impossible.remove(type.name) }
    }
  }
  return impossible
}

/// A type that a value of another type always holds.
private struct Need {
  let field: String
  let type: SwiftName
}

/// What a value of a type needs: all of one of the groups. No group: nothing at all.
private func needs(of type: TypeModel) -> [[Need]] {
  switch type.form {
  case .structure(let structure):
    return [structure.fields.compactMap { need($0) }]
  case .union(let union):
    return union.isClosed
      ? union.members.map { member in
        [member.type.held.map { Need(field: member.name.text, type: $0) }].compactMap(\.self)
      } : []
  case .alias(let target):
    return [[target.held.map { Need(field: "alias", type: $0) }].compactMap(\.self)]
  case .identifier, .enumeration: return []
  }
}

private func need(_ field: FieldModel) -> Need? {
  // What lies at "." is decoded from the same object again, without an end if it is the same type.
  let isWhole = field.at?.components.isEmpty ?? false
  guard field.constant == nil, field.defaultValue == nil || isWhole else { return nil }
  let type = isWhole ? field.type.wrapped.held : field.type.held
  return type.map { Need(field: field.name.text, type: $0) }
}

/// The way from a type back to itself, by needs.
private func circle(
  from start: SwiftName, _ spec: LinkedSpec, among impossible: Set<SwiftName>
) -> [(type: SwiftName, field: String)]? {
  var ways: [[(type: SwiftName, field: String)]] = [[]]
  var ends = [start]
  var seen: Set<SwiftName> = []
  while let end = ends.first, let way = ways.first {
    ends.removeFirst()
    ways.removeFirst()
    guard let type = spec.type(named: end) else { continue }
    for need in needs(of: type).joined() where impossible.contains(need.type) {
      let longer = way + [(end, need.field)]
      if need.type == start { return longer }
      guard seen.insert(need.type).inserted else { continue }
      ends.append(need.type)
      ways.append(longer)
    }
  }
  return nil
}

extension TypeReference {
  /// The named type of which every value of this one holds a value.
  fileprivate var held: SwiftName? {
    if case .named(let name) = self { name } else { nil }
  }
}
