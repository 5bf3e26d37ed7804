/// Reports endless recursion when decoding: members of a union and fields at "." are read from the same JSON as their
/// owner.
func readingEnds(_ spec: LinkedSpec) -> [Diagnostic] {
  var walk = SameValueWalk(spec)
  for type in spec.model.types {
    if case .union = type.form { walk.visit(type.name) }
  }
  return walk.found
}

/// Walks from types to those that are read from the same JSON.
private struct SameValueWalk {
  private typealias Step = (label: String, type: SwiftName, place: Place)

  private(set) var found: [Diagnostic] = []
  private let spec: LinkedSpec
  private var finished: Set<SwiftName> = []

  init(_ spec: LinkedSpec) { self.spec = spec }

  /// Visits all types from a root. Iterative, since chains may be long.
  mutating func visit(_ root: SwiftName) {
    if finished.contains(root) { return }
    var way = [(name: root, rest: steps(of: root)[...], label: "")]
    var isOnWay: Set<SwiftName> = [root]
    while let last = way.last {
      guard let step = way[way.count - 1].rest.popFirst() else {
        finished.insert(last.name)
        isOnWay.remove(last.name)
        way.removeLast()
        continue
      }
      if finished.contains(step.type) { continue }
      way[way.count - 1].label = step.label
      if isOnWay.insert(step.type).inserted {
        way.append((step.type, steps(of: step.type)[...], ""))
      } else if let start = way.firstIndex(where: { $0.name == step.type }) {
        report(way[start...].map(\.label), step)
      }
    }
  }

  private mutating func report(_ labels: [String], _ step: Step) {
    let name = quoted(step.type.text)
    found.append(
      Diagnostic(
        .impossibleRecursion,
        "\(name) would be read from the same JSON again: \(labels.joined(separator: " → "))",
        at: step.place,
        hint: "remove \(quoted(step.label)), or put a field between the two"
      )
    )
  }

  private func steps(of name: SwiftName) -> [Step] {
    guard let type = spec.type(named: name) else { return [] }
    switch type.form {
    case .union(let union):
      return union.members.compactMap { member in
        step("\(name.text).\(member.name.text)", member.type, member.place)
      }
    case .structure(let structure):
      return structure.fields.filter(\.isWhole).compactMap { field in
        step("\(name.text).\(field.name.text)", field.type, field.place)
      }
    case .alias(let target): return step(name.text, target, type.place).map { [$0] } ?? []
    case .identifier, .enumeration, .external: return []
    }
  }

  private func step(_ label: String, _ type: TypeReference, _ place: Place) -> Step? {
    if case .named(let name) = type.wrapped { (label, name, place) } else { nil }
  }
}
