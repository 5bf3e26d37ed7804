import EndpointSpec

/// Names the types. Components have the names of the document. Inline types are nested in their owners, such as
/// `Issue.State` or `Repos.ListType`, with names derived from their paths.
///
/// Order: components, other top-level types, names that nested types must not hide, nested types.
enum ShapeNaming {
  /// - Parameters:
  ///   - used: The shapes that become types of the spec.
  ///   - shared: The names of the shared parameters and responses.
  static func names(
    _ shapes: ShapeTable,
    _ operations: [Operation],
    _ owners: InlineOwners,
    api: String,
    used: Set<Int>,
    shared: Set<String>
  ) -> [Int: String] {
    let components = ComponentNames(shapes, operations, api: api, used: used)
    var inline = InlineNaming(shapes, operations, owners, api: api, components, shared)
    let shapesInPlace = shapes.shapes.indices.filter {
      shapes[$0].declaredName == nil && used.contains($0)
    }
    inline.nameAtTopLevel(shapesInPlace)
    inline.nameNested(components.nested, shapesInPlace)
    return inline.names
  }

  /// A valid type name. Inline types may get a synonym: `Kind` for the values of `type`.
  static func valid(_ name: String) -> String {
    let name = SwiftNaming.isTypeName(name) ? name : "Type" + name
    return ReservedNames.alternative(toType: name) ?? name
  }
}

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

struct ComponentNames {
  private let shapes: ShapeTable
  private let api: String
  private let receiverNames: Set<String>
  private let used: Set<Int>
  private(set) var taken: UniqueNames
  private(set) var names: [Int: String] = [:]
  /// The top-level names.
  private(set) var allNames: Set<String> = []
  /// The components that are receivers, too, by name.
  private(set) var receivers: [String: Int] = [:]
  /// The components that may become nested types. Owners come before nested types.
  private(set) var nested: [(index: Int, name: SwiftName)] = []

  /// - Parameter used: The shapes that become types of the spec.
  init(_ shapes: ShapeTable, _ operations: [Operation], api: String, used: Set<Int>) {
    self.shapes = shapes
    self.api = api
    self.used = used
    receiverNames = Set(operations.compactMap(\.name.receiver))
    taken = UniqueNames([api, api + "API", api + "Fixtures", "Failure"], ignoresCapitals: true)
    for receiver in receiverNames { taken.take(receiver) }
    for name in operations.filter(\.responsesDiffer).map(\.name) {
      taken.take(name.responseName)
      taken.take("\(name.receiver ?? api).\(name.responseName)")
    }
    nameAll()
  }

  /// Names the components. Those with valid Swift names come first, so that others do not take their names.
  private mutating func nameAll() {
    defer {
      let own = names.values.map { SwiftName($0).root.text }
      allNames = Set(own + nested.map { $0.name.root.text })
    }
    let components = shapes.shapes.indices.compactMap { index in
      shapes[index].declaredName.map { (index: index, declared: $0) }
    }
    nested = nestedNames(components)
    let nestedShapes = Set(nested.map(\.index))
    let others = components.filter { !nestedShapes.contains($0.index) }
    for isKept in [true, false] {
      for (index, declared) in others where (declared == DerivedName.type(declared)) == isKept {
        name(index, declared)
      }
    }
  }

  /// Names a component. A struct may be a receiver, too.
  private mutating func name(_ index: Int, _ declared: String) {
    let name = DerivedName.type(declared)
    let isStruct = if case .structure = shapes[index].form { true } else { false }
    if isStruct, receiverNames.contains(name), receivers[name] == nil {
      receivers[name] = index
      names[index] = name
    } else {
      names[index] = taken.claim(DerivedName.types(declared).map(ShapeNaming.valid))
    }
  }

  /// Nested names such as `Card.Suit`, if there is a `Card` to nest in.
  private func nestedNames(
    _ components: [(index: Int, declared: String)]
  ) -> [(index: Int, name: SwiftName)] {
    var owners = receiverNames.union([api])
    let outer = components.filter { used.contains($0.index) && !shapes[$0.index].isAlias }
    owners.formUnion(outer.map(\.declared).filter { DerivedName.type($0) == $0 })
    let candidates = components.map { (index: $0.index, name: SwiftName($0.declared)) }
      .filter { $0.name.owner != nil && SwiftNaming.isFullTypeName($0.name.text) }
      .filter { ReservedNames.alternative(toNestedType: $0.name.last.text) == nil }
      .sorted { ($0.name.owners.count, $0.index) < ($1.name.owners.count, $1.index) }
    return candidates.filter { candidate in
      guard let owner = candidate.name.owner, owners.contains(owner.text) else { return false }
      let (index, name) = candidate
      if used.contains(index), !shapes[index].isAlias { owners.insert(name.text) }
      return true
    }
  }
}
