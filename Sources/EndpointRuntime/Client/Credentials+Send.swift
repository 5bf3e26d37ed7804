extension Credentials {
  /// A request with its credentials.
  private struct Authorized {
    var request: HTTPRequest
    /// The current token, its renewal, and the number of renewals before.
    var renewable: (token: String, renewal: TokenRenewal, count: Int)?
  }

  /// Sends a request with credentials. If the server refuses a renewable token, renews it and sends the request once
  /// more.
  func send(
    _ request: HTTPRequest,
    _ authentication: Authentication,
    _ schemes: [String: AuthenticationScheme],
    _ next: Next
  ) async throws -> HTTPResponse {
    let first = try await authorize(request, authentication, schemes)
    let response = try await Self.sent(first.request, next)
    guard response.status == 401, let (token, renewal, count) = first.renewable else {
      return response
    }
    try await renewal.renew(token, since: count)
    return try await Self.sent(authorize(request, authentication, schemes).request, next)
  }

  /// Sends a request. Errors mask the secrets of the request.
  private static func sent(_ request: HTTPRequest, _ next: Next) async throws -> HTTPResponse {
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

  /// Returns the schemes of the first alternative with complete credentials. Empty if the request needs none.
  ///
  /// Throws `InvalidRequest` if no alternative is complete. Calls no closure.
  @discardableResult
  func usableSchemes(
    for authentication: Authentication,
    _ schemes: [String: AuthenticationScheme]
  ) throws(InvalidRequest) -> [String] {
    let alternatives = authentication.alternatives
    let usable = alternatives.first { $0.allSatisfy { source(for: $0, schemes[$0]) != nil } }
    guard usable == nil, !alternatives.isEmpty else { return usable ?? [] }
    throw InvalidRequest(missing: authentication, schemes)
  }

  /// Adds the credentials of the usable schemes to the request. Throws the errors of the closures.
  private func authorize(
    _ request: HTTPRequest,
    _ authentication: Authentication,
    _ schemes: [String: AuthenticationScheme]
  ) async throws -> Authorized {
    var authorized = Authorized(request: request)
    for name in try usableSchemes(for: authentication, schemes) {
      guard let scheme = schemes[name], let source = source(for: name, scheme) else { continue }
      let count = source.renewal?.count ?? 0
      let secret = try await source.fetch()
      try scheme.place(secret, in: &authorized.request)
      if let renewal = source.renewal { authorized.renewable = (secret, renewal, count) }
    }
    try HeaderRules.check(authorized.request.headers)
    return authorized
  }
}
