import EndpointRuntime
import Foundation
import Testing

@Suite("Deadlines and cancellation", .timeLimit(.minutes(3)))
struct DeadlineTests {
  /// A transport that never answers and does not listen to cancellation.
  struct Deaf: Transport {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return .status(200)
    }
  }

  /// A transport that never answers and remembers whether it was cancelled.
  struct Hanging: Transport {
    let seen: Seen

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      seen.add("sent")
      do {
        try await Task.sleep(nanoseconds: 60_000_000_000)
      } catch {
        seen.add("cancelled")
        throw error
      }
      return .status(200)
    }
  }

  static func request(timeout: Double) -> DeckOfCards.Request<Void> {
    .init(.get, "/", policy: .init(timeout: timeout))
  }

  @Test(arguments: [0, 0.05, 0.3])
  func aDeadlineHoldsBelowASecond(seconds: Double) async {
    let client = Client<DeckOfCards>(.production, transport: Deaf())
    let start = ContinuousClock.now
    guard case .failure(.transport(let error)) = await client.result(Self.request(timeout: seconds))
    else {
      Issue.record("a transport that never answers has answered")
      return
    }
    #expect(error.kind == .timedOut)
    let taken = ContinuousClock.now - start
    #expect(taken >= .seconds(seconds))
    #expect(taken < .seconds(seconds + 40))
  }

  @Test func deadlinesPassInTheirOwnOrder() async {
    let client = Client<DeckOfCards>(.production, transport: Deaf())
    let passed = Seen()
    let seconds = [60, 0.4, 0.1, 0.25, 1e9, 0]
    let tasks = seconds.map { seconds in
      Task {
        guard case .failure(.transport) = await client.result(Self.request(timeout: seconds)) else {
          return
        }
        passed.add("\(seconds)")
      }
    }
    await becomes { passed.all == ["0.0", "0.1", "0.25", "0.4"] }
    for task in tasks { task.cancel() }
  }

  @Test func theDeadlineCancelsTheTransport() async {
    let seen = Seen()
    let client = Client<DeckOfCards>(.production, transport: Hanging(seen: seen))
    _ = await client.result(Self.request(timeout: 0.05))
    await becomes { seen.all == ["sent", "cancelled"] }
  }

  @Test func fetchingCredentialsCounts() async {
    let client = Client<DeckOfCards>(
      .production,
      credentials: .bearer {
        try await Task.sleep(nanoseconds: 60_000_000_000)
        return ""
      },
      transport: Deaf()
    )
    let request = DeckOfCards.Request<Void>(
      .get,
      "/",
      policy: .init(authentication: .required("token"), timeout: 0.05)
    )
    guard case .failure(.transport(let error)) = await client.result(request) else {
      Issue.record("the deadline did not hold")
      return
    }
    #expect(error.kind == .timedOut)
  }

  @Test func aCancelledTaskIsCancelledWhateverTheTransportDoes() async {
    let seen = Seen()
    let client = Client<DeckOfCards>(
      .production,
      transport: Deaf(),
      middleware: [],
      onError: { error, _ in if case DeckOfCards.ClientError.cancelled = error { seen.add("told") }
      }
    )
    let task = Task { await client.result(Self.request(timeout: 60)) }
    task.cancel()
    guard case .failure(.cancelled) = await task.value else {
      Issue.record("not cancelled")
      return
    }
    #expect(seen.all == ["told"])
  }

  @Test func cancellationReachesTheTransport() async {
    let seen = Seen()
    let client = Client<DeckOfCards>(.production, transport: Hanging(seen: seen))
    let ended = Seen()
    let task = client.send(Self.request(timeout: 60)) { result in
      if case .failure(.cancelled) = result { ended.add("cancelled") }
    }
    await becomes { seen.all == ["sent"] }
    task.cancel()
    await becomes { ended.all == ["cancelled"] && seen.all == ["sent", "cancelled"] }
  }

  @Test func cancellationThrownByATransportIsNoTransportFailure() async {
    for error: any Error in [CancellationError(), URLError(.cancelled)] {
      let client = Client<DeckOfCards>(.production, transport: StubTransport(failing: error))
      guard case .failure(.cancelled) = await client.result(Deck.shuffle()) else {
        Issue.record("\(error) is a cancellation")
        return
      }
    }
  }

  @Test func hundredsOfCallsAtOnceEachGetTheirOwnAnswer() async throws {
    let client = Client<DeckOfCards>(
      .production,
      transport: StubTransport { request in
        await Task.yield()
        return .json(200, request.url.lastPathComponent)
      }
    )
    try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for number in 0..<500 {
        let request = DeckOfCards.Request<Int>(.get, "/\(segment: number)")
        group.addTask { (number, try await client.send(request)) }
      }
      for try await (number, answer) in group { #expect(number == answer) }
    }
  }

  /// Waits until something holds, or fails after ten seconds.
  private func becomes(
    _ condition: () -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for _ in 0..<1000 where !condition() { try? await Task.sleep(nanoseconds: 10_000_000) }
    #expect(condition(), sourceLocation: sourceLocation)
  }
}
