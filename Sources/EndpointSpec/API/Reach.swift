/// The types that a use reaches.
struct Reach {
  private let model: APIModel
  private(set) var names: Set<SwiftName> = []

  init(_ model: APIModel) { self.model = model }

  mutating func visit(_ endpoint: EndpointModel) {
    if case .type(let name) = endpoint.receiver { visit(.named(name)) }
    for type in endpoint.uses { visit(type) }
    if let failures = endpoint.failures { visit(failures) }
  }

  mutating func visit(_ failures: FailureModel) {
    for type in failures.cases.compactMap(\.type) { visit(type) }
  }

  mutating func visit(_ type: TypeReference) {
    if type.innermostName == nil { return }
    var open = [type]
    while let type = open.popLast() {
      guard let name = type.innermostName, names.insert(name).inserted,
        let form = model.form(of: name)
      else { continue }
      open += form.uses + name.owners.map(TypeReference.named)
    }
  }
}

extension TypeModel {
  package var uses: [TypeReference] { form.uses }
}

extension TypeModel.Form {
  /// The types that a type of this form directly uses.
  var uses: [TypeReference] {
    switch self {
    case .structure(let structure):
      structure.fields.map(\.type) + [structure.additional].compactMap(\.self)
    case .union(let union): union.members.map(\.type)
    case .alias(let target): [target]
    case .identifier, .enumeration, .external: []
    }
  }
}

extension EndpointModel {
  /// The types of requests and responses of the endpoint, without failures.
  package var uses: [TypeReference] { requestTypes + responseTypes }

  /// The types of the parameters and the body.
  var requestTypes: [TypeReference] {
    parameters.map(\.field.type) + [body?.type].compactMap(\.self)
  }

  /// The types of the responses: of the body, or of each status, then of the headers.
  package var responseTypes: [TypeReference] {
    switch response {
    case .value(let value): value.types
    case .statuses(_, let statuses): statuses.flatMap(\.value.types)
    case .stream(let type, _, _): [type]
    }
  }
}

extension ResponseValue {
  fileprivate var types: [TypeReference] { [type] + headers.map(\.type) }
}
