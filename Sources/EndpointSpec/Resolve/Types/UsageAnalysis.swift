/// Finds the directions of types: those in requests are encoded, those in responses decoded.
struct UsageAnalysis {
  private let form: (SwiftName) -> TypeModel.Form?
  private var names: [Direction: Set<SwiftName>] = [:]

  /// - Parameter form: Returns the form of a type.
  init(_ form: @escaping (SwiftName) -> TypeModel.Form?) { self.form = form }

  mutating func mark(_ endpoint: EndpointModel) {
    mark(endpoint.requestTypes, in: .request)
    mark(endpoint.responseTypes, in: .response)
    if let failures = endpoint.failures { mark(failures) }
    if let pagination = endpoint.pagination { mark([pagination.item], in: .response) }
  }

  mutating func mark(_ failures: FailureModel) {
    mark(failures.cases.compactMap(\.type), in: .response)
  }

  /// Sets the directions of the types.
  func marked(_ types: [TypeModel]) -> [TypeModel] {
    types.map { type in
      var type = type
      type.isSent = names[.request]?.contains(type.name) ?? false
      type.isReceived = names[.response]?.contains(type.name) ?? false
      return type
    }
  }

  /// Marks types and all types that they use. Iterative, since chains may be long.
  private mutating func mark(_ types: [TypeReference], in direction: Direction) {
    var waiting = types
    while let type = waiting.popLast() {
      guard let name = type.innermostName,
        names[direction, default: []].insert(name).inserted, let form = form(name)
      else { continue }
      if case .structure(let structure) = form {
        // A constant is never read.
        waiting += structure.fields.filter { field in
          field.travels(direction) && (field.constant == nil || direction == .request)
        }.map(\.type)
        waiting += [structure.additional].compactMap(\.self)
      } else {
        waiting += form.uses
      }
    }
  }
}
