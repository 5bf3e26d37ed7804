/// One call of a client: each attempt gets its number and its credentials.
final class Call: @unchecked Sendable {
  private let credentials: Credentials
  private let authentication: Authentication
  private let schemes: [String: AuthenticationScheme]
  private let throttle: Throttle?
  private let next: Next
  /// The number of sent requests. Attempts run one after the other.
  private var attempts = 0

  /// Throws `InvalidRequest` if credentials are missing, before the call waits or reaches a middleware.
  init(
    _ credentials: Credentials,
    _ authentication: Authentication,
    _ schemes: [String: AuthenticationScheme],
    _ throttle: Throttle?,
    _ next: Next
  ) throws(InvalidRequest) {
    self.credentials = credentials
    self.authentication = authentication
    self.schemes = schemes
    self.throttle = throttle
    self.next = next
    try credentials.usableSchemes(for: authentication, schemes)
  }

  /// Sends a request with credentials. If the server refuses a renewable token, renews it and sends the request once
  /// more.
  func attempt(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await throttle?.wait()
    let (first, renewable) = try await authorized(request)
    var response = try await send(first)
    if response.status == 401, let renewable {
      try await renewable.renewal.renew(renewable.token, since: renewable.count)
      response = try await send(authorized(request).request)
    }
    if !request.isStreamed { throttle?.note(response) }
    return response
  }

  /// The request with credentials, which nothing sends.
  func prepared(_ request: HTTPRequest) async throws -> HTTPRequest {
    try await authorized(request).request
  }

  /// Sends a request. Errors mask the secrets of the request.
  private func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    do {
      var response = try await next(request)
      response.stream = response.stream.map { stream in
        ByteStream {
          do { return try await stream.next() } catch { throw MaskedError(error, request) }
        }
      }
      return response
    } catch {
      throw MaskedError(error, request)
    }
  }

  /// The current token, its renewal, and the number of renewals before.
  private typealias Renewable = (token: String, renewal: TokenRenewal, count: Int)

  /// The next attempt: the request with the credentials of the usable schemes. Throws the errors of the closures.
  private func authorized(
    _ request: HTTPRequest
  ) async throws -> (request: HTTPRequest, renewable: Renewable?) {
    var request = request
    var renewable: Renewable?
    attempts += 1
    request.attempt = attempts
    for name in try credentials.usableSchemes(for: authentication, schemes) {
      guard let scheme = schemes[name], let source = credentials.source(for: name, scheme) else {
        continue
      }
      let count = source.renewal?.count ?? 0
      let secret = try await source.fetch()
      try scheme.place(secret, in: &request)
      if let renewal = source.renewal { renewable = (secret, renewal, count) }
    }
    try HeaderRules.check(request.headers)
    return (request, renewable)
  }
}

extension Credentials {
  /// Returns the schemes of the first alternative with complete credentials. Empty if the request needs none.
  ///
  /// Throws `InvalidRequest` if no alternative is complete. Calls no closure.
  @discardableResult
  fileprivate func usableSchemes(
    for authentication: Authentication,
    _ schemes: [String: AuthenticationScheme]
  ) throws(InvalidRequest) -> [String] {
    let alternatives = authentication.alternatives
    let usable = alternatives.first { $0.allSatisfy { source(for: $0, schemes[$0]) != nil } }
    guard usable == nil, !alternatives.isEmpty, !isAnonymous else { return usable ?? [] }
    throw InvalidRequest(missing: authentication, schemes)
  }
}
