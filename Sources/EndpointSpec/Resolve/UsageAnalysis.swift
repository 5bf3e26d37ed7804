/// Which types travel in which direction: what a request reaches is encoded, what an answer reaches decoded.
struct UsageAnalysis {
  private enum Direction { case sent, received }

  private let types: TypeTable
  private var sent: Set<SwiftName> = []
  private var received: Set<SwiftName> = []

  init(_ types: TypeTable) { self.types = types }

  mutating func mark(_ endpoint: EndpointModel) {
    let parameters = endpoint.parameters
    for index in parameters.indices { mark(parameters[index].field.type, .sent) }
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

  /// The types with what was found.
  func marked(_ types: [TypeModel]) -> [TypeModel] {
    types.map { type in
      var type = type
      type.isSent = sent.contains(type.name)
      type.isReceived = received.contains(type.name)
      return type
    }
  }

  private mutating func mark(_ value: ResponseValue) {
    mark(value.type, .received)
    for header in value.headers { mark(header.type, .received) }
  }

  /// Marks a type and all that it holds, without recursion: a chain of types may be long.
  private mutating func mark(_ type: TypeReference, _ direction: Direction) {
    if type.innermostName == nil { return }
    var waiting = [type]
    while let next = waiting.popLast() {
      guard let name = next.innermostName, insert(name, direction),
        let index = types.index(of: name)
      else { continue }
      waiting += parts(of: types.all[index].form, direction)
    }
  }

  private mutating func insert(_ name: SwiftName, _ direction: Direction) -> Bool {
    switch direction {
    case .sent: sent.insert(name).inserted
    case .received: received.insert(name).inserted
    }
  }

  /// The types that a type of that form is made of: those that have a name.
  private func parts(of form: TypeModel.Form, _ direction: Direction) -> [TypeReference] {
    switch form {
    case .structure(let structure):
      structure.fields.indices
        .filter {
          structure.fields[$0].type.innermostName != nil && travels(structure.fields[$0], direction)
        }.map { structure.fields[$0].type }
        + (structure.additional.map { [$0] } ?? [])
    case .union(let union): union.members.map(\.type)
    case .alias(let target): [target]
    case .identifier, .enumeration: []
    }
  }

  private func travels(_ field: FieldModel, _ direction: Direction) -> Bool {
    switch field.direction {
    case .both: field.constant == nil || direction == .sent
    case .request: direction == .sent
    case .response: direction == .received
    }
  }
}
