import EndpointSpec

/// A struct that always holds another one of itself has no value: the field is made optional, and told.
extension Importer {
  /// An alias that leads back to itself, be it by way of arrays, means nothing: what it holds there may be anything.
  mutating func loosenAliases() {
    for index in shapes.shapes.indices where leadsBack(index) {
      guard case .alias(let use) = shapes[index].form else { continue }
      loosened(
        "the type is made of itself alone: inside it stands \"json\"",
        at: shapes[index].place
      )
      shapes[index].form = .alias(use.replacingShape(with: .json))
    }
  }

  /// Whether aliases lead from the one to itself; those that only lead into a loop are no part of it.
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
        // What is held behind it moves up.
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

  /// The structs of which every value of the shape holds one, by the index of the field.
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
    guard case .structure(var shape) = shapes[index].form else { return }
    loosened(
      "\(quoted(shape.fields[field].key)) would always hold another of itself: it becomes optional",
      at: shape.fields[field].place
    )
    shape.fields[field].isRequired = false
    shapes[index].form = .structure(shape)
  }
}
