import EndpointSpec

extension EndpointModel {
  /// The types that its answers have: the body's, or one a status, then the headers'.
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

extension BodyModel {
  /// The type of a body that is one value; nil where its fields are arguments.
  package var type: TypeReference? {
    if case .value(let type, _, _) = content { type } else { nil }
  }
}
