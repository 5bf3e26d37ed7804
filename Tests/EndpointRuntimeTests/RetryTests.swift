import EndpointTesting
import Foundation
import Testing

@_spi(Generated) @testable import EndpointRuntime

@Suite("Retries")
struct RetryTests {
  /// A clock that does not wait: `sleep` advances its time and records the duration.
  final class QuickClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
      var offset: Duration
      func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
      func duration(to other: Instant) -> Duration { other.offset - offset }
      static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let lock = NSLock()
    private var time = Duration.zero
    private var slept: [Duration] = []

    var now: Instant { lock.withLock { Instant(offset: time) } }
    var minimumResolution: Duration { .nanoseconds(1) }
    var sleeps: [Duration] { lock.withLock { slept } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      try Task.checkCancellation()
      lock.withLock {
        slept.append(deadline.offset - time)
        time = max(time, deadline.offset)
      }
    }

    func advance(by duration: Duration) { lock.withLock { time += duration } }
  }

  let clock = QuickClock()

  /// Responds with the results in order, then repeats the last one.
  static func stub(_ results: [Result<HTTPResponse, any Error>]) -> StubTransport {
    let calls = Calls()
    return StubTransport { _ in try results[min(calls.next(), results.count - 1)].get() }
  }

  /// Counts from 0.
  final class Calls: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var count: Int { lock.withLock { number } }

    func next() -> Int {
      lock.withLock {
        defer { number += 1 }
        return number
      }
    }
  }

  func client(_ stub: StubTransport, _ policy: RetryPolicy = .standard) -> Client<DeckOfCards> {
    Client(.production, transport: stub, retry: policy, clock: clock)
  }

  static let get = DeckOfCards.Request<Void>(.get, "/", endpoint: "get")

  static func request(
    _ method: HTTPMethod,
    isIdempotent: Bool? = nil,
    timeout: Double? = nil
  ) -> DeckOfCards.Request<Void> {
    .init(method, "/", policy: .init(timeout: timeout, isIdempotent: isIdempotent))
  }

  @Test(arguments: [408, 429, 500, 502, 503, 599]) func retriesTransientStatuses(status: Int)
    async throws
  {
    let stub = Self.stub([.success(.status(status)), .success(.status(200))])
    try await client(stub).send(Self.get)
    #expect(stub.requests.count == 2)
    #expect(clock.sleeps.count == 1)
  }

  @Test(arguments: [URLError.Code.cannotConnectToHost, .networkConnectionLost])
  func retriesFailedConnections(code: URLError.Code) async throws {
    let stub = Self.stub([.failure(URLError(code)), .success(.status(200))])
    try await client(stub).send(Self.get)
    #expect(stub.requests.count == 2)
  }

  @Test func stopsAfterTwoRetries() async {
    let stub = Self.stub([.success(.status(503))])
    guard case .failure(.service(.unavailable, _)) = await client(stub).result(Self.get) else {
      Issue.record("the last response is a 503")
      return
    }
    #expect(stub.requests.count == 3)
  }

  @Test func doesNotRetryPermanentFailuresOrWithoutPolicy() async throws {
    for result: Result<HTTPResponse, any Error> in [
      .success(.status(404)), .success(.status(400)), .failure(URLError(.timedOut)),
      .failure(URLError(.serverCertificateUntrusted)), .failure(CancellationError()),
      .failure(URLError(.cancelled)),
    ] {
      let stub = Self.stub([result])
      _ = await client(stub).result(Self.get)
      #expect(stub.requests.count == 1, "\(result)")
    }
    let stub = Self.stub([.success(.status(503))])
    _ = await client(stub, .none).result(Self.get)
    #expect(stub.requests.count == 1)
  }

  @Test func retriesOnlyIdempotentRequests() async {
    let counts: [(DeckOfCards.Request<Void>, Int)] = [
      (Self.request(.post), 1), (Self.request(.patch), 1), (Self.request(.put), 3),
      (Self.request(.delete), 3), (Self.request(.post, isIdempotent: true), 3),
      (Self.request(.get, isIdempotent: false), 1),
    ]
    for (request, count) in counts {
      let stub = Self.stub([.success(.status(500))])
      _ = await client(stub).result(request)
      #expect(stub.requests.count == count, "\(request)")
    }
  }

  @Test func retriesAnyMethodAfterRefusalStatus() async throws {
    let stub = Self.stub([.success(.status(429)), .success(.status(200))])
    try await client(stub, RetryPolicy(refusals: [429])).send(Self.request(.post))
    #expect(stub.requests.count == 2)
  }

  @Test(arguments: [
    Result<HTTPResponse, any Error>.success(.status(503)),
    .failure(URLError(.networkConnectionLost)),
  ])
  func doesNotRetryPostThatMayHaveTakenEffect(outcome: Result<HTTPResponse, any Error>) async {
    let stub = Self.stub([outcome])
    _ = try? await client(stub, RetryPolicy(refusals: [429])).send(Self.request(.post))
    #expect(stub.requests.count == 1)
  }

  @Test func reusesIdempotencyKeyOnRetry() async throws {
    let stub = Self.stub([.success(.status(500)), .success(.status(200))])
    let client = client(stub, RetryPolicy(idempotencyKey: "Idempotency-Key"))
    try await client.send(Self.request(.post))
    try await client.send(Self.request(.post))
    try await client.send(Self.get)
    let keys = stub.requests.map { $0.headers["Idempotency-Key"] }
    #expect(keys.count == 4)
    #expect(keys[0] != nil && keys[0] == keys[1])
    #expect(keys[2] != nil && keys[2] != keys[0])
    #expect(keys[3] == nil)
  }

  @Test func backsOffExponentiallyUpToLimit() async {
    let policy = RetryPolicy(retries: 8, firstDelay: 1, longestDelay: 10)
    _ = await client(Self.stub([.success(.status(500))]), policy).result(Self.get)
    let longest = [1.0, 2, 4, 8, 10, 10, 10, 10]
    #expect(clock.sleeps.count == longest.count)
    for (sleep, longest) in zip(clock.sleeps, longest) {
      #expect(sleep >= .zero && sleep <= .seconds(longest))
    }
    #expect(Set(clock.sleeps).count > 1)
  }

  static let waits: [(HTTPHeaders, Double)] = [
    (["Retry-After": "7"], 7), (["Retry-After": "0"], 0),
    (
      [
        "Date": "Sat, 21 Nov 2026 10:00:00 GMT",
        "Retry-After": "Sat, 21 Nov 2026 10:00:12 GMT",
      ], 12
    ),
    (["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"], 0),
  ]

  @Test(arguments: waits) func honorsRetryAfter(
    headers: HTTPHeaders,
    seconds: Double
  ) async throws {
    let later = HTTPResponse(status: 429, headers: headers)
    let stub = Self.stub([.success(later), .success(.status(200))])
    try await client(stub).send(Self.get)
    #expect(clock.sleeps == [.seconds(seconds)])
  }

  @Test func doesNotRetryIfWaitExceedsDeadline() async {
    let later = HTTPResponse(status: 503, headers: ["Retry-After": "120"])
    let stub = Self.stub([.success(later)])
    let request = Self.request(.get, timeout: 60)
    guard case .failure(.service(.unavailable, _)) = await client(stub).result(request) else {
      Issue.record("the 503 is the result of the call")
      return
    }
    #expect(stub.requests.count == 1)
    #expect(clock.sleeps.isEmpty)
  }

  @Test func deadlineIncludesTimeOfAttempts() async {
    let clock = clock
    let stub = StubTransport { _ in
      clock.advance(by: .seconds(800))
      return HTTPResponse(status: 503, headers: ["Retry-After": "100"])
    }
    _ = await client(stub).result(Self.request(.get, timeout: 1000))
    #expect(stub.requests.count == 2)
  }

  /// The timeout of an upload limits each silence, not the whole transfer.
  @Test func retriesUploadLongerThanTimeout() async throws {
    let (clock, calls) = (clock, Calls())
    let stub = StubTransport { _ in
      clock.advance(by: .seconds(800))
      return .status(calls.next() == 0 ? 503 : 200)
    }
    try await client(stub).upload(Self.request(.put, timeout: 60)) { _ in }
    #expect(stub.requests.count == 2)
  }

  @Test func stopsIfTaskIsCancelledWhileWaiting() async throws {
    let stub = Self.stub([.success(.status(503))])
    let client = Client<DeckOfCards>(
      .production,
      transport: stub,
      retry: RetryPolicy(firstDelay: 1e8, longestDelay: 1e8)
    )
    var request = Self.get
    request.policy.timeout = 1e9
    let task = Task { [request] in await client.result(request) }
    while stub.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    guard case .failure(.cancelled) = await task.value else {
      Issue.record("the task was cancelled")
      return
    }
    #expect(stub.requests.count == 1)
  }

  @Test func retryBudgetLimitsRetriesDuringOutage() async {
    let stub = Self.stub([.success(.status(503))])
    let client = client(stub)
    for _ in 0..<500 { _ = await client.result(Self.get) }
    #expect(stub.requests.count > 500)
    #expect(stub.requests.count <= 500 + 10 + 100)
  }

  @Test func waitsForBackoffOfResponse() async throws {
    let stub = StubTransport { _ in .json(200, #"{"backoff": 30}"#) }
    let client = Client<Slow>(
      .custom(try #require(URL(string: "https://x.org"))),
      transport: stub,
      clock: clock
    )
    try await client.send(Slow.Request<Void>(.get, "/"))
    #expect(clock.sleeps.isEmpty)
    clock.advance(by: .seconds(10))
    let copy = client
    try await copy.send(Slow.Request<Void>(.get, "/"))
    #expect(clock.sleeps == [.seconds(20)])
  }

  @Test func ignoresInvalidBackoff() async throws {
    for body in ["", "{}", "[", #"{"backoff": null}"#, #"{"backoff": -1}"#, #"{"backoff": "x"}"#] {
      let stub = StubTransport { _ in .json(200, body) }
      let url = try #require(URL(string: "https://x.org"))
      let client = Client<Slow>(.custom(url), transport: stub, clock: clock)
      try await client.send(Slow.Request<Void>(.get, "/"))
      try await client.send(Slow.Request<Void>(.get, "/"))
    }
    #expect(clock.sleeps.isEmpty)
  }

  /// An API whose responses contain a wait in `backoff`.
  enum Slow: API {
    typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
    enum Failure: ServiceFailure {
      typealias Service = Slow
      static let rules: [FailureRule<Self>] = []
    }
    static let throttle: JSONPath? = "backoff"
  }

  @Test func preservesIdempotencyKeyOfCaller() async throws {
    let stub = Self.stub([.success(.status(500)), .success(.status(200))])
    var request = Self.request(.post)
    request.headers = ["idempotency-key": "mine"]
    try await client(stub, RetryPolicy(idempotencyKey: "Idempotency-Key")).send(request)
    #expect(stub.requests.map { $0.headers.values(of: "Idempotency-Key") } == [["mine"], ["mine"]])
  }

  @Test func budgetAllowsTenRetriesAndOnePerFiveRequests() {
    let budget = RetryBudget()
    for _ in 0..<1000 { budget.earn() }
    for _ in 0..<10 { #expect(budget.spend()) }
    #expect(!budget.spend())
    for _ in 0..<4 { budget.earn() }
    #expect(!budget.spend())
    budget.earn()
    #expect(budget.spend())
    #expect(!budget.spend())
  }

  @Test func requestsEarnRetries() async {
    let stub = Self.stub([.success(.status(503))])
    let client = client(stub)
    for _ in 0..<500 { _ = await client.result(Self.get) }
    #expect(stub.requests.count > 500 + 100)
  }

  @Test func waitsForLongestBackoff() async throws {
    let clock = clock
    let throttle = try #require(Throttle("backoff", RequestClock(clock), longestWait: 100))
    for seconds in [30, 5, 20] { throttle.note(.json(200, #"{"backoff": \#(seconds)}"#)) }
    try await throttle.wait()
    #expect(clock.sleeps == [.seconds(30)])
    try await throttle.wait()
    #expect(clock.sleeps.count == 1)
  }
}
