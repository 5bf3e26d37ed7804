import EndpointJSON
import EndpointSpec

/// From what was read to the parts of a spec: which types it has, in which order, and what each part says.
extension Importer {
  /// The draft of what was read.
  mutating func emitted(
    _ api: String,
    _ operations: [Operation],
    _ errors: SharedErrors
  ) -> SpecDraft {
    let used = usedShapes(operations)
    let naming = ShapeNaming(
      shapes,
      operations,
      api: api,
      used: used,
      shared: Set(sharedNames.values)
    )
    let directions = Directions(shapes, operations)
    var emission = SpecEmission(
      importer: self,
      names: naming.names,
      directions: directions,
      membersByKeys: MembersByKeys(shapes, directions).structures,
      arrayStyle: usualArrayStyle(operations)
    )
    emission.failureNames = FailureNames(errors, operations, text: emission.text)
    let owners = ShapeOwners(shapes, operations)
    let shapes = shapes
    let types = emission.entries(typeOrder(used, naming)) { emission, index in
      SpecDraft.Entry(
        name: naming.names[index] ?? "",
        value: emission.type(index),
        receiver: owners.receiver(of: index),
        place: shapes[index].place
      )
    }
    let endpoints = emission.entries(operations) { emission, operation in
      SpecDraft.Entry(
        name: operation.name.text,
        value: emission.endpoint(operation, errors),
        receiver: operation.name.receiver,
        place: operation.place
      )
    }
    let head = emission.head(api, operations, errors)
    self = emission.importer
    return SpecDraft(api: api, head: head, types: types, endpoints: endpoints)
  }

  /// The style that most arrays of queries and forms have, if it is not the usual one.
  private func usualArrayStyle(_ operations: [Operation]) -> String {
    var counts: [String: Int] = [:]
    for operation in operations {
      var parameters = operation.parameters.filter { $0.location == "query" }
      if case .fields(let fields) = operation.body?.content, operation.body?.encoding == "form" {
        parameters += fields
      }
      for parameter in parameters where isArray(parameter.type.use) {
        counts[parameter.style ?? "repeat", default: 0] += 1
      }
    }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.map { $0.value * 2 > counts.values.reduce(0, +) ? $0.key : "repeat" } ?? "repeat"
  }

  /// What endpoints reach, and components to which nothing refers, or they alone: those that were only taken apart are
  /// carried.
  private func usedShapes(_ operations: [Operation]) -> Set<Int> {
    var directions = Directions(shapes, operations)
    for index in shapes.shapes.indices where shapes[index].declaredName != nil {
      if directions.reached.contains(index) { continue }
      if !documents.isReferredTo(shapes[index].place) || Directions.holdsItself(index, shapes) {
        directions.reach(.shape(index), shapes)
      }
    }
    return directions.reached
  }

  /// Components in the document's order, each followed by what is nested in it, or only defined; then what endpoints define.
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

extension SpecEmission {
  /// The entries of a map, made on all cores: part by part, each by an emission of its own.
  fileprivate mutating func entries<Element: Sendable>(
    _ elements: [Element],
    _ entry: @Sendable (inout SpecEmission, Element) -> SpecDraft.Entry
  ) -> [SpecDraft.Entry] {
    var emission = self
    emission.importer = importer.withoutFindings
    let parts = elements.concurrentMap(inPartsOf: 32, by: emission, entry)
    for part in parts { importer.takeFindings(of: part.worker.importer) }
    return parts.flatMap(\.values)
  }
}
