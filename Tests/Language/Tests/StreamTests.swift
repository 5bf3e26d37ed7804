import EndpointRuntime
import Foundation
import LanguageFixtures
import TestServer
import TestTraits
import Testing

@Suite("Generated streams", .network, .timeLimit(.minutes(15)))
struct StreamTests {
  static let sse = "text/event-stream"

  @Test func decodesStreamsInDeclaredFormats() async throws {
    let server = try TestServer { request in
      switch request.path {
      case "/streams/points": .chunked(["data: {\"x\":1}\n\ndata: [DONE]\n\n"], type: Self.sse)
      case "/streams/texts": .chunked(["data: a \"b\"\ndata: c\n\n"], type: Self.sse)
      default: .chunked(["0\n1.5\n"])
      }
    }
    let client = Client<Language>(.custom(server.url), credentials: .bearer("t"), retry: .none)
    var points: [Point] = []
    for try await point in client.stream(Streams.points()) { points.append(point) }
    #expect(points == [Point(x: 1)])
    var texts: [String] = []
    for try await text in client.stream(Streams.texts()) { texts.append(text) }
    #expect(texts == ["a \"b\"\nc"])
    var dates: [Date] = []
    for try await date in client.stream(Streams.dates()) { dates.append(date) }
    #expect(dates == [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1.5)])
  }

  private static let server = URL(string: "https://example.com")!

  private static func client(_ body: String, type: String = sse) -> Client<Language> {
    Client(
      .custom(server),
      credentials: .bearer("t"),
      transport: StubTransport { _ in
        HTTPResponse(status: 200, headers: ["Content-Type": type], body: Data(body.utf8))
      },
      retry: .none
    )
  }

  /// The elements until the stream ends, and the error that ends it.
  private static func all<Value>(
    _ sequence: APISequence<Value, Language.Failure>
  ) async -> ([Value], Language.ClientError?) {
    var values: [Value] = []
    do throws(Language.ClientError) {
      for try await value in sequence { values.append(value) }
      return (values, nil)
    } catch {
      return (values, error)
    }
  }

  @Test func decodesEventsByName() async throws {
    let body = """
      event: moved
      data: {"x":1}

      data:

      event: note
      data: 007

      event: note
      data

      event: count_changed
      data: 7

      event: stamp
      data: null

      event: beat
      data:

      event: beat
      data: {"type": "beat"}

      event: left
      data: who: ada

      event: left
      data:

      data: 1


      """
    let events = await Self.all(Self.client(body).events(Streams.board()))
    #expect(events.1 == nil)
    #expect(
      events.0.map(\.value) == [
        .moved(Point(x: 1)), .note("007"), .note(""), .count(7), .stamp(nil), .beat, .beat,
        .unknown(ServerSentEvent(name: "left", data: "who: ada")),
        .unknown(ServerSentEvent(data: "1")),
      ]
    )
    #expect(events.0.map(\.heartbeats) == [0, 1, 0, 0, 0, 0, 0, 0, 1])
  }

  @Test func failsAtEventOfOtherType() async throws {
    let body = "event: moved\ndata: {\"x\":1}\n\nevent: moved\ndata: {\"x\":\"1\"}\n\n"
    let (values, error) = await Self.all(Self.client(body).stream(Streams.board()))
    #expect(values == [.moved(Point(x: 1))])
    guard case .decoding(let failure, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.path == "x")
  }

  @Test func failsAtUnknownEventOfClosedEnum() async throws {
    let body = "data: 1\n\nevent: done\ndata: x\n\nevent: other\ndata: 2\n\n"
    let (values, error) = await Self.all(Self.client(body).stream(Streams.closed()))
    #expect(values == [.message(1), .done])
    guard case .decoding(let failure, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.expected == "one of message, done")
    #expect(failure.found == "the event \"other\"")
  }

  @Test func decodesSequencesAndGatewayLines() async throws {
    let sequence = Self.client("\u{1E}\"a\"\n\u{1E}\"b\u{1E}\"c\"\n", type: "application/json-seq")
    let texts = await Self.all(sequence.stream(Streams.sequence()))
    #expect(texts.0 == ["a", "c"] && texts.1 == nil)
    let lines = """
      {"result":0}
      {"result":1.5}
      {"error":{"code":5,"limit":3,"message":"gone","details":[]}}

      """
    let gateway = Self.client(lines, type: "application/json")
    let dates = await Self.all(gateway.stream(Streams.gateway()))
    #expect(dates.0 == [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1.5)])
    guard case .service(.limit(let limit), let response)? = dates.1 else {
      Issue.record("\(String(describing: dates.1))")
      return
    }
    #expect(limit.limit == 3 && response.status == 404)
    let undeclared = Self.client("{\"error\":{\"code\":14}}\n", type: "application/json")
    let other = await Self.all(undeclared.stream(Streams.gateway())).1
    guard case .service(.unavailable, let found)? = other else {
      Issue.record("\(String(describing: other))")
      return
    }
    #expect(found.status == 503)
  }

  @Test func examplesHaveEventsWithNames() async throws {
    let client = Client<Language>(
      .custom(Self.server),
      credentials: .bearer("t"),
      transport: StubTransport(Language.examples),
      retry: .none
    )
    var events = client.stream(Streams.board()).makeAsyncIterator()
    var found: [BoardEvent] = []
    while found.count < 5, let event = try await events.next() { found.append(event) }
    #expect(found == BoardEvent.examples.game)
    #expect(
      found == [
        .moved(Point(x: 1)), .note("a \"b\"\nc"), .count(7), .beat,
        .unknown(ServerSentEvent(name: "left", data: #"{ "who": "ada" }"#)),
      ]
    )
    var texts: [String] = []
    for try await text in client.stream(Streams.sequence()) { texts.append(text) }
    #expect(texts == ["a", "\"b\""])
    let dates = await Self.all(client.stream(Streams.gateway()))
    #expect(dates.0.map(\.timeIntervalSince1970) == [0, 1.5] && dates.1 == nil)
  }

  @Test func stubStreamsElementsOfExamples() async throws {
    let client = Client<Language>(
      .custom(Self.server),
      credentials: .bearer("t"),
      transport: StubTransport(Language.examples)
    )
    var points: [Point] = []
    for try await point in client.stream(Streams.points()) { points.append(point) }
    #expect(points == [Point(x: 1), Point(x: 2)])
  }
}
