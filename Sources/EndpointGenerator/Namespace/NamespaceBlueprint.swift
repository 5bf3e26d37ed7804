import EndpointJSON
import EndpointSpec

/// The namespace of an API, which connects its requests, servers and failures.
///
/// ```swift
/// public enum DeckOfCards: API {
///   public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
///   …
///   public static let version = "1.0.0"
///   public enum Failure: ServiceFailure { … }
/// }
/// ```
struct NamespaceBlueprint {
  let index: APIIndex

  private var model: APIModel { index.model }
  private var access: String { model.swift.access.prefix }

  var declarations: [Declaration] { [namespace, servers] }

  private var namespace: Declaration {
    Declaration(
      template: "namespace",
      context: [
        "documentation": model.documentation.lines(),
        "access": .string(access),
        "name": .string(model.name.escaped),
        "hasStreams": .bool(hasStreams),
        "version": .string(model.version.map(stringLiteral) ?? ""),
        "authentication": .bool(!authentication.isEmpty),
        "schemes": .array(authentication),
        "policy": .string(requestPolicy(of: model) ?? ""),
        "servers": .string(namedServers),
        "secretFields": .string(secretFields),
        "throttle": .string(model.throttle.map { stringLiteral("\($0)") } ?? ""),
        "variables": .array(model.serverEnumerations.map(\.context)),
        "failure": .object(FailureBlueprint(index: index).context),
        "module": .string(model.swift.module),
        "receivers": .array(receivers.map { ["name": .string($0.escaped)] }),
      ],
      needed: ["authentication", "policy", "servers", "secretFields", "throttle"]
    )
  }

  /// The types and namespaces with endpoints. Code completion lists them after the name of the API.
  private var receivers: [SwiftName] {
    let types = model.types.map(\.name).filter {
      !index.endpoints(of: .type($0)).isEmpty && index.deprecatedType($0) == nil
    }
    let nested = model.types.map(\.name).filter { $0.owner == model.name }.map(\.last)
    let taken = Set(model.serverEnumerations.map(\.name) + nested)
    return (index.namespaces + types).filter { !taken.contains($0) }.sorted { $0.text < $1.text }
  }

  private var hasStreams: Bool {
    model.endpoints.contains { endpoint in
      if case .stream = endpoint.response { true } else { false }
    }
  }

  private var servers: Declaration {
    let servers = model.servers.map { server in
      JSONValue.object(ServerBlueprint(server: server, api: model).context)
    }
    return Declaration(
      template: "servers",
      context: ["name": .string(model.name.escaped), "servers": .array(servers)]
    )
  }

  /// The servers that endpoints select by name: `["reports": .reports]`.
  private var namedServers: String {
    let names = Set(model.endpoints.compactMap(\.server))
    let servers = model.servers.filter { names.contains($0.wireName) }
    if servers.isEmpty { return "" }
    return dictionaryLiteral(servers.map { ServerBlueprint(server: $0, api: model).entry })
  }

  /// The keys of secrets in requests and responses: `["access_token", "password"]`.
  private var secretFields: String {
    let ofTypes = model.types.flatMap { $0.fields.filter(\.isSecret) }
    let ofBodies = model.endpoints.flatMap { endpoint in
      endpoint.parameters.filter { $0.location == .body && $0.field.isSecret }.map(\.field)
    }
    let keys = Set((ofTypes + ofBodies).map(\.lastKey))
    return keys.isEmpty ? "" : arrayLiteral(keys.sorted().map(stringLiteral))
  }

  /// The schemes by name: `"token": .bearer`.
  private var authentication: [JSONValue] {
    model.authentication.map { scheme in
      .string("\(stringLiteral(scheme.name)): \(authenticationScheme(scheme.kind))")
    }
  }

  private func authenticationScheme(_ kind: AuthenticationModel.Kind) -> String {
    switch kind {
    case .http(let scheme): ".\(scheme)"
    case .oauth2: ".bearer"
    case .key(let name, let location):
      call(".key", [stringLiteral(name), "in: .\(location.rawValue)"])
    }
  }
}

extension FieldModel {
  /// The last key of the path of the value.
  fileprivate var lastKey: String {
    (at?.components ?? []).compactMap(\.key).last ?? wireName.text
  }
}

/// The files besides those of types: the API's namespace with its servers and endpoints, and one file per namespace of
/// endpoints.
func namespaceFiles(of index: APIIndex) -> [FileBlueprint] {
  let api = FileBlueprint(
    name: index.model.name.text,
    imports: ["@_exported import EndpointExports", "@_spi(Generated) import EndpointRuntime"]
  ) {
    NamespaceBlueprint(index: index).declarations + index.declarations(of: .api)
  }
  let namespaces = (index.namespaces + index.goneNamespaces).map { name in
    FileBlueprint(name: name.text) { index.declarations(of: .namespace(name)) }
  }
  return [api] + namespaces + [responseHeadersFile(of: index)].compactMap(\.self)
}

extension APIIndex {
  /// The namespaces that contain only forwarders of moved endpoints.
  var goneNamespaces: [SwiftName] {
    let former = movedEndpoints.compactMap { moved in
      if case .namespace(let name) = moved.receiver { name } else { nil }
    }
    return former.filter { !namespaces.contains($0) }.unique(by: \.self)
  }
}
