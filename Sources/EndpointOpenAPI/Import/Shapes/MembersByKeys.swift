/// The structs in untagged unions, which are selected by the keys of an object.
struct MembersByKeys {
  private(set) var structures: Set<Int> = []
  /// The structs that must be distinguished from other objects and have no tag that another union writes.
  private(set) var withOwnTags: Set<Int> = []

  /// - Parameter directions: The types in use. Unused unions are ignored.
  init(_ shapes: ShapeTable, _ directions: Directions) {
    for (index, shape) in shapes.shapes.enumerated() where directions.reached.contains(index) {
      guard case .union(let union) = shape.form, union.by == nil else { continue }
      var open = union.members.map { (use: $0.use, isTagged: false) }
      var seen: Set<Int> = []
      var direct: Set<Int> = []
      var objects = 0
      while let (use, isTagged) = open.popLast() {
        switch shapes.plain(use) {
        case .array(let element): open.append((element, isTagged))
        case .dictionary: objects += 1
        case .shape(let index):
          guard seen.insert(index).inserted else { continue }
          if case .union(let inner) = shapes[index].form {
            open += inner.members.map { ($0.use, isTagged || inner.by != nil) }
          }
          guard case .structure = shapes[index].form else { continue }
          objects += 1
          structures.insert(index)
          if !isTagged { direct.insert(index) }
        case .scalar, .binary, .optional: continue
        }
      }
      if objects > 1 { withOwnTags.formUnion(direct) }
    }
  }
}
