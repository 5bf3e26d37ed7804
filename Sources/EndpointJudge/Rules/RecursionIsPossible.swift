import EndpointSpec

/// Reports types that always contain themselves and have no finite value.
///
/// Each such type requires another such type, so following these always finds a cycle.
func recursionIsPossible(_ spec: LinkedSpec) -> [Diagnostic] {
  let impossible = impossibleTypes(spec)
  if impossible.isEmpty { return [] }
  var finished: Set<SwiftName> = []
  return spec.model.types.compactMap { type in
    var way: [Requirement] = []
    var next = impossible.contains(type.name) ? type.name : nil
    while let name = next, finished.insert(name).inserted {
      let requirement = spec.type(named: name).flatMap { model in
        requirements(of: model).joined().first { impossible.contains($0.type) }
      }
      if let requirement { way.append(requirement) }
      next = requirement?.type
    }
    guard let next, let start = way.firstIndex(where: { $0.owner == next }) else { return nil }
    return diagnostic(for: Array(way[start...]), spec)
  }
}

private func diagnostic(for circle: [Requirement], _ spec: LinkedSpec) -> Diagnostic? {
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
  var requirements: [SwiftName: [[Requirement]]] = [:]
  // A duplicate name is reported elsewhere. The first type counts.
  for type in spec.model.types.unique(by: \.name) {
    let groups = EndpointJudge.requirements(of: type)
    if !groups.isEmpty && !groups.contains(where: \.isEmpty) { requirements[type.name] = groups }
  }
  var users: [SwiftName: [SwiftName]] = [:]
  for (name, groups) in requirements {
    for requirement in groups.joined() { users[requirement.type, default: []].append(name) }
  }
  var impossible = Set(requirements.keys)
  var open = Array(requirements.keys)
  while let name = open.popLast() {
    guard impossible.contains(name), let groups = requirements[name] else { continue }
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
private struct Requirement {
  let owner: SwiftName
  let field: String
  let type: SwiftName
}

/// The requirements of a type: all requirements of one of the groups. Without groups, it has no requirements.
private func requirements(of type: TypeModel) -> [[Requirement]] {
  func requirement(_ field: String, _ requiredType: SwiftName?) -> [Requirement] {
    requiredType.map { [Requirement(owner: type.name, field: field, type: $0)] } ?? []
  }
  switch type.form {
  case .structure(let structure):
    return [structure.fields.flatMap { requirement($0.name.text, $0.requiredType) }]
  case .union(let union):
    return union.isClosed
      ? union.members.map { requirement($0.name.text, $0.type.requiredType) } : []
  case .alias(let target):
    return [requirement("alias", target.requiredType)]
  case .identifier, .enumeration, .external:
    return []
  }
}

extension FieldModel {
  /// The named type that every value of the field's struct contains.
  fileprivate var requiredType: SwiftName? {
    // A value at "." is decoded from the same object again, which never ends if it is the same type.
    if isWhole { return type.wrapped.requiredType }
    guard let requiredType = type.requiredType, !isNullable else { return nil }
    return constant == nil && defaultValue == nil ? requiredType : nil
  }
}

extension TypeReference {
  /// The type that a value cannot exist without.
  fileprivate var requiredType: SwiftName? {
    if case .named(let name) = self { name } else { nil }
  }
}
