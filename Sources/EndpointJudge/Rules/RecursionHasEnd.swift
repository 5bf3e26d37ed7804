import EndpointSpec

/// Reports endless recursion when decoding: members of a union and fields at "." are read from the same JSON as their
/// owner.
func recursionHasEnd(_ spec: LinkedSpec) -> [Diagnostic] {
  var found: [Diagnostic] = []
  var finished: Set<SwiftName> = []
  for type in spec.model.types {
    guard case .union = type.form else { continue }
    walk(from: type.name, &finished, edges: spec.partsOfSameValue, to: \.type) { circle in
      found += [endless(circle)].compactMap(\.self)
    }
  }
  return found
}

/// A type that is read from the same JSON as its owner.
private struct PartOfSameValue {
  /// `Shape.circle`
  let label: String
  let type: SwiftName
  let place: Place

  /// Nil for arrays and dictionaries.
  init?(_ label: String, _ type: TypeReference, at place: Place) {
    guard case .named(let name) = type.wrapped else { return nil }
    (self.label, self.type, self.place) = (label, name, place)
  }
}

private func endless(_ circle: [PartOfSameValue]) -> Diagnostic? {
  guard let last = circle.last else { return nil }
  let way = shownWay(circle.map(\.label))
  return Diagnostic(
    .impossibleRecursion,
    "\(quoted(last.type.text)) would be read from the same JSON again: \(way)",
    at: last.place,
    hint: "remove \(quoted(last.label)), or put a field between the two"
  )
}

extension LinkedSpec {
  fileprivate func partsOfSameValue(_ name: SwiftName) -> [PartOfSameValue] {
    guard let type = type(named: name) else { return [] }
    switch type.form {
    case .union(let union):
      return union.members.compactMap { member in
        PartOfSameValue("\(name).\(member.name)", member.type, at: member.place)
      }
    case .structure(let structure):
      return structure.fields.filter(\.isWhole).compactMap { field in
        PartOfSameValue("\(name).\(field.name)", field.type, at: field.place)
      }
    case .alias(let target):
      return [PartOfSameValue(name.text, target, at: type.place)].compactMap(\.self)
    case .identifier, .enumeration, .external: return []
    }
  }
}
