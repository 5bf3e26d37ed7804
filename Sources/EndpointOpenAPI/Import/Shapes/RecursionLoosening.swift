import EndpointSpec

/// Makes fields optional if a struct would always contain another one of itself, and reports them.
extension ShapeSettling {
  /// Replaces aliases that contain themselves, also by way of arrays, with `json`.
  mutating func loosenAliases() {
    for index in shapes.shapes.indices where leadsBack(index) {
      guard case .alias(let use) = shapes[index].form else { continue }
      loosened(
        "the type consists only of itself: its content becomes \"json\"",
        at: shapes[index].place
      )
      shapes[index].form = .alias(use.replacingShape(with: .json))
    }
  }

  /// Whether an alias is part of a cycle. Aliases that only lead into a cycle are not.
  private func leadsBack(_ start: Int) -> Bool {
    var index = start
    for _ in shapes.shapes.indices {
      guard case .alias(let use) = shapes[index].form, let next = use.innermostShape else {
        return false
      }
      if next == start { return true }
      index = next
    }
    return false
  }

  mutating func loosenRecursion() {
    var finished: Set<Int> = []
    for root in shapes.shapes.indices { visit(root, &finished) }
  }

  private mutating func visit(_ root: Int, _ finished: inout Set<Int>) {
    var way: [(shape: Int, next: Int)] = [(root, 0)]
    var isOpen: Set<Int> = [root]
    guard !finished.contains(root) else { return }
    while let (shape, next) = way.last {
      let held = held(by: shape)
      guard next < held.count else {
        finished.insert(shape)
        isOpen.remove(shape)
        way.removeLast()
        continue
      }
      let (field, target) = held[next]
      if isOpen.contains(target) {
        // The next field moves to the current index.
        loosen(field, of: shape)
        continue
      }
      way[way.count - 1].next += 1
      if !finished.contains(target) {
        isOpen.insert(target)
        way.append((target, 0))
      }
    }
  }

  /// The structs that every value of the shape contains, by the index of the field.
  private func held(by index: Int) -> [(field: Int, target: Int)] {
    guard case .structure(let shape) = shapes[index].form else { return [] }
    return shape.fields.indices.compactMap { position in
      let field = shape.fields[position]
      guard field.isRequired, field.constant == nil, !field.type.isNullable,
        let target = shapes.structure(field.type.use)?.index
      else { return nil }
      return (position, target)
    }
  }

  private mutating func loosen(_ field: Int, of index: Int) {
    guard case .structure(let shape) = shapes[index].form else { return }
    loosened(
      "\(quoted(shape.fields[field].key)) would always contain another one of itself: it becomes optional",
      at: shape.fields[field].place
    )
    shapes.changeStructure(index) { $0.fields[field].isRequired = false }
  }
}
