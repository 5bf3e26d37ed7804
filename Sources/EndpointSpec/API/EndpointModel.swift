import EndpointJSON

/// An endpoint with the API's defaults applied.
///
/// It is an immutable class because it is large and many lists share it.
package final class EndpointModel: Sendable {
  package enum Receiver: Hashable, Sendable {
    /// The API's namespace, for an endpoint without a receiver.
    case api
    /// A type of this API. The function is in an extension of it.
    case type(SwiftName)
    /// A namespace of endpoints.
    case namespace(SwiftName)

    /// The name of the type or the namespace. Nil for the API itself.
    package var name: SwiftName? {
      switch self {
      case .api: nil
      case .type(let name), .namespace(let name): name
      }
    }
  }

  /// The name in the spec: `Deck.draw`.
  package let id: String
  package let receiver: Receiver
  package let verb: SwiftName
  /// The HTTP method, such as `GET`.
  package let method: String
  package let path: [PathPart]
  /// The parameters of the endpoint, then of the defaults, then of the body.
  package let parameters: [ParameterModel]
  package let body: BodyModel?
  package let response: ResponseModel
  /// The failures of an endpoint with its own rules. Nil if those of the API apply.
  package let failures: FailureModel?
  package let pagination: PaginationModel?
  package let authentication: AuthenticationRequirement
  package let headers: [(name: String, value: String)]
  package let cache: CachePolicyModel
  /// Nil to use the default of the method.
  package let isIdempotent: Bool?
  package let redirects: RedirectPolicyModel
  /// In seconds.
  package let timeout: Double?
  package let server: WireName?
  package let host: String?
  /// The complete former name: `Decks.pull` or `pull`.
  package let was: String?
  package let documentation: Documentation
  package let deprecation: Deprecation?
  package let examples: [ExampleModel]
  package let place: Place

  package init(
    id: String,
    receiver: Receiver,
    verb: SwiftName,
    method: String,
    path: [PathPart],
    parameters: [ParameterModel],
    body: BodyModel?,
    response: ResponseModel,
    failures: FailureModel?,
    pagination: PaginationModel?,
    authentication: AuthenticationRequirement,
    headers: [(name: String, value: String)],
    cache: CachePolicyModel,
    isIdempotent: Bool?,
    redirects: RedirectPolicyModel,
    timeout: Double?,
    server: WireName?,
    host: String?,
    was: String?,
    documentation: Documentation,
    deprecation: Deprecation?,
    examples: [ExampleModel],
    place: Place
  ) {
    self.id = id
    self.receiver = receiver
    self.verb = verb
    self.method = method
    self.path = path
    self.parameters = parameters
    self.body = body
    self.response = response
    self.failures = failures
    self.pagination = pagination
    self.authentication = authentication
    self.headers = headers
    self.cache = cache
    self.isIdempotent = isIdempotent
    self.redirects = redirects
    self.timeout = timeout
    self.server = server
    self.host = host
    self.was = was
    self.documentation = documentation
    self.deprecation = deprecation
    self.examples = examples
    self.place = place
  }
}

package enum CachePolicyModel: String, Sendable { case `default`, reload, only }

package enum RedirectPolicyModel: String, Sendable { case follow, `return` }

package enum PathPart: Equatable, Sendable {
  case text(String)
  /// `{name}`, or `{+name}` if slashes are allowed.
  case parameter(WireName, keepsSlashes: Bool)
  /// A variable of the server.
  case variable(WireName)
}

/// An example that was checked against the types.
package struct ExampleModel: Sendable {
  package var wireName: String
  package var name: SwiftName
  /// The arguments by wire name, including those of the receiver.
  package var arguments: [(name: String, value: JSONValue)]
  /// True if the spec contains arguments. Without them, the example matches any call of its endpoint.
  package var hasArguments: Bool
  package var status: Int
  /// The whole body. Nil if it is empty.
  package var response: JSONValue?
  package var place: Place

  package init(
    wireName: String,
    name: SwiftName,
    arguments: [(name: String, value: JSONValue)],
    hasArguments: Bool,
    status: Int,
    response: JSONValue?,
    place: Place
  ) {
    self.wireName = wireName
    self.name = name
    self.arguments = arguments
    self.hasArguments = hasArguments
    self.status = status
    self.response = response
    self.place = place
  }
}
