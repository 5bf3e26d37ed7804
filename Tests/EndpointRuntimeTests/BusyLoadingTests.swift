#if canImport(FoundationNetworking)
  import EndpointRuntime
  import Foundation
  import FoundationNetworking
  import TestServer
  import TestTraits
  import Testing

  /// Every call ends at its deadline, and at its cancellation, whatever Foundation does.
  ///
  /// On Linux, Foundation's functions block while its only loading queue is busy, so they must not run on the threads of
  /// callers. Each test has a process of its own, since it blocks all sessions of a process.
  @Suite("Calls while the loading system is busy", .network, .timeLimit(.minutes(15)))
  struct BusyLoadingTests {
    @Test func callsEndAtDeadline() async {
      await #expect(processExitsWith: .success) {
        let server = try TestServer { _ in .json(200, "1") }
        try await Blocker.start(server.url)
        let client = Client<DeckOfCards>(.custom(server.url), retry: .none)
        try await BusyLoadingTests.expectTimeouts(of: client)
        #expect(server.requests.count == 1)
      }
    }

    @Test func callsEndWhenCancelled() async {
      await #expect(processExitsWith: .success) {
        let server = try TestServer { _ in .json(200, "1") }
        try await Blocker.start(server.url)
        let start = ContinuousClock.now
        let tasks = (0..<20).map { _ in
          Task {
            let client = Client<DeckOfCards>(.custom(server.url), retry: .none)
            return await client.result(BusyLoadingTests.request(timeout: 1000))
          }
        }
        try await Task.sleep(for: .milliseconds(200))
        for task in tasks {
          task.cancel()
          guard case .failure(.cancelled) = await task.value else {
            return #expect(Bool(false), "expected a cancellation")
          }
        }
        #expect(ContinuousClock.now - start < .seconds(60))
      }
    }

    /// Foundation collects the body of a redirect in quadratic time.
    @Test func callsEndAtDeadlineDuringLargeRedirect() async {
      await #expect(processExitsWith: .success) {
        let piece = [UInt8](repeating: 7, count: 65_536)
        let large = try TestServer { _ in
          .repeated(piece, times: 256, status: 302, headers: ["Location": "http://127.0.0.1:1/"])
        }
        let first = Client<DeckOfCards>(.custom(large.url), retry: .none)
        let redirect = Task { await first.result(BusyLoadingTests.request(timeout: 1000)) }
        #expect(await large.becomes { $0.sentBytes > 4_000_000 })
        let server = try TestServer { _ in .hang }
        let second = Client<DeckOfCards>(.custom(server.url), retry: .none)
        try await BusyLoadingTests.expectTimeouts(of: second)
        redirect.cancel()
      }
    }

    static func request(timeout: Double, body: RequestBody = .none) -> DeckOfCards.Request<Void> {
      .init(body == .none ? .get : .post, "/", body: body, policy: .init(timeout: timeout))
    }

    /// Makes more calls of each kind than the machine has threads. All must end at their deadline.
    static func expectTimeouts(of client: Client<DeckOfCards>) async throws {
      let folder = try TemporaryFolder()
      let file = FileUpload(contentsOf: try folder.file("small.bin", [1, 2, 3]))
      let request = request(timeout: 0.3)
      let upload = Self.request(timeout: 0.3, body: .binary(file))
      let text = Self.request(timeout: 0.3, body: .text("x"))
      let numbers = StreamTests.numbers(.lines(), timeout: 0.3)
      let calls: [@Sendable () async -> (any Error)?] = [
        { await failure { try await client.send(request) } },
        { await failure { try await client.send(upload) } },
        { await failure { try await client.upload(text) { _ in } } },
        { await failure { for try await _ in client.stream(numbers) {} } },
      ]
      let start = ContinuousClock.now
      await withTaskGroup(of: (any Error)?.self) { group in
        for _ in 0..<10 {
          for call in calls { group.addTask { await call() } }
        }
        for await error in group {
          guard case .transport(let failure)? = error as? DeckOfCards.ClientError else {
            return #expect(Bool(false), "expected a timeout, not \(String(describing: error))")
          }
          #expect(failure.kind == .timedOut)
        }
      }
      #expect(ContinuousClock.now - start < .seconds(60))
    }

    private static func failure(_ call: () async throws -> Void) async -> (any Error)? {
      do {
        try await call()
        return nil
      } catch {
        return error
      }
    }
  }

  /// A session that blocks the loading queue at its first byte, until the process ends.
  private final class Blocker: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// Runs the delegate on the loading queue.
    private final class Immediate: OperationQueue, @unchecked Sendable {
      override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
    }

    private let seen = Seen()

    static func start(_ url: URL) async throws {
      let blocker = Blocker()
      let queue = Immediate()
      let session = URLSession(configuration: .ephemeral, delegate: blocker, delegateQueue: queue)
      session.dataTask(with: url).resume()
      while blocker.seen.all.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      seen.add("blocked")
      DispatchSemaphore(value: 0).wait()
    }
  }
#endif
