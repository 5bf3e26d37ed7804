import EndpointJSON
import EndpointSpec

extension SpecEmission {
  /// Selects, orders and names the types, and emits each part of the spec.
  ///
  /// - Parameter sharedNames: The names of shared parameters and responses.
  mutating func draft(sharedNames: Set<String>) -> SpecDraft {
    let owners = InlineOwners(shapes)
    let used = usedShapes(owners)
    names =
      ShapeNaming(shapes, operations, owners, api: api, used: used, shared: sharedNames).names
    arrayStyle = usualArrayStyle
    failureNames = FailureNames(errors, operations, text: text)
    let receivers = shapes.receivers(operations)
    let types = typeOrder(used, owners).map { index in
      SpecDraft.Entry(
        name: names[index] ?? "",
        value: type(index),
        receiver: receivers[index],
        place: shapes[index].place
      )
    }
    let endpoints = operations.map { operation in
      SpecDraft.Entry(
        name: operation.name.text,
        value: endpoint(operation),
        receiver: operation.name.receiver,
        place: operation.place,
        offers: operation.offers
      )
    }
    return SpecDraft(
      api: api,
      head: headObject(),
      types: types,
      endpoints: endpoints,
      errorPlaces: Dictionary(firstOf: errors.shared.map { ($0.key, $0.place) })
    )
  }

  /// The style of most arrays in queries and forms, if it differs from the default.
  private var usualArrayStyle: String {
    let parameters = operations.flatMap { operation in
      operation.arguments.filter { parameter in
        parameter.location == "query"
          || parameter.location == "body" && operation.body?.encoding == "form"
      }
    }
    let arrays = parameters.filter { shapes.isArray($0.field.type.use) }
    let counts = Dictionary(arrays.map { ($0.style ?? "repeat", 1) }, uniquingKeysWith: +)
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.map { $0.value * 2 > counts.values.reduce(0, +) ? $0.key : "repeat" } ?? "repeat"
  }

  /// The types to emit: those that endpoints use, and components without references or with references only to
  /// themselves. Components that were only merged into others are included.
  ///
  /// Includes the owners of nested types, even if nothing uses them. Example: the `RunStreamEvent` of OpenAI, whose
  /// members belong to `AssistantStreamEvent`.
  private func usedShapes(_ owners: InlineOwners) -> Set<Int> {
    let recursive = shapes.reachedFromCycles
    let roots = shapes.shapes.indices.filter { index in
      directions.reached.contains(index)
        || shapes[index].declaredName != nil
          && (!followed.contains(shapes[index].place) || recursive.contains(index))
    }
    let used = reachable(from: roots, by: \.self) { index in
      shapes.inner(index) + [owners[index]].compactMap(\.self)
    }
    return Set(used).filter { shapes[$0].twin == nil }
  }

  /// The order of types: components in document order, each followed by its nested types, then the types of endpoints.
  private func typeOrder(_ used: Set<Int>, _ owners: InlineOwners) -> [Int] {
    var inner: [Int: [Int]] = [:]
    var outer: [Int] = []
    for index in shapes.shapes.indices where shapes[index].declaredName == nil {
      if let owner = owners[index] {
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
