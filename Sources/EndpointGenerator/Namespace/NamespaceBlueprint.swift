import EndpointMustache
import EndpointSpec

/// The namespace of an API, which ties its requests, servers and failures together.
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
  let variables: ServerVariables

  private var model: APIModel { index.model }
  private var access: String { model.swift.access.prefix }

  var declarations: [Declaration] { [namespace, servers] }

  private var namespace: Declaration {
    Declaration(
      template: "namespace",
      context: [
        "documentation": model.documentation.lines(indentation: 0),
        "access": .text(access),
        "name": .text(model.name.escaped),
        "hasStreams": .bool(hasStreams),
        "version": .text(model.version.map(stringLiteral) ?? ""),
        "authentication": .text(authentication),
        "policy": .text(policy),
        "servers": .text(namedServers),
        "secretFields": .text(secretFields),
        "throttle": .text(model.throttle.map { stringLiteral("\($0)") } ?? ""),
        "variables": .list(variables.enumerations.map(\.context)),
        "failure": .object(FailureBlueprint(index: index).context),
      ],
      needed: ["authentication", "policy", "servers", "secretFields", "throttle"]
    )
  }

  private var hasStreams: Bool {
    model.endpoints.contains { endpoint in
      if case .stream = endpoint.response { true } else { false }
    }
  }

  private var servers: Declaration {
    let servers = model.servers.enumerated().map { offset, server in
      var context = blueprint(of: server).context
      context["isFirst"] = .bool(offset == 0)
      return TemplateValue.object(context)
    }
    return Declaration(
      template: "servers",
      context: ["name": .text(model.name.escaped), "servers": .list(servers)]
    )
  }

  private func blueprint(of server: ServerModel) -> ServerBlueprint {
    ServerBlueprint(server: server, variables: variables, access: access)
  }

  /// The servers that endpoints name: `["reports": .reports]`.
  private var namedServers: String {
    let names = Set(model.endpoints.compactMap(\.server))
    let servers = model.servers.filter { names.contains($0.wireName) }
    if servers.isEmpty { return "" }
    let entries = SwiftExpression.dictionary(servers.map { blueprint(of: $0).entry })
    let declaration = "\(access)static let servers: [String: Server] = "
    return entries.text(indentation: 2, column: 2 + declaration.count)
  }

  /// The keys under which secrets travel, of responses and of requests: `["access_token", "password"]`.
  private var secretFields: String {
    var keys: Set<String> = []
    for type in model.types {
      guard case .structure(let structure) = type.form else { continue }
      for field in structure.fields where field.isSecret { keys.insert(field.lastKey) }
    }
    for endpoint in model.endpoints {
      for parameter in endpoint.parameters where parameter.location == .body {
        if parameter.field.isSecret { keys.insert(parameter.field.lastKey) }
      }
    }
    if keys.isEmpty { return "" }
    let literals = SwiftExpression.array(keys.sorted().map { .text(stringLiteral($0)) })
    let declaration = "\(access)static let secretFields: Set<String> = "
    return literals.text(indentation: 2, column: 2 + declaration.count)
  }

  /// `["token": .bearer]`, a scheme a line where there are several; nothing without schemes.
  private var authentication: String {
    let schemes = model.authentication.map { scheme in
      (key: stringLiteral(scheme.name), value: authenticationScheme(scheme.kind))
    }
    if schemes.isEmpty { return "" }
    let declaration = "\(access)static let authentication: [String: AuthenticationScheme] = "
    let column = schemes.count > 1 ? SwiftExpression.lineLength : 2 + declaration.count
    return SwiftExpression.dictionary(schemes).text(indentation: 2, column: column)
  }

  /// `RequestPolicy(timeout: 20)`; nothing where endpoints have no defaults.
  private var policy: String {
    let declaration = "\(access)static let policy = "
    return requestPolicy(of: model)?.text(indentation: 2, column: 2 + declaration.count) ?? ""
  }

  private func authenticationScheme(_ kind: AuthenticationScheme.Kind) -> SwiftExpression {
    switch kind {
    case .bearer, .oauth2: ".bearer"
    case .basic: ".basic"
    case .key(let name, let location):
      .call(
        ".key",
        [.init(nil, .text(stringLiteral(name))), .init("in", .text(".\(location.rawValue)"))]
      )
    }
  }
}

extension FieldModel {
  /// The key that the value itself stands under.
  fileprivate var lastKey: String {
    let keys = (at?.components ?? []).compactMap { component -> String? in
      if case .key(let name) = component { name } else { nil }
    }
    return keys.last ?? wireName.text
  }
}
