/// The owners of inline types: the nearest type on the path to each.
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

  /// The owner of a type. Nil for components, and for types of endpoints or of the API.
  subscript(index: Int) -> Int? { outer[index] }

  /// Whether a type is at the top level. Types inside an alias are, since an alias cannot contain types.
  func isAtTopLevel(_ index: Int, _ shapes: ShapeTable) -> Bool {
    if let outer = outer[index] { return shapes[outer].isAlias && isAtTopLevel(outer, shapes) }
    if case .endpoint? = shapes[index].way?.root { return false }
    return true
  }
}

extension NameWay {
  /// The path alone, without `isBody`.
  fileprivate var plain: NameWay { NameWay(root: root, keys: keys) }

  /// The paths to the possible owners, nearest first.
  fileprivate var prefixes: [NameWay] {
    keys.indices.reversed().map { NameWay(root: root, keys: Array(keys[..<$0])) }
  }
}
