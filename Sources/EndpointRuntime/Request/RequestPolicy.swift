/// How a request is sent: what it asks of the client beside its content.
public struct RequestPolicy: Hashable, Sendable {
  /// Who must be known to the server.
  public var authentication: Authentication
  /// How many seconds the call may take, from its start to the last byte of the response; fractions count.
  public var timeout: Double
  public var cache: CachePolicy
  /// True if the request may be sent again after a failure; `nil` leaves it to the method.
  public var isIdempotent: Bool?
  public var redirects: RedirectPolicy
  /// The server of the spec that the endpoint lives on, if that is not the client's.
  public var server: String?
  /// The host of the server that the endpoint lives on, if that is not the server's URL.
  public var host: String?

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
