import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Token renewal", .timeLimit(.minutes(15)))
struct TokenRenewalTests {
  struct Refused: Error, Equatable {}

  /// Stores the token of an app.
  actor Keychain {
    private(set) var token = "old"
    private(set) var refreshes = 0
    private let error: (any Error)?

    init(failing error: (any Error)? = nil) { self.error = error }

    func refresh() async throws {
      refreshes += 1
      await Task.yield()
      if let error { throw error }
      token = "new"
    }
  }

  static let me = DeckOfCards.Request<Void>(
    .post,
    "/me",
    policy: .init(authentication: .required("token"))
  )

  static func client(
    _ keychain: Keychain,
    _ stub: StubTransport
  ) -> Client<DeckOfCards> {
    Client(
      .production,
      credentials: .bearer {
        await keychain.token
      } refresh: {
        try await keychain.refresh()
      },
      transport: stub
    )
  }

  /// A server that accepts only the new token.
  static let strict: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
    await Task.yield()
    return .status(request.headers["Authorization"] == "Bearer new" ? 200 : 401)
  }

  @Test func concurrentRequestsShareOneRenewal() async throws {
    let (keychain, stub) = (Keychain(), StubTransport(Self.strict))
    let client = Self.client(keychain, stub)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { try await client.send(Self.me) } }
      try await group.waitForAll()
    }
    #expect(await keychain.refreshes == 1)
    #expect(stub.requests.count <= 100)
  }

  @Test func failedRenewalFailsAllWaitingRequests() async {
    let (keychain, stub) = (Keychain(failing: Refused()), StubTransport(Self.strict))
    let client = Self.client(keychain, stub)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<10 {
        group.addTask {
          guard case .failure(.transport(let error)) = await client.result(Self.me) else {
            return false
          }
          return error.underlying is Refused
        }
      }
      for await isRefused in group { #expect(isRefused) }
    }
    #expect(stub.requests.count == 10)
  }

  @Test func renewsTokenOncePerRequest() async {
    let (keychain, stub) = (Keychain(), StubTransport { _ in .status(401) })
    guard
      case .failure(.unexpectedStatus(let response)) = await Self.client(keychain, stub)
        .result(Self.me)
    else {
      Issue.record("the server accepts no token")
      return
    }
    #expect(response.status == 401)
    #expect(stub.requests.count == 2)
    #expect(await keychain.refreshes == 1)
  }

  @Test func doesNotRenewFor403OrUnauthenticatedRequest() async {
    let (keychain, stub) = (Keychain(), StubTransport { _ in .status(403) })
    _ = await Self.client(keychain, stub).result(Self.me)
    let open = StubTransport { _ in .status(401) }
    _ = await Self.client(keychain, open).result(DeckOfCards.Request<Void>(.get, "/open"))
    #expect(await keychain.refreshes == 0)
    #expect(stub.requests.count + open.requests.count == 2)
  }

  @Test func credentialsOfRequestTakePrecedence() async throws {
    let (keychain, stub) = (Keychain(), StubTransport { _ in .status(200) })
    var request = Self.me
    request.credentials = .bearer("admin")
    try await Self.client(keychain, stub).send(request)
    #expect(stub.requests.first?.headers["Authorization"] == "Bearer admin")
    #expect(request == Self.me)
  }

  /// A server that accepts one token at a time, and an app that renews it.
  private final class Rotation: @unchecked Sendable {
    private let lock = NSLock()
    private var (valid, held, count) = (0, 0, 0)

    var refreshes: Int { lock.withLock { count } }
    var token: String { lock.withLock { "\(held)" } }

    func expire() { lock.withLock { valid += 1 } }
    func hold(_ number: Int) { lock.withLock { held = number } }
    func accepts(_ request: HTTPRequest) -> Bool {
      lock.withLock { request.headers["Authorization"] == "Bearer \(valid)" }
    }
    func refresh() { lock.withLock { (held, count) = (valid, count + 1) } }
  }

  private func client(
    _ rotation: Rotation,
    _ stub: StubTransport,
    refresh: @escaping @Sendable () async throws -> Void = {}
  ) -> Client<DeckOfCards> {
    Client(
      .production,
      credentials: .bearer {
        rotation.token
      } refresh: {
        try await refresh()
        rotation.refresh()
      },
      transport: stub
    )
  }

  @Test func renewsTokenEachTimeItExpires() async throws {
    let rotation = Rotation()
    let stub = StubTransport { .status(rotation.accepts($0) ? 200 : 401) }
    let client = client(rotation, stub)
    for count in 0..<4 {
      if count > 0 { rotation.expire() }
      try await client.send(Self.me)
      #expect(rotation.refreshes == count)
    }
  }

  @Test func lateRefusalOfOldTokenDoesNotRenewAgain() async throws {
    let (rotation, gate) = (Rotation(), CoalescingTests.Gate())
    rotation.expire()
    let stub = StubTransport { request in
      if request.headers["X-Slow"] != nil, !rotation.accepts(request) { try await gate.pass() }
      return .status(rotation.accepts(request) ? 200 : 401)
    }
    let client = client(rotation, stub)
    var slow = Self.me
    slow.headers = ["X-Slow": "1"]
    let late = Task { [slow] in try await client.send(slow) }
    while stub.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    try await client.send(Self.me)
    gate.open()
    try await late.value
    #expect(rotation.refreshes == 1)
  }

  /// For example, another process has renewed the token.
  @Test func doesNotRenewIfAppHasNewToken() async throws {
    let rotation = Rotation()
    rotation.expire()
    let stub = StubTransport { request in
      let isAccepted = rotation.accepts(request)
      rotation.hold(1)
      return .status(isAccepted ? 200 : 401)
    }
    try await client(rotation, stub).send(Self.me)
    #expect(rotation.refreshes == 0)
  }

  /// The server rejects the same token 50 times, one request after the other.
  @Test func concurrentRefusalsShareOneFailedRenewal() async throws {
    let (rotation, gate) = (Rotation(), CoalescingTests.Gate())
    rotation.expire()
    let (calls, attempts) = (RetryTests.Calls(), RetryTests.Calls())
    let stub = StubTransport { _ in
      try await gate.pass()
      // The responses arrive in turn, so that a refresh can end in between.
      try await Task.sleep(for: .milliseconds(calls.next()))
      return .status(401)
    }
    let client = client(rotation, stub) {
      _ = attempts.next()
      throw Refused()
    }
    let tasks = (0..<50).map { _ in Task { await client.result(Self.me) } }
    while stub.requests.count < 50 { try await Task.sleep(for: .milliseconds(1)) }
    gate.open()
    for task in tasks {
      guard case .failure(.transport(let error)) = await task.value else {
        Issue.record("the refresh failed")
        continue
      }
      #expect(error.underlying is Refused)
    }
    #expect(attempts.count == 1)
    _ = await client.result(Self.me)
    #expect(attempts.count == 2, "the next call renews again")
  }

  @Test func recoversFromHangingRenewal() async throws {
    let (rotation, attempts) = (Rotation(), RetryTests.Calls())
    rotation.expire()
    let stub = StubTransport { .status(rotation.accepts($0) ? 200 : 401) }
    let client = Client<DeckOfCards>(
      .production,
      credentials: .bearer({ rotation.token }, timeout: 15) {
        if attempts.next() == 0 {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
        rotation.refresh()
      },
      transport: stub
    )
    let tasks = (0..<5).map { _ in Task { await client.result(Self.me) } }
    for task in tasks {
      guard case .failure(.transport(let error)) = await task.value else {
        Issue.record("the renewal hangs")
        continue
      }
      #expect(error.kind == .timedOut)
    }
    try await client.send(Self.me)
    #expect(rotation.refreshes == 1 && attempts.count == 2)
  }
}
