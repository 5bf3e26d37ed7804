import EndpointRuntime
import Foundation
import TestServer
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
    // A machine with other things to do may not begin within the first of them.
    for timeout in [0.05, 2, 40] where seen.all.isEmpty {
      _ = await client.result(Self.request(timeout: timeout))
    }
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

  /// A transport that does not listen to cancellation, and holds up who cancels it.
  struct Stubborn: Transport {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      await withTaskCancellationHandler {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      } onCancel: {
        Thread.sleep(forTimeInterval: 40)
      }
      return .status(200)
    }
  }

  /// In processes of their own, where it holds up no other cleanup.
  @Test func callersAreFreeBeforeTheTransportCleansUp() async {
    await #expect(processExitsWith: .success) {
      let client = Client<DeckOfCards>(.production, transport: Stubborn())
      let start = ContinuousClock.now
      guard
        case .failure(.transport(let error)) = await client.result(
          DeadlineTests.request(timeout: 1)
        )
      else { return #expect(Bool(false), "a transport that never answers has answered") }
      #expect(error.kind == .timedOut)
      #expect(ContinuousClock.now - start < .seconds(20))
    }
    await #expect(processExitsWith: .success) {
      let client = Client<DeckOfCards>(.production, transport: Stubborn())
      let start = ContinuousClock.now
      let task = Task { await client.result(DeadlineTests.request(timeout: 100)) }
      try await Task.sleep(for: .milliseconds(500))
      task.cancel()
      guard case .failure(.cancelled) = await task.value else {
        return #expect(Bool(false), "not cancelled")
      }
      #expect(ContinuousClock.now - start < .seconds(20))
    }
  }

  /// Each in a process of its own, all of whose sessions Foundation's handling of that body holds up on Linux.
  @Test func aRedirectWithoutEndHoldsNobodyUp() async {
    await #expect(processExitsWith: .success) {
      try await DeadlineTests.redirectsWithoutEnd { client, _ in
        guard
          case .failure(.transport(let error)) = await client.result(
            DeadlineTests.request(timeout: 2)
          )
        else { return #expect(Bool(false), "the response has no end") }
        #expect(error.kind == .timedOut)
      }
    }
    await #expect(processExitsWith: .success) {
      try await DeadlineTests.redirectsWithoutEnd { client, server in
        let task = Task { await client.result(DeadlineTests.request(timeout: 100)) }
        #expect(await server.becomes { $0.sentBytes > 20_000_000 })
        task.cancel()
        guard case .failure(.cancelled) = await task.value else {
          return #expect(Bool(false), "the response has no end")
        }
      }
    }
  }

  private static func redirectsWithoutEnd(
    _ call: (Client<DeckOfCards>, TestServer) async throws -> Void
  ) async throws {
    let piece = [UInt8](repeating: 7, count: 65_536)
    let server = try TestServer { _ in
      .repeated(piece, times: 20_000, status: 302, headers: ["Location": "/there"])
    }
    let start = ContinuousClock.now
    try await call(Client<DeckOfCards>(.custom(server.url), retry: .none), server)
    #expect(ContinuousClock.now - start < .seconds(45))
  }
}
