/// How a client sends a request.
public struct RequestPolicy: Hashable, Sendable {
  /// The required authentication.
  public var authentication: Authentication
  /// The maximum duration of the call in seconds, from its start to the last byte of the response.
  public var timeout: Double
  /// How the request uses cached responses.
  public var cache: CachePolicy
  /// True if the request may be retried after a failure. `nil` uses the default of the method.
  public var isIdempotent: Bool?
  /// How the request handles redirects.
  public var redirects: RedirectPolicy
  /// The name of the server in the spec, if it differs from that of the client.
  public var server: String?
  /// The name of the host within the server, if it differs from the server's URL.
  public var host: String?

  /// Creates a policy that only requires authentication.
  @_spi(Generated) @inline(never)
  public init(authentication: Authentication) {
    self.init(authentication: authentication, timeout: nil)
  }

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - authentication: The required authentication.
  ///   - timeout: The maximum duration of the call in seconds. `nil` is 60.
  ///   - cache: How the request uses cached responses.
  ///   - isIdempotent: True if the request may be retried after a failure. `nil` uses the default of the method.
  ///   - redirects: How the request handles redirects.
  ///   - server: The name of the server in the spec, if it differs from that of the client.
  ///   - host: The name of the host within the server, if it differs from the server's URL.
  public init(
    authentication: Authentication = .none,
    timeout: Double? = nil,
    cache: CachePolicy = .default,
    isIdempotent: Bool? = nil,
    redirects: RedirectPolicy = .follow,
    server: String? = nil,
    host: String? = nil
  ) {
    self.authentication = authentication
    self.timeout = timeout ?? 60
    self.cache = cache
    self.isIdempotent = isIdempotent
    self.redirects = redirects
    self.server = server
    self.host = host
  }
}
