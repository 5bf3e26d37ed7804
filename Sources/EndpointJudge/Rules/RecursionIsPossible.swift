import EndpointSpec

/// Reports types that always contain themselves and have no finite value.
///
/// Each such type requires another such type, so following these always finds a cycle.
func recursionIsPossible(_ spec: LinkedSpec) -> [Diagnostic] {
  let impossible = impossibleTypes(spec)
  if impossible.isEmpty { return [] }
  var finished: Set<SwiftName> = []
  return spec.model.types.compactMap { type in
    var way: [Need] = []
    var next = impossible.contains(type.name) ? type.name : nil
    while let name = next, finished.insert(name).inserted {
      let need = spec.type(named: name).flatMap { model in
        needs(of: model).joined().first { impossible.contains($0.type) }
      }
      if let need { way.append(need) }
      next = need?.type
    }
    guard let next, let start = way.firstIndex(where: { $0.owner == next }) else { return nil }
    return diagnostic(for: Array(way[start...]), spec)
  }
}

private func diagnostic(for circle: [Need], _ spec: LinkedSpec) -> Diagnostic? {
  guard let first = circle.first, let last = circle.last,
    let type = spec.type(named: first.owner)
  else { return nil }
  let way = shownWay(circle.map { "\($0.owner).\($0.field)" })
  let name = quoted(type.name.text)
  return Diagnostic(
    .impossibleRecursion,
    "\(name) always contains another \(name): \(way)",
    at: type.place,
    hint: "make \(quoted(last.field)) optional or an array"
  )
}

/// The types without a finite value. Types with one are removed, then the types that depend on them are checked again.
private func impossibleTypes(_ spec: LinkedSpec) -> Set<SwiftName> {
  var needs: [SwiftName: [[Need]]] = [:]
  // A duplicate name is reported elsewhere. The first type counts.
  for type in spec.model.types.unique(by: \.name) {
    let groups = EndpointJudge.needs(of: type)
    if !groups.isEmpty && !groups.contains(where: \.isEmpty) { needs[type.name] = groups }
  }
  var users: [SwiftName: [SwiftName]] = [:]
  for (name, groups) in needs {
    for need in groups.joined() { users[need.type, default: []].append(name) }
  }
  var impossible = Set(needs.keys)
  var open = Array(needs.keys)
  while let name = open.popLast() {
    guard impossible.contains(name), let groups = needs[name] else { continue }
    let isPossible = groups.contains { group in
      group.allSatisfy { !impossible.contains($0.type) }
    }
    guard groups.isEmpty || isPossible else { continue }
    impossible.remove(name)
    open += users[name] ?? []
  }
  return impossible
}

/// A type that every value of another type contains.
private struct Need {
  let owner: SwiftName
  let field: String
  let type: SwiftName
}

/// The requirements of a type: all needs of one of the groups. Without groups, it has no requirements.
private func needs(of type: TypeModel) -> [[Need]] {
  func need(_ field: String, _ held: SwiftName?) -> [Need] {
    held.map { [Need(owner: type.name, field: field, type: $0)] } ?? []
  }
  switch type.form {
  case .structure(let structure):
    return [structure.fields.flatMap { need($0.name.text, $0.held) }]
  case .union(let union):
    return union.isClosed ? union.members.map { need($0.name.text, $0.type.held) } : []
  case .alias(let target):
    return [need("alias", target.held)]
  case .identifier, .enumeration, .external:
    return []
  }
}

extension FieldModel {
  /// The named type that every value of the field's struct contains.
  fileprivate var held: SwiftName? {
    // A value at "." is decoded from the same object again, which never ends if it is the same type.
    if isWhole { return type.wrapped.held }
    guard let held = type.held, !isNullable else { return nil }
    return constant == nil && defaultValue == nil ? held : nil
  }
}

extension TypeReference {
  /// The named type that every value of this type contains.
  fileprivate var held: SwiftName? {
    if case .named(let name) = self { name } else { nil }
  }
}
