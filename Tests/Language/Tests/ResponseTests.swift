@_spi(Generated) import EndpointRuntime
import Foundation
import LanguageFixtures
import TestServer
import TestTraits
import Testing

@Suite("Responses", .network)
struct ResponseTests {
  @Test func decodesResponsesAtPaths() throws {
    #expect(try Responses.at().decode(Data(#"{"data":{"items":[{"x":1}]}}"#.utf8)) == [Point(x: 1)])
    #expect(
      try Responses.pluck().decode(Data(#"{"items":[{"name":"a"},{"name":"b"}]}"#.utf8)) == [
        "a", "b",
      ]
    )
    let last = Responses.last()
    #expect(
      try last.decode(Data(#"{"items":[{"seen":1},{"seen":2.5}]}"#.utf8))
        == Date(timeIntervalSince1970: 2.5)
    )
    #expect(try last.decode(Data(#"{"items":[{"seen":null}]}"#.utf8)) == nil)
    #expect(try last.decode(Data(#"{"items":[]}"#.utf8)) == nil)
    #expect(throws: DecodingFailure.self) { try Responses.at().decode(Data(#"{"data":{}}"#.utf8)) }
    let failure = #expect(throws: DecodingFailure.self) {
      try Responses.at().decode(Data(#"{"data":{"items":[{"x":"1"}]}}"#.utf8))
    }
    #expect(
      failure?.description
        == #"data.items[0].x: expected an integer, found "1" (byte 23) in Responses.at"#
    )
  }

  @Test func decodesBodiesOfAllKinds() throws {
    try Responses.none().decode(Data("any".utf8))
    try Responses.void().decode(Data())
    #expect(try Responses.data().decode(Data([0, 255])) == Data([0, 255]))
    #expect(try Responses.base64().decode(Data(#"{"blob":"AAE="}"#.utf8)) == Data([0, 1]))
    #expect(try Responses.text().decode(Data("\"a\"\n".utf8)) == "\"a\"\n")
    #expect(try Responses.string().decode(Data("\"a\"\n".utf8)) == "a")
    #expect(try Responses.optional().decode(Data()) == nil)
    #expect(try Responses.optional().decode(Data("null".utf8)) == nil)
    #expect(try Responses.optional().decode(Data(#"{"x":1}"#.utf8)) == Point(x: 1))
    #expect(
      try Responses.map().decode(Data(#"{"a":1}"#.utf8)) == ["a": Date(timeIntervalSince1970: 1)]
    )
    #expect(
      try Responses.inline().decode(Data(#"{"n":1,"kind":"c"}"#.utf8))
        == Responses.InlineResponse(n: 1, kind: Responses.InlineResponse.Kind(rawValue: "c"))
    )
  }

  @Test func decodesEachStatusToItsCase() throws {
    let request = Responses.statuses()
    #expect(try request.decode(Data(#"{"x":1}"#.utf8)) == .ok(Point(x: 1)))
    #expect(
      try request.decode(Data(#"{"job":{"id":2}}"#.utf8), status: 202) == .accepted(Job(id: 2))
    )
    #expect(try request.decode(Data("t".utf8), status: 203) == .nonAuthoritative("t"))
    #expect(try request.decode(Data(), status: 204) == .noContent)
    #expect(
      try request.decode(Data("[5]".utf8), status: 206)
        == .partialContent([Date(timeIntervalSince1970: 5)])
    )
  }

  @Test func singleStatusDecodesToItsValue() async throws {
    func client(_ status: Int, _ body: String) -> Client<Language> {
      Client(
        .production(),
        credentials: .bearer("t"),
        transport: StubTransport { _ in .json(status, body) }
      )
    }
    #expect(try await client(201, #"{"x":1}"#).send(Responses.created()) == Point(x: 1))
    #expect(
      try await client(200, #"{"data":[{"x":1}]}"#).send(Responses.found()) == [Point(x: 1)]
    )
    try await client(204, "").send(Responses.deleted())
    guard case .failure(.service(.odd, _)) = await client(200, "{}").result(Responses.created())
    else {
      Issue.record("200 is not a success of this endpoint")
      return
    }
  }

  @Test func decodesStatusesOverNetwork() async throws {
    let server = try TestServer { request in
      switch request.header("X-Trace") {
      case "202": .json(202, #"{"job":{"id":2}}"#)
      case "204": .reply(204)
      default: .json(201, "{}")
      }
    }
    let client = Client<Language>(.custom(server.url), credentials: .bearer("t"))
    #expect(try await client.send(Responses.statuses(xTrace: "202")) == .accepted(Job(id: 2)))
    #expect(try await client.send(Responses.statuses(xTrace: "204")) == .noContent)
    guard case .failure(.service(.odd, let response)) = await client.result(Responses.statuses())
    else {
      Issue.record("201 is not a success of this endpoint")
      return
    }
    #expect(response.status == 201)
  }

  @Test func decodesHeaders() async throws {
    let stub = StubTransport { _ in
      HTTPResponse(
        status: 200,
        headers: [
          "x-rate-limit": "7", "Last-Modified": "Thu, 01 Jan 1970 00:00:05 GMT", "X-Rank": "JACK",
          "Location": "https://a.b/c", "X-Deck": "d", "X-On": "true",
        ],
        body: Data(#"{"id":1}"#.utf8)
      )
    }
    let response = try await Client<Language>(
      .production(),
      credentials: .bearer("t"),
      transport: stub
    ).response(
      for: Responses.headers()
    )
    #expect(response.value == Job(id: 1))
    #expect(response.xRateLimit == 7)
    #expect(response.lastModified == Date(timeIntervalSince1970: 5))
    #expect(response.rank == .jack)
    #expect(response.location == URL(string: "https://a.b/c"))
    #expect(response.xDeck == "d")
    #expect(response.xOn == true)
    let stubWithoutHeaders = StubTransport { _ in .json(200, #"{"id":1}"#) }
    let empty = try await Client<Language>(
      .production(),
      credentials: .bearer("t"),
      transport: stubWithoutHeaders
    ).response(
      for: Responses.headers()
    )
    #expect(empty.xRateLimit == nil)
  }

  @Test func countsSkippedElements() async throws {
    let stub = StubTransport { _ in .json(200, #"{"points":[{"x":1},{}],"suits":["NO"]}"#) }
    let response = try await Client<Language>(
      .production(),
      credentials: .bearer("t"),
      transport: stub
    ).response(
      for: Echo.lossy()
    )
    #expect(response.value.points == [Point(x: 1)])
    #expect(response.skippedElements == 2)
  }

  @Test func sentValuesRoundTripOverNetwork() async throws {
    let server = try TestServer { request in .json(200, request.text) }
    let client = Client<Language>(.custom(server.url), credentials: .bearer("t0ken"))
    let shape = Shape.square(Square(side: 2, label: "é/\"🃏"))
    let unions = Unions(shape: shape, event: .left(Point(x: 1)), content: .shapeArray([shape]))
    #expect(try await client.send(Echo.unions(unions)) == unions)
    #expect(
      try await client.send(Echo.calendar(["a": [Date(timeIntervalSince1970: 1.5), nil]])) == [
        "a": [Date(timeIntervalSince1970: 1.5), nil]
      ]
    )
    #expect(server.requests[0].target == "/echo/unions?site=main")
    #expect(server.requests[0].header("Authorization") == "Bearer t0ken")
  }
}
