import Foundation

/// The rules of a stub and the examples behind them, with how often each rule was used.
final class StubAnswers: @unchecked Sendable {
  private let rules: [StubRule]
  private let examples: [Example]
  private let matching: StubTransport.Matching
  private let clock: RequestClock
  private let lock = NSLock()
  private var uses: [Int: Int] = [:]

  init(
    _ rules: [StubRule],
    _ examples: [Example],
    _ matching: StubTransport.Matching,
    _ clock: RequestClock
  ) {
    self.rules = rules
    self.examples = examples
    self.matching = matching
    self.clock = clock
  }

  /// What the first rule answers that fits and is not used up, else the example.
  func response(to request: HTTPRequest) async throws -> HTTPResponse {
    for (index, rule) in rules.enumerated() where rule.fits(request) && use(index) {
      if rule.delay > .zero { try await clock.sleep(rule.delay) }
      if let response = rule.answer.response { return try await response(request) }
    }
    guard let example = example(of: request) else {
      throw StubTransport.NotStubbed(request, rules.map(\.stub) + examples.map(\.stub))
    }
    return example.response.asLast(to: request)
  }

  /// True if a rule answers one more request; it is counted then.
  private func use(_ index: Int) -> Bool {
    lock.withLock {
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
  /// The answer where a stub has no other behind this one: a stream of events that has ended is opened again, unless the server
  /// says that there is no more.
  func asLast(to request: HTTPRequest) -> HTTPResponse {
    request.headers["Last-Event-ID"] == nil ? self : .status(204)
  }
}
