import EndpointSpec

/// The names at the top level that the code of a component or a receiver is made of, with all that is nested in it.
///
/// A nested type of such a name would hide it there: Swift looks for a name in the owner first.
struct NamesInUse {
  private var names: [String: Set<String>] = [:]

  /// No names.
  init() {}

  /// - Parameter names: The names of the types at the top level, by their shapes.
  init(
    _ shapes: ShapeTable,
    _ operations: [Operation],
    _ owners: InlineOwners,
    names: [Int: String],
    api: String
  ) {
    let roots = RootNames(
      shapes: shapes,
      operations: operations,
      owners: owners,
      names: names,
      api: api
    )
    for (index, shape) in zip(shapes.shapes.indices, shapes.shapes) {
      guard let user = roots.name(of: index) else { continue }
      add(roots.names(of: Directions.parts(of: shape, isSent: false)), to: user)
      add(roots.names(of: Self.defaults(in: shape, shapes)), to: user)
    }
    for operation in operations {
      // Arguments and items may be the fields of its types.
      let fields = operation.uses.flatMap { shapes.structure($0)?.shape.fields ?? [] }
      let user = operation.name.receiver ?? api
      add(roots.names(of: operation.uses + fields.map(\.type.use)), to: user)
    }
  }

  /// The names in the code of a type at the top level, or of a receiver.
  subscript(user: String) -> Set<String> { names[user] ?? [] }

  private mutating func add(_ used: Set<String>, to user: String) {
    names[user, default: []].formUnion(used)
  }

  /// A default value may be made of all that its type is made of.
  private static func defaults(in shape: Shape, _ shapes: ShapeTable) -> [ShapeUse] {
    guard case .structure(let structure) = shape.form else { return [] }
    var found: [ShapeUse] = []
    var open = structure.fields.filter { $0.annotations.defaultValue != nil }.map(\.type.use)
    var seen: Set<Int> = []
    while let use = open.popLast() {
      guard let index = use.innermostShape, seen.insert(index).inserted else { continue }
      found.append(use)
      open += Directions.parts(of: shapes[index], isSent: false)
    }
    return found
  }
}

/// The names at the top level that the names of types begin with.
private struct RootNames {
  let shapes: ShapeTable
  let operations: [Operation]
  let owners: InlineOwners
  let names: [Int: String]
  let api: String

  func name(of index: Int) -> String? {
    if let name = names[index] { return SwiftName(name).root.text }
    if let outer = owners[index] { return name(of: outer) }
    guard case .endpoint(let endpoint)? = shapes[index].way?.root else { return nil }
    return operations[endpoint].name.receiver ?? api
  }

  /// The names that types begin with, and what they stand for.
  func names(of uses: [ShapeUse]) -> Set<String> {
    var found: Set<String> = []
    var open = uses.compactMap(\.innermostShape)
    var seen: Set<Int> = []
    while let index = open.popLast() {
      guard seen.insert(index).inserted else { continue }
      if let name = name(of: index) { found.insert(name) }
      if case .alias(let use) = shapes[index].form, let next = use.innermostShape {
        open.append(next)
      }
    }
    return found
  }
}
