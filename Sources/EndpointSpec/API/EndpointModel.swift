import EndpointJSON

/// An endpoint with the API's defaults applied.
package struct EndpointModel: Equatable, Sendable {
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

  /// A header with a constant value.
  package struct Header: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  /// The name in the spec: `Deck.draw`.
  package let id: String
  package var receiver: Receiver
  package let verb: SwiftName
  /// The HTTP method, such as `GET`.
  package let method: String
  package let path: [PathPart]
  /// The parameters of the endpoint, then of the defaults, then of the body.
  package var parameters: [ParameterModel]
  package var body: BodyModel?
  package var response: ResponseModel
  /// The failures of an endpoint with its own rules. Nil if those of the API apply.
  package var failures: FailureModel?
  package var pagination: PaginationModel?
  package let authentication: AuthenticationRequirement
  package let headers: [Header]
  package let policy: CallPolicy
  package let server: WireName?
  package let host: String?
  /// The complete former name: `Decks.pull` or `pull`.
  package let was: String?
  package let documentation: Documentation
  package let deprecation: Deprecation?
  package let examples: [ExampleModel]
  @Uncompared package var place: Place
}

package enum PathPart: Equatable, Sendable {
  case text(String)
  /// `{name}`, or `{+name}` if slashes are allowed.
  case parameter(WireName, keepsSlashes: Bool)
  /// A variable of the server.
  case variable(WireName)
}

/// An example that was checked against the types.
package struct ExampleModel: Equatable, Sendable {
  package struct Argument: Equatable, Sendable {
    package let name: String
    package let value: JSONValue
  }

  package var wireName: String
  package var name: SwiftName
  /// The arguments by wire name, including those of the receiver.
  package var arguments: [Argument]
  /// True if the spec contains arguments. Without them, the example matches any call of its endpoint.
  package var hasArguments: Bool
  package var status: Int
  /// The whole body. Nil if it is empty.
  package var response: JSONValue?
  @Uncompared package var place: Place
}
