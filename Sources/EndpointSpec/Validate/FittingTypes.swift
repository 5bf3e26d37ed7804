import EndpointJSON

extension LinkedSpec {
  /// The structs of the spec that decode all these objects without loss: each key is a field.
  ///
  /// - Parameter values: Objects from responses.
  package func structures(fitting values: [JSONValue]) -> [SwiftName] {
    let nodes = values.map { JSONNode($0) }
    guard !nodes.isEmpty, nodes.allSatisfy({ $0.members.count > 1 }) else { return [] }
    let fit = Fit(model: model, direction: .response, measure: .decoder)
    return model.types.filter { type in
      guard case .structure = type.form, type.isReceived else { return false }
      return nodes.allSatisfy { fit.mismatches($0, .named(type.name)).isEmpty }
    }.map(\.name)
  }
}
