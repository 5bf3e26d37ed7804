/// Finds the directions of types: those in requests are encoded, those in responses decoded.
struct UsageAnalysis {
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
    for parameter in endpoint.parameters { mark(parameter.field.type, in: .request) }
    if case .value(let type, _, _)? = endpoint.body?.content { mark(type, in: .request) }
    switch endpoint.response {
    case .value(let value): mark(value)
    case .statuses(_, let statuses): for status in statuses { mark(status.value) }
    case .stream(let type, _, _): mark(type, in: .response)
    }
    if let failures = endpoint.failures { mark(failures) }
    if let pagination = endpoint.pagination { mark(pagination.item, in: .response) }
  }

  mutating func mark(_ failures: FailureModel) {
    for type in failures.cases.compactMap(\.type) { mark(type, in: .response) }
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
    mark(value.type, in: .response)
    for header in value.headers { mark(header.type, in: .response) }
  }

  /// Marks a type and all types that it uses. Iterative, since chains may be long.
  private mutating func mark(_ type: TypeReference, in message: Message) {
    var waiting: [Int] = []
    reach(type, message, &waiting)
    while let index = waiting.popLast() {
      switch types.all[index].form {
      case .structure(let structure):
        for field in structure.fields where field.travels(in: message) {
          reach(field.type, message, &waiting)
        }
        if let additional = structure.additional { reach(additional, message, &waiting) }
      case .union(let union):
        for member in union.members { reach(member.type, message, &waiting) }
      case .alias(let target): reach(target, message, &waiting)
      case .identifier, .enumeration, .external: break
      }
    }
  }

  /// Marks the named type in a use. A new one is queued to mark its parts.
  private mutating func reach(
    _ type: TypeReference,
    _ message: Message,
    _ waiting: inout [Int]
  ) {
    guard let name = type.innermostName, let index = types.index(of: name) else { return }
    switch message {
    case .request:
      if isSent[index] { return }
      isSent[index] = true
    case .response:
      if isReceived[index] { return }
      isReceived[index] = true
    }
    waiting.append(index)
  }
}

extension FieldModel {
  /// A constant is never read.
  fileprivate func travels(in message: Message) -> Bool {
    direction.includes(message) && (direction != .both || constant == nil || message == .request)
  }
}
