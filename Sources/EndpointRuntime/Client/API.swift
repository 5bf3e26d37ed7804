/// An API: the namespace that a spec generates, and what binds its requests, servers and failures together.
///
/// A client of one API sends only requests of that API, so that one API's credentials never reach another's
/// server.
public protocol API: Sendable {
  /// What the API declares that can go wrong.
  associatedtype Failure: ServiceFailure where Failure.Service == Self

  /// The version of the API's contract, `"1.0.0"`; empty if the spec has none.
  static var version: String { get }

  /// The ways in which the API knows who calls, by their names in the spec.
  static var authentication: [String: AuthenticationScheme] { get }

  /// What requests ask of the client that say nothing else.
  static var policy: RequestPolicy { get }

  /// The keys in JSON whose values are secret somewhere in the API.
  ///
  /// A response is masked by the types that read it. These keys are masked where no type does.
  static var secretFields: Set<String> { get }

  /// Where a response says how many seconds to wait before the next call.
  static var throttle: JSONPath? { get }

  /// The servers that endpoints name as theirs, whichever server the client has.
  static var servers: [String: Server<Self>] { get }
}

extension API {
  public static var version: String { "" }
  public static var authentication: [String: AuthenticationScheme] { [:] }
  public static var policy: RequestPolicy { RequestPolicy() }
  public static var secretFields: Set<String> { [] }
  public static var throttle: JSONPath? { nil }
  public static var servers: [String: Server<Self>] { [:] }
}
