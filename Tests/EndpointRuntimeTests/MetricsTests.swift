import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Metrics")
struct MetricsTests {
  final class Exchanges: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [MetricsMiddleware.Exchange] = []

    var all: [MetricsMiddleware.Exchange] { lock.withLock { list } }
    func add(_ exchange: MetricsMiddleware.Exchange) { lock.withLock { list.append(exchange) } }
  }

  @Test func reportsEachExchange() async throws {
    let (clock, exchanges) = (RetryTests.QuickClock(), Exchanges())
    let stub = StubTransport { _ in
      clock.advance(by: .milliseconds(87))
      return .json(200, #"{"ok": true}"#)
    }
    let client = Client<DeckOfCards>(
      .production,
      transport: stub,
      middleware: [.metrics(clock: clock) { exchanges.add($0) }]
    )
    try await client.send(DeckOfCards.login(Login(username: "a", password: "b")))
    let exchange = try #require(exchanges.all.first)
    #expect(exchanges.all.count == 1)
    #expect(exchange.endpoint == "login")
    #expect(exchange.method == .post)
    #expect(exchange.status == 200)
    #expect(exchange.error == nil)
    #expect(exchange.duration == .milliseconds(87))
    #expect(exchange.bytesSent == #"{"username":"a","password":"b"}"#.utf8.count)
    #expect(exchange.bytesReceived == 12)
    #expect(exchange.attempt == 1)
  }

  @Test func numbersAttemptsOfCall() async throws {
    let (clock, exchanges) = (RetryTests.QuickClock(), Exchanges())
    let stub = RetryTests.stub([
      .success(.status(503)), .failure(URLError(.networkConnectionLost)), .success(.status(204)),
    ])
    let client = Client<DeckOfCards>(
      .production,
      transport: stub,
      middleware: [.metrics(clock: clock) { exchanges.add($0) }],
      clock: clock
    )
    try await client.send(Deck(id: "a").burn())
    #expect(exchanges.all.map(\.attempt) == [1, 2, 3])
    #expect(exchanges.all.map(\.status) == [503, nil, 204])
    #expect(exchanges.all.map(\.error?.kind) == [nil, .connectionLost, nil])
    try await client.send(Deck(id: "a").burn())
    #expect(exchanges.all.last?.attempt == 1)
  }

  @Test func countsTokenRenewalAsNewAttempt() async throws {
    let (exchanges, keychain) = (Exchanges(), TokenRenewalTests.Keychain())
    let client = Client<DeckOfCards>(
      .production,
      credentials: .bearer {
        await keychain.token
      } refresh: {
        try await keychain.refresh()
      },
      transport: StubTransport(TokenRenewalTests.strict),
      middleware: [.metrics { exchanges.add($0) }]
    )
    try await client.send(TokenRenewalTests.me)
    #expect(exchanges.all.map(\.attempt) == [1, 2])
    #expect(exchanges.all.map(\.status) == [401, 200])
  }

  @Test func cancelledCallHasNoStatusOrError() async throws {
    let exchanges = Exchanges()
    let client = Client<DeckOfCards>(
      .production,
      transport: StubTransport(failing: CancellationError()),
      middleware: [.metrics { exchanges.add($0) }]
    )
    _ = await client.result(Deck.shuffle())
    let exchange = try #require(exchanges.all.first)
    #expect(exchange.status == nil && exchange.error == nil)
  }

  @Test func countsBytesOfFileBody() async throws {
    let file = URL(fileURLWithPath: #filePath)
    let exchanges = Exchanges()
    let url = try #require(URL(string: "https://example.com/"))
    let request = HTTPRequest(.post, url: url, body: .file(file))
    let middleware: MetricsMiddleware = .metrics { exchanges.add($0) }
    _ = try await middleware.intercept(request, next: Next { _ in .status(200) })
    let size = Int64(try Data(contentsOf: file).count)
    #expect(exchanges.all.first?.bytesSent == size)
    let parts = HTTPBody(.joined([.data(Data("12345".utf8)), .file(file), .data(Data("6".utf8))]))
    let whole = HTTPRequest(.post, url: url, body: parts)
    _ = try await middleware.intercept(whole, next: Next { _ in .status(200) })
    #expect(exchanges.all.last?.bytesSent == size + 6)
  }
}
