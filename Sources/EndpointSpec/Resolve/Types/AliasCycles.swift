extension TypeLinker {
  /// Reports cycles of aliases and breaks them.
  ///
  /// An alias refers to at most one name, so one walk from each finds all cycles.
  mutating func breakAliasCycles() {
    var finished: Set<SwiftName> = []
    for type in types.all {
      guard case .alias = type.form else { continue }
      var way: [SwiftName] = []
      var next: SwiftName? = type.name
      while let name = next, !finished.contains(name), let target = aliasTarget(of: name) {
        finished.insert(name)
        way.append(name)
        next = target
      }
      if let next, let start = way.firstIndex(of: next) { breakCycle(Array(way[start...])) }
    }
    types.settleAliases()
  }

  private func aliasTarget(of name: SwiftName) -> SwiftName? {
    types.aliasTarget(of: name)?.innermostName
  }

  private mutating func breakCycle(_ ring: [SwiftName]) {
    guard let first = ring.first, let index = types.index(of: first) else { return }
    let way = (ring + [first]).map(\.text).joined(separator: " → ")
    report(
      .impossibleRecursion,
      "the alias refers to itself: \(way)",
      at: types.all[index].place,
      hint: "put a struct, an enum or a union between them"
    )
    types.setForm(.alias(.scalar(.json)), at: index)
  }
}
