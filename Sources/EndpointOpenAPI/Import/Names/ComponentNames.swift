import EndpointSpec

/// The owners of inline types: the nearest type on the path to each.
struct InlineOwners {
  private var outer: [Int: Int] = [:]

  init(_ shapes: ShapeTable) {
    let ways = shapes.shapes.enumerated().compactMap { index, shape in
      shape.way.map { (way: $0.plain, index: index) }
    }
    let found = Dictionary(firstOf: ways)
    for (way, index) in ways {
      if let before = way.prefixes.lazy.compactMap({ found[$0] }).first {
        outer[index] = before
      } else if case .shape(let component) = way.root {
        outer[index] = component
      }
    }
  }

  /// The owner of a type. Nil for components, and for types of endpoints or of the API.
  subscript(index: Int) -> Int? { outer[index] }

  /// Whether a type is at the top level, as those inside an alias are.
  func isAtTopLevel(_ index: Int, _ shapes: ShapeTable) -> Bool {
    if let outer = outer[index] {
      return shapes[outer].namesInnerTypesBeside && isAtTopLevel(outer, shapes)
    }
    if case .endpoint? = shapes[index].way?.root { return false }
    return true
  }
}

extension NamePath {
  /// The path alone, without `isBody`.
  fileprivate var plain: NamePath { NamePath(root: root, keys: keys) }

  /// The paths to the possible owners, nearest first.
  fileprivate var prefixes: [NamePath] {
    keys.indices.reversed().map { NamePath(root: root, keys: Array(keys[..<$0])) }
  }
}

extension ShapeNaming {
  /// Names the components. Those with valid Swift names come first, so that others do not take their names.
  mutating func nameComponents() {
    for receiver in receivers { taken.take(receiver) }
    for name in operations.filter(\.responsesDiffer).map(\.name) {
      taken.take(name.responseName)
      taken.take("\(name.receiver ?? api).\(name.responseName)")
    }
    let components = shapes.shapes.indices.compactMap { index in
      shapes[index].declaredName.map { (index: index, declared: $0) }
    }
    nested = nestedNames(components)
    for (index, name) in nested { names[index] = name.text }
    namespace = Namespace(of: components.map(\.declared), types: receivers)
    let others = components.filter { names[$0.index] == nil }
    for isKept in [true, false] {
      for (index, declared) in others where (declared == DerivedName.type(declared)) == isKept {
        name(index, declared)
      }
    }
  }

  /// Names a component. A struct may be a receiver, too.
  private mutating func name(_ index: Int, _ declared: String) {
    let names = namespace.names(of: declared).map(DerivedName.types)
    let candidates = names.compactMap(\.first) + names.flatMap { $0.dropFirst() }
    let name = candidates[0]
    let isStruct = if case .structure = shapes[index].form { true } else { false }
    if isStruct, receivers.contains(name), !self.names.values.contains(name) {
      self.names[index] = name
    } else {
      self.names[index] = taken.claim(candidates.map(DerivedName.valid))
    }
  }

  /// Nested names such as `Card.Suit`, if there is a `Card` to nest in.
  private func nestedNames(
    _ components: [(index: Int, declared: String)]
  ) -> [(index: Int, name: SwiftName)] {
    var owners = receivers.union([api])
    let outer = components.filter {
      used.contains($0.index) && !shapes[$0.index].namesInnerTypesBeside
    }
    owners.formUnion(outer.map(\.declared).filter { DerivedName.type($0) == $0 })
    let candidates = components.map { (index: $0.index, name: SwiftName($0.declared)) }
      .filter { $0.name.owner != nil && SwiftNaming.isFullTypeName($0.name.text) }
      .filter { ReservedNames.alternative(toNestedType: $0.name.last.text) == nil }
      .sorted { ($0.name.owners.count, $0.index) < ($1.name.owners.count, $1.index) }
    return candidates.filter { candidate in
      guard let owner = candidate.name.owner, owners.contains(owner.text) else { return false }
      let (index, name) = candidate
      if used.contains(index), !shapes[index].namesInnerTypesBeside { owners.insert(name.text) }
      return true
    }
  }
}
