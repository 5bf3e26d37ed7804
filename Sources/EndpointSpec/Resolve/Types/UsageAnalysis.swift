/// Finds the directions of types: those in requests are encoded, those in responses decoded.
struct UsageAnalysis {
  fileprivate enum Direction { case sent, received }

  private let types: TypeTable
  /// Whether each type is sent, by index.
  private var isSent: [Bool]
  private var isReceived: [Bool]

  init(_ types: TypeTable) {
    self.types = types
    isSent = [Bool](repeating: false, count: types.all.count)
    isReceived = isSent
  }

  mutating func mark(_ endpoint: EndpointModel) {
    for parameter in endpoint.parameters { mark(parameter.field.type, .sent) }
    if case .value(let type, _, _)? = endpoint.body?.content { mark(type, .sent) }
    switch endpoint.response {
    case .value(let value): mark(value)
    case .statuses(_, let statuses): for status in statuses { mark(status.value) }
    case .stream(let type, _, _): mark(type, .received)
    }
    if let failures = endpoint.failures { mark(failures) }
    if let pagination = endpoint.pagination { mark(pagination.item, .received) }
  }

  mutating func mark(_ failures: FailureModel) {
    for type in failures.cases.compactMap(\.type) { mark(type, .received) }
  }

  /// Sets the directions of the types.
  func marked(_ types: [TypeModel]) -> [TypeModel] {
    types.map { type in
      guard let index = self.types.index(of: type.name) else { return type }
      var type = type
      type.isSent = isSent[index]
      type.isReceived = isReceived[index]
      return type
    }
  }

  private mutating func mark(_ value: ResponseValue) {
    mark(value.type, .received)
    for header in value.headers { mark(header.type, .received) }
  }

  /// Marks a type and all types that it uses. Iterative, since chains may be long.
  private mutating func mark(_ type: TypeReference, _ direction: Direction) {
    var waiting: [Int] = []
    reach(type, direction, &waiting)
    while let index = waiting.popLast() {
      switch types.all[index].form {
      case .structure(let structure):
        for field in structure.fields where field.travels(direction) {
          reach(field.type, direction, &waiting)
        }
        if let additional = structure.additional { reach(additional, direction, &waiting) }
      case .union(let union):
        for member in union.members { reach(member.type, direction, &waiting) }
      case .alias(let target): reach(target, direction, &waiting)
      case .identifier, .enumeration, .external: break
      }
    }
  }

  /// Marks the named type in a use. A new one is queued to mark its parts.
  private mutating func reach(
    _ type: TypeReference,
    _ direction: Direction,
    _ waiting: inout [Int]
  ) {
    guard let name = type.innermostName, let index = types.index(of: name) else { return }
    switch direction {
    case .sent:
      if isSent[index] { return }
      isSent[index] = true
    case .received:
      if isReceived[index] { return }
      isReceived[index] = true
    }
    waiting.append(index)
  }
}

extension FieldModel {
  fileprivate func travels(_ direction: UsageAnalysis.Direction) -> Bool {
    switch self.direction {
    case .both: constant == nil || direction == .sent
    case .request: direction == .sent
    case .response: direction == .received
    }
  }
}
