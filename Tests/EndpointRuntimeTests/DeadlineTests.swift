import EndpointRuntime
import EndpointTesting
import Foundation
import TestServer
import TestTraits
import Testing

@Suite("Deadlines and cancellation", .network, .timeLimit(.minutes(15)))
struct DeadlineTests {
  /// A transport that never responds and ignores cancellation.
  struct Deaf: Transport {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return .status(200)
    }
  }

  /// A transport that does not respond and records its cancellation.
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
  func timesOutAfterDeadlineBelowOneSecond(seconds: Double) async {
    let client = Client<DeckOfCards>(.production, transport: Deaf())
    let start = ContinuousClock.now
    guard case .failure(.transport(let error)) = await client.result(Self.request(timeout: seconds))
    else {
      Issue.record("expected a timeout")
      return
    }
    #expect(error.kind == .timedOut)
    let taken = ContinuousClock.now - start
    #expect(taken >= .seconds(seconds))
    #expect(taken < .seconds(seconds + 120))
  }

  @Test func deadlinesExpireInOrder() async {
    let client = Client<DeckOfCards>(.production, transport: Deaf())
    let expired = Seen()
    let seconds = [60, 0.4, 0.1, 0.25, 1e9, 0]
    let tasks = seconds.map { seconds in
      Task {
        guard case .failure(.transport) = await client.result(Self.request(timeout: seconds)) else {
          return
        }
        expired.add("\(seconds)")
      }
    }
    await becomes { expired.all == ["0.0", "0.1", "0.25", "0.4"] }
    for task in tasks { task.cancel() }
  }

  @Test func deadlineCancelsTransport() async {
    let seen = Seen()
    let client = Client<DeckOfCards>(.production, transport: Hanging(seen: seen))
    // A busy machine may not call the transport within the first timeout.
    for timeout in [0.05, 2, 40] where seen.all.isEmpty {
      _ = await client.result(Self.request(timeout: timeout))
    }
    await becomes { seen.all == ["sent", "cancelled"] }
  }

  @Test func deadlineIncludesFetchingCredentials() async {
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
      Issue.record("expected a timeout")
      return
    }
    #expect(error.kind == .timedOut)
  }

  @Test func cancelsCallEvenIfTransportIgnoresCancellation() async {
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
      Issue.record("expected a cancellation")
      return
    }
    #expect(seen.all == ["told"])
  }

  @Test func cancellationReachesTransport() async {
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

  @Test func reportsCancellationThrownByTransportAsCancelled() async {
    for error: any Error in [CancellationError(), URLError(.cancelled)] {
      let client = Client<DeckOfCards>(.production, transport: StubTransport(failing: error))
      guard case .failure(.cancelled) = await client.result(Deck.shuffle()) else {
        Issue.record("expected a cancellation for \(error)")
        return
      }
    }
  }

  @Test func concurrentCallsGetTheirOwnResponses() async throws {
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
      for try await (number, value) in group { #expect(number == value) }
    }
  }

  /// Waits until the condition is true. Fails after ten seconds.
  private func becomes(
    _ condition: () -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for _ in 0..<1000 where !condition() { try? await Task.sleep(nanoseconds: 10_000_000) }
    #expect(condition(), sourceLocation: sourceLocation)
  }

  /// A transport that never responds and blocks the thread that cancels it.
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

  #if os(macOS) || os(Linux)
    /// Runs in separate processes, so that the transport blocks no other cleanup.
    @Test func callReturnsBeforeTransportCleansUp() async {
      await #expect(processExitsWith: .success) {
        let client = Client<DeckOfCards>(.production, transport: Stubborn())
        let start = ContinuousClock.now
        guard
          case .failure(.transport(let error)) = await client.result(
            DeadlineTests.request(timeout: 1)
          )
        else { return #expect(Bool(false), "expected a timeout") }
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
          return #expect(Bool(false), "expected a cancellation")
        }
        #expect(ContinuousClock.now - start < .seconds(20))
      }
    }

    /// Runs in separate processes: on Linux, Foundation blocks all sessions of a process while it reads such a body.
    @Test func endlessRedirectBodyDoesNotBlockCall() async {
      await #expect(processExitsWith: .success) {
        try await DeadlineTests.withEndlessRedirects { client, _ in
          guard
            case .failure(.transport(let error)) = await client.result(
              DeadlineTests.request(timeout: 2)
            )
          else { return #expect(Bool(false), "expected a timeout") }
          #expect(error.kind == .timedOut)
        }
      }
      await #expect(processExitsWith: .success) {
        try await DeadlineTests.withEndlessRedirects { client, server in
          let task = Task { await client.result(DeadlineTests.request(timeout: 100)) }
          #expect(await server.becomes { $0.sentBytes > 20_000_000 })
          task.cancel()
          guard case .failure(.cancelled) = await task.value else {
            return #expect(Bool(false), "expected a cancellation")
          }
        }
      }
    }
  #endif

  private static func withEndlessRedirects(
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
