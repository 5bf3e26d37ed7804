/// A type that holds itself without an end has no value.
///
/// Such a type always needs another such type: whoever follows these needs walks into a circle.
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
  let way = circle.prefix(8).map { "\($0.owner).\($0.field)" }.joined(separator: " → ")
  let name = quoted(type.name.text)
  return Diagnostic(
    .impossibleRecursion,
    "\(name) always holds another \(name): \(way)",
    at: type.place,
    hint: "make \(quoted(last.field)) optional or an array"
  )
}

/// The types of which no value can exist, found from below: those of which one can are taken away,
/// and what waited for them is looked at again.
private func impossibleTypes(_ spec: LinkedSpec) -> Set<SwiftName> {
  var needs: [SwiftName: [[Need]]] = [:]
  // A type that can do without any other is possible, as most are.
  for type in spec.model.types where type.form.mayNeed {
    let groups = EndpointSpec.needs(of: type)
    if groups.isEmpty || groups.contains(where: \.isEmpty) { continue }
    // Of two types with one name, which is reported, the first counts.
    if spec.model.type(named: type.name) === type { needs[type.name] = groups }
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

/// A type that a value of another type always holds.
private struct Need {
  let owner: SwiftName
  let field: String
  let type: SwiftName
}

/// What a value of a type needs: all of one of the groups. No group: nothing at all.
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

extension TypeModel.Form {
  /// Whether a value of such a type may always hold another: most hold none, or none of a named type.
  fileprivate var mayNeed: Bool {
    switch self {
    case .structure(let structure):
      structure.fields.contains { $0.held != nil }
    case .union(let union): union.isClosed
    case .alias: true
    case .identifier, .enumeration, .external: false
    }
  }
}

extension FieldModel {
  /// The named type of which every value of the field's struct holds a value.
  fileprivate var held: SwiftName? {
    // What lies at "." is decoded from the same object again, without an end if it is the same type.
    if let at, at.components.isEmpty { return type.wrapped.held }
    guard let held = type.held, !isNullable else { return nil }
    return constant == nil && defaultValue == nil ? held : nil
  }
}

extension TypeReference {
  /// The named type of which every value of this one holds a value.
  fileprivate var held: SwiftName? {
    if case .named(let name) = self { name } else { nil }
  }
}
