/// An API. A generated namespace conforms to it and connects its requests, servers and failures.
///
/// A client of one API sends only requests of that API, so that one API's credentials never reach another's
/// server.
public protocol API: Sendable {
  /// The failures that the API declares.
  associatedtype Failure: ServiceFailure where Failure.Service == Self

  /// The version of the API, such as `"1.0.0"`. Empty if the spec has none.
  static var version: String { get }

  /// The authentication schemes by their names in the spec.
  static var authentication: [String: AuthenticationScheme] { get }

  /// The policy of requests without one.
  static var policy: RequestPolicy { get }

  /// The JSON keys whose values are secret somewhere in the API.
  ///
  /// Responses are masked by the types that decode them. These keys are masked where no type decodes the body.
  static var secretFields: Set<String> { get }

  /// The path in responses of the number of seconds to wait before the next call.
  static var throttle: JSONPath? { get }

  /// The servers that endpoints select by name, independent of the client's server.
  static var servers: [String: Server<Self>] { get }
}

extension API {
  /// Empty by default.
  public static var version: String { "" }
  /// None by default.
  public static var authentication: [String: AuthenticationScheme] { [:] }
  /// No authentication and a timeout of 60 seconds by default.
  public static var policy: RequestPolicy { RequestPolicy() }
  /// None by default.
  public static var secretFields: Set<String> { [] }
  /// None by default.
  public static var throttle: JSONPath? { nil }
  /// None by default.
  public static var servers: [String: Server<Self>] { [:] }
}
