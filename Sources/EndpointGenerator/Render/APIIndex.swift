import EndpointSpec

/// An API with its types and endpoints indexed by name.
///
/// Blueprints look up types at every use, so lookups must be constant time. It is an immutable class that all
/// blueprints share.
final class APIIndex: Sendable {
  let model: APIModel
  private let deprecatedNames: [SwiftName: DeprecatedName]
  private let endpoints: [EndpointModel.Receiver: [EndpointModel]]

  /// The types that share the file of another.
  let owners: TypeOwners
  /// The renamed endpoints in the order of the spec.
  let movedEndpoints: [MovedEndpoint]
  /// The renamed endpoints by the names of their former receivers. Nil is the name of the API itself.
  private let formerEndpoints: [SwiftName?: [MovedEndpoint]]
  /// The namespaces that are not types.
  let namespaces: [SwiftName]

  /// - Parameter owners: The types that share the file of another. Nil to derive them from the uses of types.
  init(_ spec: APIModel, owners: TypeOwners? = nil) {
    (model, deprecatedNames) = spec.separatingDeprecatedTypes()
    movedEndpoints = model.movedEndpoints(deprecatedNames)
    formerEndpoints = Dictionary(grouping: movedEndpoints, by: \.receiver.name)
    self.owners =
      owners ?? TypeOwners(model, formerReceivers: movedEndpoints.compactMap(\.receiver.name))
    endpoints = Dictionary(grouping: model.endpoints, by: \.receiver)
    namespaces = model.namespaces
  }

  func type(named name: SwiftName) -> TypeModel? { model.type(named: name) }

  /// The public name of a deprecated type. Nil for other types.
  func deprecatedName(of type: SwiftName) -> DeprecatedName? { deprecatedNames[type] }

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

  /// Resolves the outermost alias of a type. Other types are unchanged.
  func resolvingAlias(_ type: TypeReference) -> TypeReference {
    var type = type
    while case .named(let name) = type, case .alias(let target)? = self.type(named: name)?.form {
      type = target
    }
    return type
  }

  /// True if the type is an optional, also through an alias.
  func isOptional(_ type: TypeReference) -> Bool { resolvingAlias(type).isOptional }
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
