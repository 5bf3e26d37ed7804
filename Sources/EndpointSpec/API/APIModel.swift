import EndpointJSON

/// A resolved API: names are linked, inline types named, includes and defaults merged.
///
/// The generator and the diff use only this model of a spec.
package struct APIModel: TypeLookup, Sendable {
  package var name: SwiftName
  package var namePlace: Place
  package var version: String?
  @Boxed package var documentation: Documentation
  package var servers: [ServerModel]
  package var authentication: [AuthenticationModel]
  @Boxed package var defaults: EndpointDefaults
  /// The path of the field with the number of seconds to wait before the next call.
  package var throttle: JSONPath?
  @Boxed package var swift: SwiftOptions
  /// The rules of the API. The cases include those of all endpoints.
  @Boxed package var failures: FailureModel
  /// All types, including inline ones, in order of definition. An inline type follows its owner.
  package var types: [TypeModel] = [] {
    didSet {
      indices = Dictionary(firstOf: types.enumerated().map { ($1.name, $0) })
      memberChoices = MemberChoices(self)
    }
  }
  private(set) var indices: [SwiftName: Int] = [:]
  /// How a client selects the members of unions.
  package private(set) var memberChoices = MemberChoices()
  /// The documentation of receivers: namespaces, and endpoints of types.
  package var receivers: [SwiftName: Documentation]
  package var endpoints: [EndpointModel]
  package var files: [SourceFile]

  /// The first type with this name.
  package func type(named name: SwiftName) -> TypeModel? {
    indices[name].map { types[$0] }
  }

  package func form(of name: SwiftName) -> TypeModel.Form? {
    indices[name].map { types[$0].form }
  }

  /// The failures of endpoints without their own rules.
  package var sharedFailures: FailureModel {
    FailureModel(cases: failures.ownCases, rules: failures.rules)
  }
}

extension APIModel {
  /// Types without an API, to check values.
  package init(types: [TypeModel]) {
    var model = APIModel(
      name: SwiftName(""),
      namePlace: .start,
      documentation: Documentation(),
      servers: [],
      authentication: [],
      defaults: EndpointDefaults(
        authentication: AuthenticationRequirement(alternatives: []),
        timeout: nil
      ),
      swift: SwiftOptions(module: "", access: .internal),
      failures: FailureModel(cases: [], rules: []),
      receivers: [:],
      endpoints: [],
      files: []
    )
    model.types = types
    self = model
  }
}

package struct SwiftOptions: Equatable, Sendable {
  package enum Access: String, Sendable { case `public`, package, `internal` }

  /// The name of the module. `<api>API` by default.
  package var module: String
  package var access: Access
  package var isMutable = false
  package var isHashable = false
  package var isIdentifiable = true
  /// Whether the arguments that a call may omit come after all others.
  package var isOptionalLast = false
  package var isCodableBoth = false
  package var selection = EndpointSelection()
}

/// A declared authentication scheme.
package struct AuthenticationModel: Sendable {
  package enum Kind: Equatable, Sendable {
    case http(HTTPScheme)
    case key(name: String, location: ParameterLocation)
    case oauth2(scopes: [String], authorizationURL: String?, tokenURL: String?)
  }

  /// A scheme of the Authorization header (RFC 9110, section 11.4), by its name in the spec, in OpenAPI and in Swift.
  package enum HTTPScheme: String, CaseIterable, Comparable, Sendable {
    case bearer, basic

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  package var name: String
  package var kind: Kind
  package var place: Place
}

package struct EndpointDefaults: Equatable, Sendable {
  package var authentication: AuthenticationRequirement
  /// The timeout in seconds.
  package var timeout: Double?

  package init(authentication: AuthenticationRequirement, timeout: Double?) {
    self.authentication = authentication
    self.timeout = timeout
  }
}

/// The required authentication: one of the alternatives, with all of its schemes.
package struct AuthenticationRequirement: Equatable, Sendable {
  package struct Use: Equatable, Sendable {
    package var scheme: String
    package var scopes: [String]
  }

  /// Empty if no authentication is required. An empty alternative makes it optional.
  package var alternatives: [[Use]]
}

package struct ServerModel: Sendable {
  package struct Variable: Sendable {
    package var wireName: WireName
    package var name: SwiftName
    package var defaultValue: String?
    /// The allowed values, if the spec lists them.
    package var values: [String]?
  }

  package var wireName: WireName
  package var name: SwiftName
  package var url: String
  package var variables: [Variable]
  package var hosts: [(name: String, url: String)]
  package var summary: String?
  package var place: Place

  package func url(host: String?) -> String { hosts.first { $0.name == host }?.url ?? url }
}
