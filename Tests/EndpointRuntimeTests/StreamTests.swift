@_spi(Generated) import EndpointRuntime
import EndpointTesting
import Foundation
import TestServer
import TestTraits
import Testing

@Suite("Streams", .network, .timeLimit(.minutes(15)))
struct StreamTests {
  typealias Numbers = StreamRequest<Int, DeckOfCards.Failure>

  static let sse = "text/event-stream; charset=utf-8"

  static func numbers(
    _ format: StreamFormat = .events(end: "[DONE]"),
    method: HTTPMethod = .get,
    timeout: Double? = nil
  ) -> Numbers {
    Numbers(
      method,
      "/numbers",
      endpoint: "numbers",
      policy: .init(timeout: timeout),
      format: format,
      element: .json
    )
  }

  static func client(
    _ server: TestServer,
    retry: RetryPolicy = .standard,
    clock: RetryTests.QuickClock = .init()
  ) -> Client<DeckOfCards> {
    Client(.custom(server.url), retry: retry, clock: clock)
  }

  static func all(_ client: Client<DeckOfCards>, _ request: Numbers) async throws -> [Int] {
    var numbers: [Int] = []
    for try await number in client.stream(request) { numbers.append(number) }
    return numbers
  }

  @Test func decodesElementsOfEventStream() async throws {
    let server = try TestServer { _ in
      .chunked(
        ["data: 1\n\ndata:", " 2\n\n", ": still here\n\n", "data: [DONE]\n\n"],
        type: Self.sse
      )
    }
    #expect(try await Self.all(Self.client(server), Self.numbers()) == [1, 2])
    #expect(server.requests.map { $0.header("Accept") } == ["text/event-stream"])
  }

  @Test func yieldsElementBeforeNextIsSent() async throws {
    let server = try TestServer { _ in
      .slow(0, then: .chunked(["data: 1\n\n", "data: 2\n\n"], every: 0.2, type: Self.sse))
    }
    var elements = Self.client(server).stream(Self.numbers()).makeAsyncIterator()
    #expect(try await elements.next() == 1)
  }

  @Test func decodesLines() async throws {
    let server = try TestServer { _ in .chunked(["1\n\n2", "2\r\n3"], type: "application/x-ndjson")
    }
    #expect(try await Self.all(Self.client(server), Self.numbers(.lines())) == [1, 22, 3])
  }

  @Test func reportsEventNamesAndIDs() async throws {
    let server = try TestServer { _ in
      .chunked(["event: add\nid: 7\ndata: 1\n\ndata: 2\n\ndata: [DONE]\n\n"], type: Self.sse)
    }
    var events: [StreamEvent<Int>] = []
    for try await event in Self.client(server).events(Self.numbers()) { events.append(event) }
    #expect(events == [StreamEvent(1, name: "add", id: "7"), StreamEvent(2, id: "7")])
  }

  /// An event without data is no JSON element. It does not end the stream, and `events` counts it.
  @Test(arguments: ["data:\n\n", "data: \n\n", "event: ping\ndata:\n\n", "data:\ndata:\n\n"])
  func skipsEventsWithoutData(heartbeat: String) async throws {
    let body = heartbeat + "data: 1\n\n" + heartbeat + heartbeat + "data: 2\n\n" + heartbeat
    let server = try TestServer { _ in .chunked([body], type: Self.sse) }
    var events: [StreamEvent<Int>] = []
    for try await event in Self.client(server).events(Self.numbers(.events())) {
      events.append(event)
    }
    #expect(events.map(\.value) == [1, 2])
    #expect(events.map(\.heartbeats) == [1, 2])
  }

  @Test func deliversEmptyTexts() async throws {
    let server = try TestServer { _ in .chunked(["data:\n\ndata: a\n\n"], type: Self.sse) }
    let request = StreamRequest<String, DeckOfCards.Failure>(
      .get,
      "/texts",
      endpoint: "texts",
      format: .events(),
      element: .text
    )
    var texts: [String] = []
    for try await text in Self.client(server).stream(request) { texts.append(text) }
    #expect(texts == ["", "a"])
  }

  /// A stream that the server ends is asked for again only after an event with an id.
  @Test func endsWithServerIfEventsHaveNoIDs() async throws {
    let clock = RetryTests.QuickClock()
    let body = "retry: 1\ndata: 1\n\ndata: 2\n\n"
    let server = try TestServer { _ in .chunked([body], type: Self.sse) }
    let client = Self.client(server, clock: clock)
    #expect(try await Self.all(client, Self.numbers(.events())) == [1, 2])
    #expect(server.requests.count == 1)
    #expect(clock.sleeps.isEmpty)
  }

  @Test func reconnectsWithoutIDsIfSpecSaysSo() async throws {
    let clock = RetryTests.QuickClock()
    let calls = RetryTests.Calls()
    let server = try TestServer { _ in
      calls.next() < 3
        ? .chunked(["retry: 1000\ndata: 1\n\n"], type: Self.sse)
        : .chunked(["data: [DONE]\n\n"], type: Self.sse)
    }
    let format = StreamFormat.events(end: "[DONE]", reconnect: true)
    let numbers = try await Self.all(Self.client(server, clock: clock), Self.numbers(format))
    #expect(numbers == Array(repeating: 1, count: server.requests.count - 1))
    #expect(numbers.count > 1)
    #expect(clock.sleeps == Array(repeating: .seconds(1), count: numbers.count))
  }

  @Test func resumesAfterLostConnection() async throws {
    let clock = RetryTests.QuickClock()
    let server = try TestServer { request in
      request.header("Last-Event-ID") == "b"
        ? .chunked(["data: 3\n\ndata: [DONE]\n\n"], type: Self.sse)
        : .broken(
          ["retry: 250\nid: a\ndata: 1\n\nid: b\ndata: 2\n\nid: c\ndata: 9"],
          type: Self.sse
        )
    }
    #expect(try await Self.all(Self.client(server, clock: clock), Self.numbers()) == [1, 2, 3])
    #expect(clock.sleeps == [.milliseconds(250)])
    #expect(server.requests.map { $0.header("Last-Event-ID") } == [nil, "b"])
  }

  @Test func endsAtNoContentResponse() async throws {
    let server = try TestServer { request in
      request.header("Last-Event-ID") == nil
        ? .chunked(["id: 1\ndata: 1\n\n"], type: Self.sse) : .reply(204)
    }
    #expect(try await Self.all(Self.client(server), Self.numbers(.events())) == [1])
    #expect(server.requests.count == 2)
  }

  @Test func resumesRepeatedlyIfEventsArriveInBetween() async throws {
    let server = try TestServer { request in
      let id = (request.header("Last-Event-ID").flatMap { Int($0) } ?? 0) + 1
      return id > 5
        ? .chunked(["data: [DONE]\n\n"], type: Self.sse)
        : .broken(["id: \(id)\ndata: \(id)\n\n"], type: Self.sse)
    }
    #expect(try await Self.all(Self.client(server), Self.numbers()) == [1, 2, 3, 4, 5])
  }

  @Test func failsAfterRepeatedLossWithoutEvents() async throws {
    let calls = RetryTests.Calls()
    let server = try TestServer { _ in
      calls.next() < 10 ? .broken([": hello\n\n"], type: Self.sse) : .reply(204)
    }
    do throws(DeckOfCards.ClientError) {
      _ = try await Self.client(server).stream(Self.numbers()).makeAsyncIterator().advanced()
      Issue.record("the server sent no element")
    } catch .transport(let error) {
      #expect(error.kind == .connectionLost)
    }
    #expect(server.requests.count == 3)
  }

  @Test func doesNotResumeNonidempotentRequest() async throws {
    let server = try TestServer { _ in .broken(["data: 1\n\n"], type: Self.sse) }
    var elements = Self.client(server).stream(Self.numbers(method: .post)).makeAsyncIterator()
    #expect(try await elements.next() == 1)
    await #expect(throws: DeckOfCards.ClientError.self) { try await elements.next() }
    #expect(try await elements.next() == nil)
    #expect(server.requests.count == 1)
  }

  @Test func throwsServiceFailureOfErrorResponse() async throws {
    let server = try TestServer { _ in .json(404, #"{"error": "gone"}"#) }
    do throws(DeckOfCards.ClientError) {
      _ = try await Self.client(server).stream(Self.numbers()).makeAsyncIterator().advanced()
      Issue.record("the response is a 404")
    } catch .service(.noSuchDeck(let problem), _) {
      #expect(problem.message == "gone")
    }
  }

  @Test func rejectsResponseOfOtherContentType() async throws {
    let server = try TestServer { _ in .text(200, "<html>", type: "text/html") }
    do throws(DeckOfCards.ClientError) {
      _ = try await Self.client(server).stream(Self.numbers()).makeAsyncIterator().advanced()
      Issue.record("the response is HTML")
    } catch .decoding(let failure, let response) {
      #expect(failure.found == "text/html")
      #expect(response.text == "<html>")
    }
  }

  @Test func failsAtInvalidElement() async throws {
    let server = try TestServer { _ in .chunked(["data: 1\n\ndata: x\n\n"], type: Self.sse) }
    var elements = Self.client(server).stream(Self.numbers()).makeAsyncIterator()
    #expect(try await elements.next() == 1)
    let error = await #expect(throws: DeckOfCards.ClientError.self) { try await elements.next() }
    guard case .decoding(let failure, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.description.hasSuffix("in numbers"))
  }

  @Test func timesOutIfServerIsSilent() async throws {
    let calls = RetryTests.Calls()
    let server = try TestServer { _ in
      guard calls.next() < 10 else { return .reply(204) }
      return .slow(0, then: .chunked(["data: 1\n\n", "data: 2\n\n"], every: 40, type: Self.sse))
    }
    let client = Self.client(server, retry: .none)
    do throws(DeckOfCards.ClientError) {
      _ = try await client.stream(Self.numbers(timeout: 0.3)).makeAsyncIterator().advanced()
      Issue.record("the server is silent for 40 seconds")
    } catch .transport(let error) {
      #expect(error.kind == .timedOut)
    }
  }

  /// The timeout limits what the server does, not the usual wait of 3 seconds.
  @Test func reconnectsWithShortTimeout() async throws {
    let server = try TestServer { request in
      request.header("Last-Event-ID") == nil
        ? .broken(["id: 1\ndata: 1\n\n"], type: Self.sse)
        : .chunked(["data: 2\n\ndata: [DONE]\n\n"], type: Self.sse)
    }
    let client = Client<DeckOfCards>(.custom(server.url))
    // On a busy machine, the server itself may be late.
    for _ in 0..<10 {
      if let numbers = try? await Self.all(client, Self.numbers(timeout: 2)), numbers == [1, 2] {
        return
      }
    }
    Issue.record("no attempt reconnects")
  }

  @Test func closesConnectionWhenLoopEnds() async throws {
    let server = try TestServer { _ in
      .chunked(Array(repeating: "data: 1\n\n", count: 1000), every: 0.02, type: Self.sse)
    }
    for try await number in Self.client(server).stream(Self.numbers()) where number == 1 { break }
    #expect(await server.becomes { $0.openConnections == 0 })
  }

  /// Even if further elements have arrived.
  @Test func endsWhenTaskIsCancelled() async throws {
    let server = try TestServer { _ in
      .raw(
        "HTTP/1.1 200 OK\r\nContent-Type: \(Self.sse)\r\n\r\ndata: 1\n\ndata: 2\n\n",
        then: .hang
      )
    }
    let client = Self.client(server)
    let task = Task { () -> Bool in
      do throws(DeckOfCards.ClientError) {
        for try await number in client.stream(Self.numbers()) {
          guard number == 1 else { return false }
          withUnsafeCurrentTask { $0?.cancel() }
        }
        return false
      } catch {
        if case .cancelled = error { return true }
        return false
      }
    }
    #expect(await task.value)
    #expect(await server.becomes { $0.openConnections == 0 })
  }

  #if !canImport(FoundationNetworking)
    /// Not on Linux, where a file extends the buffer of a stream.
    @Test func slowReaderHoldsBackServer() async throws {
      let line = String(repeating: " ", count: 200_000) + "1\n"
      let server = try TestServer { _ in .chunked(line, times: 2000, every: 0.002) }
      var elements = Self.client(server).stream(Self.numbers(.lines())).makeAsyncIterator()
      #expect(try await elements.next() == 1)
      var sent = 0
      while sent < server.sentBytes {
        sent = server.sentBytes
        try await Task.sleep(nanoseconds: 1_000_000_000)
      }
      #expect(sent < 400_000_000)
      for _ in 0..<5 { #expect(try await elements.next() == 1) }
    }
  #endif

  /// The response is far larger than the buffer in memory.
  @Test func slowReaderGetsEachElementOnce() async throws {
    let padding = String(repeating: " ", count: 20_000)
    let server = try TestServer { _ in
      .chunked((0..<150).map { "\(padding)\($0)\n" }, type: "application/x-ndjson")
    }
    var numbers: [Int] = []
    for try await number in Self.client(server).stream(Self.numbers(.lines())) {
      numbers.append(number)
      if number % 50 == 0 { try await Task.sleep(nanoseconds: 30_000_000) }
    }
    #expect(numbers == Array(0..<150))
    #expect(server.requests.count == 1)
  }

  @Test func appliesMiddlewareAndCredentials() async throws {
    let server = try TestServer { _ in .chunked(["data: 1\n\ndata: [DONE]\n\n"], type: Self.sse) }
    let client = Client<DeckOfCards>(
      .custom(server.url),
      credentials: .bearer("t0ken"),
      middleware: [ClientTests.Stamp(text: "a")]
    )
    var request = Self.numbers()
    request.request.policy.authentication = .required("token")
    #expect(try await Self.all(client, request) == [1])
    #expect(server.requests.first?.header("X-Stamp") == "a")
    #expect(server.requests.first?.header("Authorization") == "Bearer t0ken")
  }

  @Test(arguments: [
    StreamFormat.events(), .events(end: "."), .events(reconnect: true), .lines(), .lines(end: "."),
    .sequence(),
  ])
  func streamsElementsOfExamples(format: StreamFormat) async throws {
    let request = Self.numbers(format)
    let stub = StubTransport([Example("two", of: request, elements: ["1", "2"])])
    let clock = RetryTests.QuickClock()
    let client = Client<DeckOfCards>(.production, transport: stub, clock: clock)
    #expect(try await Self.all(client, request) == [1, 2])
    #expect(clock.now == .init(offset: .zero), "a test need not wait")
  }

  @Test func streamsElementsOfStub() async throws {
    let stub = StubTransport { _ in
      HTTPResponse(
        status: 200,
        headers: ["Content-Type": "text/event-stream"],
        body: Data("data: 1\n\ndata: [DONE]\n\n".utf8)
      )
    }
    let client = Client<DeckOfCards>(.production, transport: stub)
    #expect(try await Self.all(client, Self.numbers()) == [1])
  }
}

extension APISequence.AsyncIterator {
  /// The next element of a copy, since a temporary value is immutable.
  fileprivate func advanced() async throws(ClientError<Declared>) -> Element? {
    var copy = self
    return try await copy.next()
  }
}
