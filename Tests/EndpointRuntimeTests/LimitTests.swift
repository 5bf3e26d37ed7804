import EndpointTesting
import Foundation
import TestServer
import TestTraits
import Testing

@_spi(Generated) @testable import EndpointRuntime

@Suite("Client limits", .network, .timeLimit(.minutes(15)))
struct LimitTests {
  typealias R = DeckOfCards.Request<Data>

  static let get = R(.get, "/", endpoint: "get", response: .data)

  static func client(
    _ server: TestServer,
    _ limits: ClientLimits,
    errorTexts: ErrorTexts = .english
  ) -> Client<DeckOfCards> {
    Client(.custom(server.url), retry: .none, limits: limits, errorTexts: errorTexts)
  }

  private func exceeded<Value>(
    _ result: Result<Value, DeckOfCards.ClientError>
  ) -> LimitExceeded.Limit? {
    guard case .failure(.limitExceeded(let error)) = result else { return nil }
    return error.limit
  }

  /// The reply has exactly 100,000 bytes.
  @Test(arguments: [true, false])
  func rejectsResponseOneByteOverLimit(isChunked: Bool) async throws {
    let server = try TestServer { _ in
      isChunked
        ? .chunked(String(repeating: "x", count: 1000), times: 100, every: 0)
        : .repeated([UInt8](repeating: 7, count: 1000), times: 100)
    }
    let whole = await Self.client(server, .init(responseBytes: 100_000)).result(Self.get)
    #expect(try whole.get().count == 100_000)
    let result = await Self.client(server, .init(responseBytes: 99_999)).result(Self.get)
    #expect(exceeded(result) == .responseBytes(99_999))
  }

  @Test func rejectsDeclaredLengthOverLimit() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 268435457\r\n\r\n"
    let server = try TestServer { _ in .raw(head, then: .hang) }
    let result = await Self.client(server, .standard).result(Self.get)
    #expect(exceeded(result) == .responseBytes(268_435_456))
    #expect(await server.becomes { $0.openConnections == 0 })
    let headServer = try TestServer { _ in .raw(head) }
    let request = R(.head, "/", response: .data)
    #expect(try await Self.client(headServer, .standard).send(request).isEmpty)
  }

  /// 1,003 compressed bytes become one million.
  @Test func limitsDecompressedSize() async throws {
    let bytes = try #require(Data(base64Encoded: Self.millionZeros))
    let server = try TestServer { _ in
      .reply(200, headers: ["Content-Encoding": "gzip"], body: [UInt8](bytes))
    }
    let whole = await Self.client(server, .init(responseBytes: 1_000_000)).result(Self.get)
    #expect(try whole.get().count == 1_000_000)
    let result = await Self.client(server, .init(responseBytes: 100_000)).result(Self.get)
    #expect(exceeded(result) == .responseBytes(100_000))
  }

  @Test func limitsResponseOfAnyTransport() async {
    let stub = StubTransport { _ in HTTPResponse(status: 200, body: Data(count: 11)) }
    let client = Client<DeckOfCards>(
      .production,
      transport: stub,
      limits: .init(responseBytes: 10)
    )
    #expect(exceeded(await client.result(Self.get)) == .responseBytes(10))
    #expect(stub.requests.first?.responseLimit == 10)
  }

  @Test func stopsEndlessResponse() async throws {
    let piece = String(repeating: "x", count: 100_000)
    let server = try TestServer { _ in .chunked(piece, times: 2000, every: 0) }
    let result = await Self.client(server, .init(responseBytes: 1_000_000)).result(Self.get)
    #expect(exceeded(result) == .responseBytes(1_000_000))
    #expect(await server.becomes { $0.openConnections == 0 })
  }

  @Test func truncatesBodyOfFailure() async throws {
    let server = try TestServer { _ in .text(418, String(repeating: "x", count: 2000)) }
    let result = await Self.client(server, .init(responseBytes: 1000)).result(Self.get)
    guard case .failure(.unexpectedStatus(let response)) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(response.body.count == 1000)
  }

  @Test(arguments: [-1, 0, Int.min])
  func acceptsZeroAndNegativeLimits(_ count: Int) async throws {
    let server = try TestServer { _ in .text(200, "x") }
    let limits = ClientLimits(responseBytes: count, eventBytes: count, emptyPages: count)
    #expect(exceeded(await Self.client(server, limits).result(Self.get)) == .responseBytes(count))
  }

  @Test func errorNamesExceededLimit() async throws {
    let server = try TestServer { _ in .text(200, "four") }
    var texts = ErrorTexts()
    texts.limitExceeded = "Zu viel."
    let client = Self.client(server, .init(responseBytes: 3), errorTexts: texts)
    guard case .failure(let error) = await client.result(Self.get) else {
      Issue.record("expected a failure")
      return
    }
    #expect(error.localizedDescription == "Zu viel.")
    #expect("\(error)" == "get GET /: The response has more than 3 bytes (responseBytes).")
    #expect(LimitExceeded(.emptyPages(2)).localizedDescription == ErrorTexts.english.limitExceeded)
  }

  // MARK: - Streams

  private func numbers(
    _ reply: ServerReply,
    _ format: StreamFormat,
    limits: ClientLimits
  ) async throws -> Result<[Int], DeckOfCards.ClientError> {
    let server = try TestServer { _ in reply }
    do throws(DeckOfCards.ClientError) {
      var numbers: [Int] = []
      let request = StreamTests.numbers(format)
      for try await number in Self.client(server, limits).stream(request) { numbers.append(number) }
      return .success(numbers)
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: [
    // Server-sent events: an endless line, an event of many lines, a comment and a name. Then plain lines.
    (StreamFormat.events(), "data: ", "1"), (.events(), "", "data: 1\n"), (.events(), ":", "-"),
    (.events(), "event: ", "n"), (.lines(), "", "1"), (.lines(), "", " "),
    (.sequence(), "\u{1E}", "1"), (.sequence(), "\u{1E}[", "\n"), (.gateway(), "", "1"),
  ])
  func stopsEndlessEvent(_ format: StreamFormat, _ start: String, _ piece: String)
    async throws
  {
    let pieces = [start] + Array(repeating: String(repeating: piece, count: 1000), count: 1000)
    let reply = ServerReply.chunked(pieces.filter { !$0.isEmpty }, type: StreamTests.sse)
    let result = try await numbers(reply, format, limits: .init(eventBytes: 5000))
    #expect(exceeded(result) == .eventBytes(5000))
  }

  @Test func allowsEventOfExactLimit() async throws {
    let reply = ServerReply.chunked(["data:  1\n\ndata: 2\n\n: 567\n"], type: StreamTests.sse)
    // The longest line has eight bytes.
    #expect(
      try await numbers(reply, .events(end: "x"), limits: .init(eventBytes: 8)).get() == [1, 2]
    )
    let result = try await numbers(reply, .events(), limits: .init(eventBytes: 7))
    #expect(exceeded(result) == .eventBytes(7))
  }

  @Test(arguments: [
    "99999999999999999999999", "99999999999999999", "18446744073709551616",
    String(repeating: "9", count: 400),
  ])
  func boundsRetryDelayOfStream(_ retry: String) async throws {
    let clock = RetryTests.QuickClock()
    let server = try TestServer { request in
      request.header("Last-Event-ID") == nil
        ? .broken(["retry: \(retry)\nid: a\ndata: 1\n\n"], type: StreamTests.sse)
        : .chunked(["data: 2\n\ndata: [DONE]\n\n"], type: StreamTests.sse)
    }
    let client = Client<DeckOfCards>(
      .custom(server.url),
      limits: .init(wait: 90),
      clock: clock
    )
    #expect(try await StreamTests.all(client, StreamTests.numbers()) == [1, 2])
    #expect(clock.sleeps == [.seconds(90)])
  }

  /// A stream whose server asks for a wait of 3,000 seconds. The client waits in real time.
  private func waiting(timeout: Double) throws -> (
    TestServer, APISequence<Int, DeckOfCards.Failure>
  ) {
    let server = try TestServer { _ in
      .chunked(["retry: 3000000\nid: a\ndata: 1\n\n"], type: StreamTests.sse)
    }
    let client = Client<DeckOfCards>(.custom(server.url))
    return (server, client.stream(StreamTests.numbers(timeout: timeout)))
  }

  @Test func waitingStreamTimesOut() async throws {
    let (server, stream) = try waiting(timeout: 2)
    let error = await #expect(throws: DeckOfCards.ClientError.self) { for try await _ in stream {} }
    guard case .transport(let failure) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.kind == .timedOut)
    #expect(server.requests.count <= 1)
  }

  @Test func waitingStreamCanBeCancelled() async throws {
    let (server, stream) = try waiting(timeout: 1000)
    let seen = Seen()
    let task = Task { for try await number in stream { seen.add("\(number)") } }
    #expect(await server.becomes { _ in seen.all == ["1"] })
    try await Task.sleep(for: .milliseconds(200))
    task.cancel()
    let error = await #expect(throws: DeckOfCards.ClientError.self) { try await task.value }
    #expect(error?.isCancelled == true)
  }

  #if canImport(FoundationNetworking)
    /// Runs only on Linux, where the client cannot slow down the server.
    @Test func boundsBacklogOfSlowReader() async throws {
      let line = String(repeating: " ", count: 100_000) + "1\n"
      let server = try TestServer { _ in .chunked(line, times: 50, every: 0) }
      func read(_ limit: Int) async throws -> Int {
        let client = Self.client(server, .init(backlogBytes: limit))
        var elements = client.stream(StreamTests.numbers(.lines())).makeAsyncIterator()
        var count = try await elements.next() ?? 0
        _ = await server.becomes { $0.openConnections == 0 || $0.sentBytes > 5_000_000 }
        try await Task.sleep(for: .milliseconds(300))
        while let number = try await elements.next() { count += number }
        return count
      }
      let error = await #expect(throws: DeckOfCards.ClientError.self) { try await read(2_000_000) }
      guard case .limitExceeded(let exceeded)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(exceeded.limit == .backlogBytes(2_000_000))
      #expect(await server.becomes { $0.openConnections == 0 })
      #expect(try await read(5_000_000) == 50)
    }
  #endif

  /// The reader lags behind, so that the buffer is never empty while the stream is written.
  @Test func boundsStreamBufferButNotStreamLength() throws {
    var buffer = StreamBuffer(limit: 4_000_000)
    var (written, read) = (0, Data())
    for number in 0..<100 {
      try buffer.append(Data(repeating: UInt8(number), count: 1_000_000))
      written += 1_000_000
      while written - read.count > 2_500_000, let piece = try buffer.take() { read += piece }
    }
    while let piece = try buffer.take() { read += piece }
    #expect(read.count == written)
    let ends = (1...100).map { read[$0 * 1_000_000 - 1] }
    #expect(ends == Array(0..<100))
    #expect(throws: LimitExceeded.self) {
      for _ in 0..<7 { try buffer.append(Data(count: 1_000_000)) }
    }
  }

  // MARK: - Waits

  @Test(arguments: ["3601", "99999999999999999999999", "Fri, 31 Dec 9999 23:59:59 GMT"])
  func stopsRetryingIfRetryAfterIsTooLong(_ text: String) async {
    let clock = RetryTests.QuickClock()
    let later = HTTPResponse(status: 503, headers: ["Retry-After": text])
    let stub = RetryTests.stub([.success(later)])
    let client = Client<DeckOfCards>(.production, transport: stub, clock: clock)
    _ = await client.result(RetryTests.request(.get, timeout: .infinity))
    #expect(stub.requests.count == 1)
    #expect(clock.sleeps.isEmpty)
  }

  @Test(arguments: ["999999999", "1e300", "100.5"])
  func rejectsThrottleWaitOverLimit(_ seconds: String) async throws {
    typealias Slow = RetryTests.Slow
    let (clock, calls) = (RetryTests.QuickClock(), RetryTests.Calls())
    let stub = StubTransport { _ in
      .json(200, calls.next() == 0 ? #"{"backoff": \#(seconds)}"# : "{}")
    }
    let client = Client<Slow>(
      .custom(try #require(URL(string: "https://x.org"))),
      transport: stub,
      limits: .init(wait: 100),
      clock: clock
    )
    let request = Slow.Request<Void>(.get, "/")
    try await client.send(request)
    guard case .failure(.limitExceeded(let error)) = await client.result(request) else {
      Issue.record("expected an error for a wait of \(seconds) seconds")
      return
    }
    #expect(error.limit == .wait(seconds: 100))
    #expect(stub.requests.count == 1 && clock.sleeps.isEmpty)
    clock.advance(by: .seconds(100))
    try await client.send(request)
    #expect(stub.requests.count == 2)
  }

  // MARK: - Pages

  private func all(
    _ request: PagesTests.Numbers,
    _ limits: ClientLimits = .standard,
    _ page: @escaping @Sendable (HTTPRequest) -> String
  ) async -> (items: [Int], error: DeckOfCards.ClientError?, count: Int) {
    let calls = RetryTests.Calls()
    let stub = StubTransport { request in
      guard calls.next() < 50 else { throw URLError(.badServerResponse) }
      return .json(200, page(request))
    }
    let client = Client<DeckOfCards>(.production, transport: stub, limits: limits)
    var items: [Int] = []
    do throws(DeckOfCards.ClientError) {
      for try await item in client.items(request) { items.append(item) }
      return (items, nil, stub.requests.count)
    } catch {
      return (items, error, stub.requests.count)
    }
  }

  @Test func stopsAfterTooManyEmptyPages() async {
    let calls = RetryTests.Calls()
    let request = PagesTests.numbers(.cursor("after", next: "next"))
    let endless = await all(request, .init(emptyPages: 5)) { _ in
      #"{"items": [], "next": \#(calls.next())}"#
    }
    guard case .limitExceeded(let error) = endless.error else {
      Issue.record("\(String(describing: endless.error))")
      return
    }
    #expect(error.limit == .emptyPages(5))
    #expect("\(error)".hasPrefix("numbers GET /numbers"))
    #expect(endless.count == 6)
  }

  @Test func countsOnlyConsecutiveEmptyPages() async {
    let calls = RetryTests.Calls()
    let request = PagesTests.numbers(.cursor("after", next: "next"))
    let pages = await all(request, .init(emptyPages: 1)) { _ in
      let number = calls.next()
      let next = number == 9 ? "null" : "\(number)"
      return #"{"items": [\#(number % 2 == 0 ? "" : "7")], "next": \#(next)}"#
    }
    #expect(pages.error == nil)
    #expect(pages.items.count == 5 && pages.count == 10)
  }

  @Test(arguments: [["a", "b"], ["a", "b", "c", "b"]])
  func detectsCursorCycles(_ cursors: [String]) async {
    let calls = RetryTests.Calls()
    let request = PagesTests.numbers(.cursor("after", next: "next"))
    let pages = await all(request) { _ in
      #"{"items": [1], "next": "\#(cursors[calls.next() % cursors.count])"}"#
    }
    guard case .decoding(let failure, _) = pages.error else {
      Issue.record("\(String(describing: pages.error))")
      return
    }
    #expect(failure.expected == "another page")
    #expect(pages.count == Set(cursors).count + 1)
  }

  @Test(arguments: [Int.max - 1, Int.max])
  func stopsIfPageNumberOverflows(_ number: Int) async {
    for pagination: Pagination in [.page("page"), .offset("page")] {
      let request = PagesTests.numbers(pagination, query: ["page": number])
      let pages = await all(request) { _ in #"{"items": [1, 2]}"# }
      guard case .decoding = pages.error else {
        Issue.record("\(String(describing: pages.error))")
        return
      }
      #expect(pages.items.count <= 4)
    }
  }

  private static let millionZeros =
    "H4sIAAAAAAACA+3BAQEAAACCIP+vbkhAAQ" + String(repeating: "A", count: 1290) + "rwaey3kSQEIPAA=="
}
