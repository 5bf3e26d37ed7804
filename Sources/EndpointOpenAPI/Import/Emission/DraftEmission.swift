import EndpointJSON
import EndpointSpec

/// What the readers found in a document: the input of the emission.
struct ReadDocument {
  let api: String
  let source: DocumentSource
  let operations: [Operation]
  let errors: SharedErrors
  let shapes: ShapeTable
  let head: HeadReader
  /// The documentation of receivers.
  let receivers: JSONObject
  /// The headers of every request.
  let usualHeaders: [(name: String, value: String)]
  /// The names of shared parameters and responses.
  let sharedNames: Set<String>

  /// Selects, orders and names the types, and emits each part of the spec.
  func emitted() -> SpecDraft {
    let used = usedShapes()
    let naming = ShapeNaming(shapes, operations, api: api, used: used, shared: sharedNames)
    let directions = Directions(shapes, operations)
    var emission = SpecEmission(
      document: self,
      names: naming.names,
      directions: directions,
      membersByKeys: MembersByKeys(shapes, directions).structures,
      arrayStyle: usualArrayStyle
    )
    emission.failureNames = FailureNames(errors, operations, text: emission.text)
    let owners = ShapeOwners(shapes, operations)
    let types = typeOrder(used, naming).map { index in
      SpecDraft.Entry(
        name: naming.names[index] ?? "",
        value: emission.type(index),
        receiver: owners.receiver(of: index),
        place: shapes[index].place
      )
    }
    let endpoints = operations.map { operation in
      SpecDraft.Entry(
        name: operation.name.text,
        value: emission.endpoint(operation, errors),
        receiver: operation.name.receiver,
        place: operation.place
      )
    }
    let head = emission.headObject(api, errors)
    return SpecDraft(api: api, head: head, types: types, endpoints: endpoints)
  }

  /// The style of most arrays in queries and forms, if it differs from the default.
  private var usualArrayStyle: String {
    var counts: [String: Int] = [:]
    for operation in operations {
      var parameters = operation.parameters.filter { $0.location == "query" }
      if case .fields(let fields) = operation.body?.content, operation.body?.encoding == "form" {
        parameters += fields
      }
      for parameter in parameters where shapes.isArray(parameter.type.use) {
        counts[parameter.style ?? "repeat", default: 0] += 1
      }
    }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.map { $0.value * 2 > counts.values.reduce(0, +) ? $0.key : "repeat" } ?? "repeat"
  }

  /// The types to emit: those that endpoints use, and components without references or with references only to
  /// themselves. Components that were only merged into others are included.
  private func usedShapes() -> Set<Int> {
    var directions = Directions(shapes, operations)
    for index in shapes.shapes.indices where shapes[index].declaredName != nil {
      if directions.reached.contains(index) { continue }
      if !source.documents.isReferredTo(shapes[index].place)
        || Directions.holdsItself(index, shapes)
      {
        directions.reach(.shape(index), shapes)
      }
    }
    reachOwners(&directions)
    return directions.reached
  }

  /// Adds the owners of nested types, even if nothing uses them. Example: the `RunStreamEvent` of OpenAI, whose members
  /// belong to `AssistantStreamEvent`.
  private func reachOwners(_ directions: inout Directions) {
    let owners = InlineOwners(shapes)
    var open = directions.reached
    while !open.isEmpty {
      let known = directions.reached
      for index in open.sorted() {
        guard let owner = owners[index] else { continue }
        directions.reach(.shape(owner), shapes)
      }
      open = directions.reached.subtracting(known)
    }
  }

  /// The order of types: components in document order, each followed by its nested types, then the types of endpoints.
  private func typeOrder(_ used: Set<Int>, _ naming: ShapeNaming) -> [Int] {
    var inner: [Int: [Int]] = [:]
    var outer: [Int] = []
    for index in shapes.shapes.indices where shapes[index].declaredName == nil {
      if let owner = naming.outerShape(of: index) {
        inner[owner, default: []].append(index)
      } else {
        outer.append(index)
      }
    }
    var order: [Int] = []
    var seen: Set<Int> = []
    func add(_ index: Int) {
      guard seen.insert(index).inserted else { return }
      order.append(index)
      for part in inner[index] ?? [] { add(part) }
    }
    for index in shapes.shapes.indices where shapes[index].declaredName != nil { add(index) }
    for index in outer { add(index) }
    return order.filter(used.contains)
  }
}
