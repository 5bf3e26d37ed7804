/// What the types that are defined in place lie in: the nearest type on the way to each.
struct InlineOwners {
  private var outer: [Int: Int] = [:]

  init(_ shapes: ShapeTable) {
    var found: [NameWay: Int] = [:]
    for (index, shape) in zip(shapes.shapes.indices, shapes.shapes) {
      guard let way = shape.way?.plain, found[way] == nil else { continue }
      found[way] = index
    }
    for (index, shape) in zip(shapes.shapes.indices, shapes.shapes) {
      guard let way = shape.way?.plain else { continue }
      let before = way.prefixes.lazy.compactMap { found[$0] }.first
      if let before {
        outer[index] = before
      } else if case .shape(let component) = way.root {
        outer[index] = component
      }
    }
  }

  /// The type that a type lies in; nil for components, and for what an endpoint or the API has itself.
  subscript(index: Int) -> Int? { outer[index] }

  /// Whether a type is at the top level, as nothing can be nested in an alias.
  func isAtTopLevel(_ index: Int, _ shapes: ShapeTable) -> Bool {
    if let outer = outer[index] { return shapes[outer].isAlias && isAtTopLevel(outer, shapes) }
    if case .endpoint? = shapes[index].way?.root { return false }
    return true
  }
}

extension NameWay {
  /// The way, without what it leads to.
  fileprivate var plain: NameWay { NameWay(root: root, keys: keys) }

  /// The ways to what lies on it, the nearest first.
  fileprivate var prefixes: [NameWay] {
    keys.indices.reversed().map { NameWay(root: root, keys: Array(keys[..<$0])) }
  }
}
