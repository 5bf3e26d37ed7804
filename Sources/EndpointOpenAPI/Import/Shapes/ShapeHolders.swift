import EndpointSpec

/// What the types belong to that are defined where they are used: what every use of a type goes through.
struct ShapeHolders {
  enum Holder: Hashable {
    /// Several components or receivers.
    case nobody
    case receiver(String?)
    /// An endpoint, by its index.
    case endpoint(Int)
    case shape(Int)
  }

  /// By shape; nil where nothing leads to it.
  private let holders: [Holder?]

  /// - Parameter receivers: The components that are receivers too, by their names.
  init(_ shapes: ShapeTable, _ operations: [Operation], receivers: [String: Int]) {
    var uses = ShapeUses(shapes, receivers)
    for (index, operation) in operations.enumerated() { uses.add(operation, index) }
    let immediate = Dominators(uses.successors).immediate
    holders = shapes.shapes.indices.map { shape in
      immediate[uses.node(ofShape: shape)].map { uses.holders[$0] }
    }
  }

  subscript(shape: Int) -> Holder? { holders[shape] }

  /// Whether the type has no owner: nothing can be nested in an alias.
  func isAtTopLevel(_ shape: Int, _ shapes: ShapeTable) -> Bool {
    switch holders[shape] {
    case nil, .nobody: true
    case .receiver, .endpoint: false
    case .shape(let outer): shapes[outer].isAlias && isAtTopLevel(outer, shapes)
    }
  }
}

/// What uses what, as a graph, whose root uses all that has a name of its own.
private struct ShapeUses {
  /// By node: the root, then the shapes, then receivers and endpoints.
  private(set) var holders: [ShapeHolders.Holder] = [.nobody]
  private(set) var successors: [[Int]] = [[]]
  private var receivers: [String?: Int]
  private var usesOfFailures: [Int: Int] = [:]

  init(_ shapes: ShapeTable, _ receivers: [String: Int]) {
    self.receivers = [:]
    for (index, shape) in zip(shapes.shapes.indices, shapes.shapes) {
      holders.append(.shape(index))
      successors.append(
        Directions.parts(of: shape, isSent: false).compactMap(\.innermostShape).map { $0 + 1 }
      )
      if shape.declaredName != nil || shape.ways.contains(where: \.leadsToShared) {
        successors[0].append(index + 1)
      }
    }
    for (name, shape) in receivers { self.receivers[name] = node(ofShape: shape) }
  }

  func node(ofShape shape: Int) -> Int { shape + 1 }

  mutating func add(_ operation: Operation, _ index: Int) {
    let endpoint = add(.endpoint(index))
    successors[node(ofReceiver: operation.name.receiver)].append(endpoint)
    for use in operation.uses {
      if let shape = use.innermostShape { successors[endpoint].append(node(ofShape: shape)) }
    }
    // All failures are cases of one enum: those of several endpoints belong to the API.
    for shape in Set(operation.errors.compactMap { $0.type?.innermostShape }) {
      usesOfFailures[shape, default: 0] += 1
      if usesOfFailures[shape] == 2 { successors[0].append(node(ofShape: shape)) }
    }
  }

  private mutating func node(ofReceiver name: String?) -> Int {
    if let known = receivers[name] { return known }
    let node = add(.receiver(name))
    receivers[name] = node
    successors[0].append(node)
    return node
  }

  private mutating func add(_ holder: ShapeHolders.Holder) -> Int {
    holders.append(holder)
    successors.append([])
    return holders.count - 1
  }
}
