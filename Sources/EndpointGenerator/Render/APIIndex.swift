import EndpointSpec

/// An API whose types and endpoints are found by name.
///
/// Blueprints look up types at every use of one, and rendering thousands of types has to stay linear. It never changes,
/// and every blueprint holds it: a class, so that they share one.
final class APIIndex: Sendable {
  let model: APIModel
  private let deprecatedNames: [SwiftName: DeprecatedName]
  private let typeEndpoints: [SwiftName: [EndpointModel]]

  private let namespaceEndpoints: [SwiftName: [EndpointModel]]

  /// Which types stand in whose file.
  let owners: TypeOwners
  /// The endpoints that had another name.
  let movedEndpoints: MovedEndpoints
  /// The endpoints without a receiver.
  let bareEndpoints: [EndpointModel]
  /// The namespaces of endpoints that are no types, in order of their first endpoint.
  let namespaces: [(name: SwiftName, endpoints: [EndpointModel])]

  /// - Parameter owners: Which types stand in whose file; nil: as it follows from who uses them.
  init(_ spec: APIModel, owners: TypeOwners? = nil) {
    (model, deprecatedNames) = spec.separatingDeprecatedTypes()
    var bare: [EndpointModel] = []
    var ofTypes: [SwiftName: [EndpointModel]] = [:]
    var names: [SwiftName] = []
    var ofNamespaces: [SwiftName: [EndpointModel]] = [:]
    for endpoint in model.endpoints {
      switch endpoint.receiver {
      case .api: bare.append(endpoint)
      case .type(let name): ofTypes[name, default: []].append(endpoint)
      case .namespace(let name):
        if ofNamespaces[name] == nil { names.append(name) }
        ofNamespaces[name, default: []].append(endpoint)
      }
    }
    self.owners = owners ?? TypeOwners(model)
    movedEndpoints = MovedEndpoints(model, deprecatedNames)
    bareEndpoints = bare
    typeEndpoints = ofTypes
    namespaceEndpoints = ofNamespaces
    namespaces = names.map { ($0, ofNamespaces[$0] ?? []) }
  }

  func type(named name: SwiftName) -> TypeModel? { model.type(named: name) }

  /// The name that users know a deprecated type by; nil for all other types.
  func deprecatedName(of type: SwiftName) -> DeprecatedName? { deprecatedNames[type] }

  /// The endpoints in an extension of that type.
  func endpoints(ofType name: SwiftName) -> [EndpointModel] { typeEndpoints[name] ?? [] }

  /// The endpoints of that namespace.
  func endpoints(ofNamespace name: SwiftName) -> [EndpointModel] { namespaceEndpoints[name] ?? [] }

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
