import EndpointJSON

/// An endpoint with everything that the API's defaults add to it.
///
/// A class, since it has many parts and every list of endpoints holds some; none of them changes.
package final class EndpointModel: Sendable {
  package enum Receiver: Hashable, Sendable {
    /// A bare verb: the API's namespace.
    case api
    /// A type of this API: the function stands in an extension of it.
    case type(SwiftName)
    /// A namespace of its own.
    case namespace(SwiftName)

    /// The name of the type or the namespace; nil of the API itself.
    package var name: SwiftName? {
      switch self {
      case .api: nil
      case .type(let name), .namespace(let name): name
      }
    }
  }

  /// As in the spec: `Deck.draw`.
  package let id: String
  package let receiver: Receiver
  package let verb: SwiftName
  /// `GET`
  package let method: String
  package let path: [PathPart]
  /// The endpoint's own, the defaults', then the body's.
  package let parameters: [ParameterModel]
  package let body: BodyModel?
  package let response: ResponseModel
  /// What the endpoint can end in where it has rules of its own; nil where the API's are meant.
  package let failures: FailureModel?
  package let pagination: PaginationModel?
  package let authentication: AuthenticationRequirement
  package let headers: [(name: String, value: String)]
  package let cache: CachePolicy
  /// Nil: as the method says.
  package let isIdempotent: Bool?
  package let redirects: RedirectPolicy
  /// Seconds.
  package let timeout: Double?
  package let server: WireName?
  package let host: String?
  /// The whole former name, `Decks.pull` or `pull`.
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
    cache: CachePolicy,
    isIdempotent: Bool?,
    redirects: RedirectPolicy,
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

package enum CachePolicy: String, Sendable { case `default`, reload, only }

package enum RedirectPolicy: String, Sendable { case follow, `return` }

package enum PathPart: Equatable, Sendable {
  case text(String)
  /// `{name}` or, with `keepsSlashes`, `{+name}`.
  case parameter(WireName, keepsSlashes: Bool)
  /// A variable of the server.
  case variable(WireName)
}

/// An example, checked against the types.
package struct ExampleModel: Sendable {
  package var wireName: String
  package var name: SwiftName
  /// By wire name, the receiver's included.
  package var arguments: [(name: String, value: JSONValue)]
  /// Whether the spec gives arguments at all: without, the example answers any call of its endpoint.
  package var hasArguments: Bool
  package var status: Int
  /// The whole body; nil: an empty one.
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
