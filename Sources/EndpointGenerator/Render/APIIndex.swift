import EndpointSpec

/// An API with its types and endpoints indexed by name.
///
/// Blueprints look up types at every use, so lookups must be constant time. It is an immutable class that all
/// blueprints share.
final class APIIndex: TypeLookup, Sendable {
  let model: APIModel
  /// The deprecated types of the spec by their names in the module.
  private let deprecatedTypes: [SwiftName: TypeModel]
  private let endpoints: [EndpointModel.Receiver: [EndpointModel]]

  /// The nested types by their outermost type or namespace, whose file contains them.
  let nestedTypes: [SwiftName: [TypeModel]]
  /// The renamed endpoints in the order of the spec.
  let movedEndpoints: [MovedEndpoint]
  /// The renamed endpoints by the names of their former receivers. Nil is the name of the API itself.
  private let formerEndpoints: [SwiftName?: [MovedEndpoint]]
  /// The namespaces that are not types.
  let namespaces: [SwiftName]

  init(_ spec: APIModel) {
    (model, deprecatedTypes) = spec.separatingDeprecatedTypes()
    movedEndpoints = model.movedEndpoints(deprecatedTypes)
    formerEndpoints = Dictionary(grouping: movedEndpoints, by: \.receiver.name)
    nestedTypes = Dictionary(grouping: model.types.filter { $0.name.owner != nil }, by: \.name.root)
    endpoints = Dictionary(grouping: model.endpoints, by: \.receiver)
    namespaces = model.namespaces
  }

  func type(named name: SwiftName) -> TypeModel? { model.type(named: name) }

  func form(of name: SwiftName) -> TypeModel.Form? { model.form(of: name) }

  /// The type under its public name, if it is deprecated. Nil for other types.
  func deprecatedType(_ name: SwiftName) -> TypeModel? { deprecatedTypes[name] }

  /// The endpoints in an extension of the receiver.
  ///
  /// - Parameter names: The endpoints to include. Nil for all.
  func endpoints(
    of receiver: EndpointModel.Receiver,
    only names: Set<String>? = nil
  ) -> [EndpointModel] {
    let all = endpoints[receiver] ?? []
    return names.map { names in all.filter { names.contains($0.id) } } ?? all
  }

  /// The endpoints with a former name in the receiver.
  func endpoints(formerlyOf receiver: EndpointModel.Receiver) -> [MovedEndpoint] {
    formerEndpoints[receiver.name] ?? []
  }
}

extension APIModel {
  /// The namespaces in the order of their first endpoint, then those that only contain nested types.
  var namespaces: [SwiftName] {
    let ofEndpoints = endpoints.compactMap { endpoint -> SwiftName? in
      if case .namespace(let name) = endpoint.receiver { name } else { nil }
    }
    let ofTypes = types.compactMap(\.name.owner).filter { $0 != name && type(named: $0) == nil }
    return (ofEndpoints + ofTypes).unique(by: \.self)
  }
}
