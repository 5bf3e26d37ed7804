import EndpointSpec

/// An API whose types and endpoints are found by name.
///
/// Blueprints look up types at every use of one, and rendering thousands of types has to stay linear. It never changes,
/// and every blueprint holds it: a class, so that they share one.
final class APIIndex: Sendable {
  let model: APIModel
  private let deprecatedNames: [SwiftName: DeprecatedName]
  private let endpoints: [EndpointModel.Receiver: [EndpointModel]]

  /// Which types stand in whose file.
  let owners: TypeOwners
  /// The endpoints that had another name.
  let movedEndpoints: MovedEndpoints
  /// The namespaces that are no types.
  let namespaces: [SwiftName]

  /// - Parameter owners: Which types stand in whose file; nil: as it follows from who uses them.
  init(_ spec: APIModel, owners: TypeOwners? = nil) {
    (model, deprecatedNames) = spec.separatingDeprecatedTypes()
    movedEndpoints = MovedEndpoints(model, deprecatedNames)
    self.owners =
      owners ?? TypeOwners(model, formerReceivers: movedEndpoints.formerReceivers)
    endpoints = Dictionary(grouping: model.endpoints, by: \.receiver)
    namespaces = model.namespaces
  }

  func type(named name: SwiftName) -> TypeModel? { model.type(named: name) }

  /// The name that users know a deprecated type by; nil for all other types.
  func deprecatedName(of type: SwiftName) -> DeprecatedName? { deprecatedNames[type] }

  /// The endpoints that stand in an extension of the receiver.
  ///
  /// - Parameter names: The only ones that are asked for; nil: all.
  func endpoints(
    of receiver: EndpointModel.Receiver,
    only names: Set<String>? = nil
  ) -> [EndpointModel] {
    let all = endpoints[receiver] ?? []
    return names.map { names in all.filter { names.contains($0.id) } } ?? all
  }

  /// The type that an alias stands for, and every other type itself. Only the outermost alias is looked through.
  func resolvingAlias(_ type: TypeReference) -> TypeReference {
    var type = type
    while case .named(let name) = type, case .alias(let target)? = self.type(named: name)?.form {
      type = target
    }
    return type
  }

  /// Whether Swift sees an optional, also by way of an alias.
  func isOptional(_ type: TypeReference) -> Bool { resolvingAlias(type).isOptional }

  /// What an optional may hold, also by way of an alias; nil if the type is none.
  func wrapped(_ type: TypeReference) -> TypeReference? {
    if case .optional(let wrapped) = resolvingAlias(type) { wrapped } else { nil }
  }
}

extension APIModel {
  /// The namespaces of endpoints in order of their first endpoint, then those with selected nested types only.
  var namespaces: [SwiftName] {
    let ofEndpoints = endpoints.compactMap { endpoint -> SwiftName? in
      if case .namespace(let name) = endpoint.receiver { name } else { nil }
    }
    let ofTypes = types.compactMap(\.name.owner).filter { $0 != name && type(named: $0) == nil }
    var known: Set<SwiftName> = []
    return (ofEndpoints + ofTypes).filter { known.insert($0).inserted }
  }
}
