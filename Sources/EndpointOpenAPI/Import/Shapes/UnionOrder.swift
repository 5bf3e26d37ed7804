/// The order in which the members of unions without tags are tried.
extension Importer {
  /// Those that ask for more come first.
  mutating func order(_ index: Int) {
    guard case .union(var union) = shapes[index].form, union.by == nil else { return }
    union.members = ordered(union.members)
    shapes[index].form = .union(union)
  }

  /// Members that a constant tells apart become a union of their own, where some would be hidden by others. It is closed:
  /// what has none of their tags is left to the other members.
  mutating func withTaggedApart(_ members: [UnionShape.Member], in index: Int) -> [UnionShape
    .Member]
  {
    let overlap = ShapeOverlap(shapes: shapes, ignoresOptional: true)
    if overlap.taken(ordered(members)).isEmpty { return members }
    let keys = members.flatMap { telling($0.use) }
    let unions = keys.compactMap { by in
      union(of: members.filter { telling($0.use).contains(by) }, by: by)
    }
    guard var best = unions.max(by: { $0.uses.count < $1.uses.count }) else { return members }
    best.isClosed = true
    let tagged = shapes.add(
      .union(best),
      ShapeDocumentation(),
      at: shapes[index].place,
      way: NameWay(root: .shape(index), keys: ["tagged"])
    )
    let others = members.filter { !best.uses.contains($0.use) }
    return [UnionShape.Member(use: .shape(tagged), name: "tagged")] + others
  }

  private func ordered(_ members: [UnionShape.Member]) -> [UnionShape.Member] {
    let ranked = members.enumerated().map { offset, member in
      (key: (-rank(member.use), -size(member.use), offset), member: member)
    }
    return ranked.sorted { $0.key < $1.key }.map(\.member)
  }

  private func rank(_ use: ShapeUse) -> Int {
    switch shapes.plain(use) {
    case .scalar(let name): return Self.scalarRanks[name] ?? 3
    case .dictionary: return -2
    case .array(let element): return max(0, 1 + rank(element))
    case .shape(let index):
      // A union takes any value, unless it is closed.
      if case .union(let union) = shapes[index].form { return union.isClosed ? 1000 : -1 }
      guard case .structure(let shape) = shapes[index].form else { return 0 }
      return shape.fields.count(where: \.isDemanded)
    case .binary, .optional: return 0
    }
  }

  private func size(_ use: ShapeUse) -> Int {
    shapes.structure(use)?.shape.fields.count ?? 0
  }

  private static let scalarRanks = ["string": 0, "double": 1, "decimal": 1, "int": 2, "int64": 2]
}

extension UnionShape {
  fileprivate var uses: Set<ShapeUse> { Set(members.map(\.use)) }
}
