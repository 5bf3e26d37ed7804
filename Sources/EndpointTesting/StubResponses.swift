import EndpointRuntime

/// The rules and examples of a stub, and how often each rule was used.
struct StubResponses: Sendable {
  let rules: [StubRule]
  let examples: [Example]
  let matching: StubTransport.Matching
  let clock: RequestClock
  private let uses = Locked<[Int: Int]>([:])

  /// The response of the first rule that matches and is not used up. Otherwise that of an example.
  func response(to request: HTTPRequest) async throws -> HTTPResponse {
    for (index, rule) in rules.enumerated() where rule.fits(request) && use(index) {
      if rule.delay > .zero { try await clock.sleep(rule.delay) }
      if let response = rule.outcome.response { return try await response(request) }
    }
    guard let example = example(of: request) else {
      throw StubTransport.NotStubbed(request, rules.map(\.stub) + examples.map(\.stub))
    }
    return example.response.asLast(to: request)
  }

  /// Counts a use of a rule. Returns false if the rule is used up.
  private func use(_ index: Int) -> Bool {
    uses.update { uses in
      guard uses[index, default: 0] < rules[index].times else { return false }
      uses[index, default: 0] += 1
      return true
    }
  }

  private func example(of request: HTTPRequest) -> Example? {
    examples.first { $0.endpoint == request.endpoint && $0.isOf(request) }
      ?? examples.first { $0.isOf(request) }
      ?? examples.first { $0.endpoint == request.endpoint && $0.isOfAny }
      ?? examples.first { matching == .endpoint && $0.endpoint == request.endpoint }
  }
}

extension HTTPResponse {
  /// Returns status 204 if the request reconnects to a stream of events, which ends the reconnections. Otherwise
  /// returns this response.
  func asLast(to request: HTTPRequest) -> HTTPResponse {
    request.headers["Last-Event-ID"] == nil ? self : .status(204)
  }
}
