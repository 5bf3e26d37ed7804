import EndpointTesting
import Foundation
import TestServer
import TestTraits
import Testing

@testable import EndpointRuntime

@Suite("Coalescing of identical requests", .network, .timeLimit(.minutes(15)))
struct CoalescingTests {
  /// Blocks calls of `pass()` until `open()`.
  final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [CheckedContinuation<Void, any Error>] = []
    private var isOpen = false
    private var cancellations = 0

    var cancelled: Int { lock.withLock { cancellations } }

    func pass() async throws {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let isOpen = lock.withLock {
            if !self.isOpen { waiting.append(continuation) }
            return self.isOpen
          }
          if isOpen { continuation.resume() }
        }
      } onCancel: {
        lock.withLock { cancellations += 1 }
        finish(throwing: CancellationError())
      }
    }

    func open() {
      lock.withLock { isOpen = true }
      finish(throwing: nil)
    }

    private func finish(throwing error: (any Error)?) {
      let all = lock.withLock {
        defer { waiting = [] }
        return waiting
      }
      for continuation in all {
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  let gate = Gate()
  let middleware: CoalescingMiddleware = .coalescing
  let stub: StubTransport

  init() {
    let gate = gate
    stub = StubTransport { request in
      try await gate.pass()
      return .json(200, "\"\(request.url.path)\"")
    }
  }

  static func request(
    _ method: HTTPMethod = .get,
    _ path: String = "/a",
    _ headers: HTTPHeaders = [:]
  ) throws -> HTTPRequest {
    HTTPRequest(
      method,
      url: try #require(URL(string: "https://example.com\(path)")),
      headers: headers
    )
  }

  func start(_ request: HTTPRequest) -> Task<HTTPResponse, any Error> {
    Task { [middleware, stub] in
      try await middleware.intercept(request, next: Next { try await stub.send($0) })
    }
  }

  /// The value of a task. Throws after two minutes without one.
  func value<Value: Sendable>(of task: Task<Value, any Error>) async throws -> Value {
    try await Deadline.run(seconds: 120) { try await task.value }
  }

  /// Waits until `count` requests have arrived and `waiting` calls wait for a shared request.
  func wait(for count: Int, waiting: Int) async throws {
    for _ in 0..<30_000 where stub.requests.count < count || middleware.waiting < waiting {
      try await Task.sleep(for: .milliseconds(1))
    }
    try #require(stub.requests.count >= count && middleware.waiting >= waiting)
  }

  @Test func sendsIdenticalRequestsOnce() async throws {
    let tasks = try (0..<20).map { _ in start(try Self.request()) }
    try await wait(for: 1, waiting: 20)
    gate.open()
    for task in tasks { #expect(try await value(of: task).text == "\"/a\"") }
    #expect(stub.requests.count == 1)
  }

  @Test func sendsAgainAfterFirstResponse() async throws {
    gate.open()
    _ = try await value(of: start(Self.request()))
    _ = try await value(of: start(Self.request()))
    #expect(stub.requests.count == 2)
  }

  @Test func sendsDifferentRequestsSeparately() async throws {
    let tasks = try [
      start(Self.request()), start(Self.request(.head)), start(Self.request(.get, "/b")),
      start(Self.request(.get, "/a", ["Authorization": "ada"])),
      start(Self.request(.get, "/a", ["Authorization": "bob"])),
    ]
    try await wait(for: tasks.count, waiting: tasks.count)
    gate.open()
    for task in tasks { _ = try await value(of: task) }
    #expect(stub.requests.count == tasks.count)
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete])
  func doesNotCoalesceUnsafeMethods(method: HTTPMethod) async throws {
    let tasks = try (0..<2).map { _ in start(try Self.request(method)) }
    try await wait(for: 2, waiting: 0)
    gate.open()
    for task in tasks { _ = try await value(of: task) }
    #expect(stub.requests.count == 2)
  }

  @Test func failsAllWaitingCallsTogether() async throws {
    struct Broken: Error {}
    let (gate, middleware, calls) = (gate, middleware, RetryTests.Calls())
    let request = try Self.request()
    let broken = Next { _ in
      _ = calls.next()
      try await gate.pass()
      throw Broken()
    }
    let tasks = (0..<5).map { _ in
      Task {
        try await middleware.intercept(request, next: broken)
      }
    }
    try await wait(for: 0, waiting: 5)
    gate.open()
    for task in tasks { await #expect(throws: Broken.self) { try await value(of: task) } }
    #expect(calls.count == 1)
  }

  @Test func cancellationOfOneCallLeavesOthersRunning() async throws {
    let tasks = try (0..<3).map { _ in start(try Self.request()) }
    try await wait(for: 1, waiting: 3)
    tasks[0].cancel()
    await #expect(throws: CancellationError.self) { try await value(of: tasks[0]) }
    #expect(gate.cancelled == 0)
    gate.open()
    #expect(try await value(of: tasks[1]).status == 200)
    #expect(try await value(of: tasks[2]).status == 200)
    #expect(stub.requests.count == 1)
  }

  @Test func cancelsRequestIfAllCallsAreCancelled() async throws {
    let tasks = try (0..<3).map { _ in start(try Self.request()) }
    try await wait(for: 1, waiting: 3)
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: CancellationError.self) { try await value(of: task) }
    }
    while gate.cancelled == 0 { try await Task.sleep(for: .milliseconds(1)) }
    gate.open()
    #expect(try await value(of: start(Self.request())).status == 200)
    #expect(stub.requests.count == 2)
  }

  @Test func coalescesRequestsOfClient() async throws {
    let client = Client<DeckOfCards>(
      .production,
      transport: StubTransport { [gate] _ in
        try await gate.pass()
        return .json(200, #"{"cards": [], "remaining": 7}"#)
      },
      middleware: [middleware]
    )
    let tasks = (0..<10).map { _ in Task { try await client.send(Deck(id: "a").draw()) } }
    try await wait(for: 0, waiting: 10)
    gate.open()
    for task in tasks { #expect(try await value(of: task).remaining == 7) }
  }

  @Test func doesNotCoalesceDifferentCachePolicies() async throws {
    var reload = try Self.request()
    reload.cache = .reload
    let tasks = try [start(Self.request()), start(reload)]
    try await wait(for: 2, waiting: 2)
    gate.open()
    for task in tasks { _ = try await value(of: task) }
    #expect(stub.requests.count == 2)
  }

  /// One call gets the response. The others send their own requests.
  @Test(arguments: ["Cookie", "Authorization", "Set-Cookie"])
  func doesNotShareUserSpecificResponses(_ name: String) async throws {
    let (gate, middleware, calls) = (gate, middleware, RetryTests.Calls())
    let next = Next { request in
      let number = calls.next()
      try await gate.pass()
      var response = HTTPResponse.status(200 + number)
      response.sent = request.headers
      if name == "Set-Cookie" {
        response.headers.add(name, "sid=\(number)")
      } else {
        response.sent?.add(name, "\(number)")
      }
      return response
    }
    let request = try Self.request()
    let tasks = (0..<3).map { _ in
      Task { try await middleware.intercept(request, next: next).status }
    }
    try await wait(for: 0, waiting: 3)
    gate.open()
    var statuses: Set<Int> = []
    for task in tasks { statuses.insert(try await task.value) }
    #expect(statuses == [200, 201, 202])
  }

  /// The second user logs in while the first user's request is in progress.
  @Test func separatesCookieSessions() async throws {
    let reply = DispatchSemaphore(value: 0)
    let server = try TestServer { request in
      guard request.path == "/me" else {
        return .reply(204, headers: ["Set-Cookie": "sid=\(request.path.dropFirst(7)); Path=/"])
      }
      reply.wait()
      return .text(200, request.header("Cookie") ?? "nobody")
    }
    let client = Client<DeckOfCards>(.custom(server.url), middleware: [middleware])
    var calls: [Task<String, any Error>] = []
    for user in ["ada", "bob"] {
      try await client.send(DeckOfCards.Request<Void>(.get, "/login/\(segment: user)"))
      let me = DeckOfCards.Request<String>(.get, "/me", response: .text)
      calls.append(Task { try await client.send(me) })
      let count = calls.count
      while middleware.waiting < count || server.requests.last?.path == "/login/ada" {
        try await Task.sleep(for: .milliseconds(5))
      }
    }
    for _ in calls { reply.signal() }
    #expect(try await calls[0].value == "sid=ada")
    #expect(try await calls[1].value == "sid=bob")
  }

  /// The first request ignores its cancellation and ends after the second one has started.
  @Test func lateEndOfCancelledRequestDoesNotAffectNext() async throws {
    struct Late: Error {}
    let (middleware, calls, request) = (middleware, RetryTests.Calls(), try Self.request())
    let (first, second) = (Gate(), Gate())
    let ended = Seen()
    let next = Next { _ in
      if calls.next() > 0 {
        try await second.pass()
        return .status(200)
      }
      await Task { try? await first.pass() }.value
      defer { ended.add("first") }
      throw Late()
    }
    let cancelled = Task { try await middleware.intercept(request, next: next) }
    while calls.count < 1 { try await Task.sleep(for: .milliseconds(1)) }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await value(of: cancelled) }
    let successor = Task { try await middleware.intercept(request, next: next) }
    while calls.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
    first.open()
    while ended.all.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    try await Task.sleep(for: .milliseconds(50))
    second.open()
    #expect(try await value(of: successor).status == 200)
  }
}
