import EndpointSpec

/// The top-level names that the code of a component or a receiver refers to, including its nested types.
///
/// A nested type must not have such a name, since Swift looks up names in the owner first.
struct NamesInUse {
  private var names: [String: Set<String>] = [:]

  init() {}

  /// - Parameter names: The names of the top-level types, by shape.
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
      // Arguments and pagination items may be fields of its types.
      let fields = operation.uses.flatMap { shapes.structure($0)?.shape.fields ?? [] }
      let user = operation.name.receiver ?? api
      add(roots.names(of: operation.uses + fields.map(\.type.use)), to: user)
    }
  }

  /// The names in the code of a top-level type or a receiver.
  subscript(user: String) -> Set<String> { names[user] ?? [] }

  private mutating func add(_ used: Set<String>, to user: String) {
    names[user, default: []].formUnion(used)
  }

  /// The types in default values, which may contain everything that their type contains.
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

/// Finds the top-level names at the start of type names.
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

  /// The first components of type names, and of the types that aliases refer to.
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
