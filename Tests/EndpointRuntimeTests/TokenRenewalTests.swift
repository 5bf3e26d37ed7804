import EndpointRuntime
import Foundation
import Testing

@Suite("A token that is renewed", .timeLimit(.minutes(3)))
struct TokenRenewalTests {
  struct Refused: Error, Equatable {}

  /// Where a user's app keeps its token.
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

  /// Takes the new token only.
  static let strict: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
    await Task.yield()
    return .status(request.headers["Authorization"] == "Bearer new" ? 200 : 401)
  }

  @Test func isRenewedOnceForAll() async throws {
    let (keychain, stub) = (Keychain(), StubTransport(Self.strict))
    let client = Self.client(keychain, stub)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { try await client.send(Self.me) } }
      try await group.waitForAll()
    }
    #expect(await keychain.refreshes == 1)
    #expect(stub.requests.count <= 100)
  }

  @Test func failsAllThatWait() async {
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

  @Test func isRenewedOnceARequest() async {
    let (keychain, stub) = (Keychain(), StubTransport { _ in .status(401) })
    guard
      case .failure(.unexpectedStatus(let response)) = await Self.client(keychain, stub)
        .result(Self.me)
    else {
      Issue.record("the server takes no token")
      return
    }
    #expect(response.status == 401)
    #expect(stub.requests.count == 2)
    #expect(await keychain.refreshes == 1)
  }

  @Test func staysWhereItIsNotTheReason() async {
    let (keychain, stub) = (Keychain(), StubTransport { _ in .status(403) })
    _ = await Self.client(keychain, stub).result(Self.me)
    let open = StubTransport { _ in .status(401) }
    _ = await Self.client(keychain, open).result(DeckOfCards.Request<Void>(.get, "/open"))
    #expect(await keychain.refreshes == 0)
    #expect(stub.requests.count + open.requests.count == 2)
  }

  @Test func givesWayToTheRequestsOwn() async throws {
    let (keychain, stub) = (Keychain(), StubTransport { _ in .status(200) })
    var request = Self.me
    request.credentials = .bearer("admin")
    try await Self.client(keychain, stub).send(request)
    #expect(stub.requests.first?.headers["Authorization"] == "Bearer admin")
    #expect(request == Self.me)
  }
}
