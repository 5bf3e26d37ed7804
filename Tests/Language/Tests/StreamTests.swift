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

  @Test func stubStreamsElementsOfExamples() async throws {
    let client = Client<Language>(
      .custom(server),
      credentials: .bearer("t"),
      transport: StubTransport(Language.examples)
    )
    var points: [Point] = []
    for try await point in client.stream(Streams.points()) { points.append(point) }
    #expect(points == [Point(x: 1), Point(x: 2)])
  }

  private let server = URL(string: "https://example.com")!
}
