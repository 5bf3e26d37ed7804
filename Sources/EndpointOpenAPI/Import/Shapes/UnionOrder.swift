import EndpointSpec

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
  mutating func withTaggedApart(
    _ members: [UnionShape.Member],
    in index: Int
  ) -> [UnionShape.Member] {
    guard areHidden(members) else { return members }
    let place = shapes[index].place
    for key in keysOfBools(in: members) {
      loosened("\(quoted(key)) tells members apart by a bool, which is no tag", at: place)
    }
    guard var union = partlySharedTag(of: members) else { return members }
    union.isClosed = true
    let way = NameWay(root: .shape(index), keys: ["tagged"])
    let tagged = shapes.add(.union(union), ShapeDocumentation(), at: place, way: way)
    let others = members.filter { !union.uses.contains($0.use) }
    return [UnionShape.Member(use: .shape(tagged), name: "tagged")] + others
  }

  /// Whether a member may take what is meant for another one.
  func areHidden(_ members: [UnionShape.Member]) -> Bool {
    !ShapeOverlap(shapes: shapes, ignoresOptional: true).taken(ordered(members)).isEmpty
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
