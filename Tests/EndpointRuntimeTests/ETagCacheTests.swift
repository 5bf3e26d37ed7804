import EndpointRuntime
import Foundation
import TestServer
import Testing

@Suite("A cache of responses with an ETag")
struct ETagCacheTests {
  /// A server that knows one resource, and a client's way to it through a cache.
  struct Way {
    let stub: StubTransport
    let cache: ETagCacheMiddleware

    init(
      limit: Int = 10_000_000,
      _ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) {
      stub = StubTransport(answer)
      cache = .etagCache(limit: limit)
    }

    @discardableResult
    func send(
      _ method: HTTPMethod = .get,
      _ path: String = "/a",
      _ headers: HTTPHeaders = [:],
      cache policy: CachePolicy = .default
    ) async throws -> HTTPResponse {
      let url = try #require(URL(string: "https://example.com\(path)"))
      let request = HTTPRequest(method, url: url, headers: headers, cache: policy)
      return try await cache.intercept(request, next: Next { try await stub.send($0) })
    }

    /// The condition of each request that was sent.
    var conditions: [String?] { stub.requests.map { $0.headers["If-None-Match"] } }
  }

  /// Answers with a tag for each URL, and 304 where that tag is asked about.
  static func server(
    _ headers: HTTPHeaders = [:],
    status: Int = 200
  ) -> @Sendable (HTTPRequest) async throws -> HTTPResponse {
    { request in
      var all = headers
      if all["ETag"] == nil { all["ETag"] = "\"\(request.url.path)\"" }
      let isKnown = request.headers["If-None-Match"] == all["ETag"]
      return HTTPResponse(
        status: isKnown ? 304 : status,
        headers: all,
        body: isKnown ? Data() : Data("body of \(request.url.path)".utf8)
      )
    }
  }

  @Test func asksWhetherAResponseStillHolds() async throws {
    let way = Way(Self.server())
    let first = try await way.send()
    let second = try await way.send()
    #expect(way.conditions == [nil, "\"/a\""])
    #expect(second.status == 200)
    #expect(second.body == first.body && !second.body.isEmpty)
  }

  @Test func takesTheFreshHeaders() async throws {
    let calls = RetryTests.Calls()
    let way = Way { request in
      let number = calls.next()
      let headers: HTTPHeaders = [
        "ETag": "W/\"1\"", "X-Left": "\(number)",
        "Content-Type": number == 0 ? "text/plain" : "x/y",
        "Content-Length": number == 0 ? "4" : "0",
      ]
      let isKnown = request.headers["If-None-Match"] != nil
      return HTTPResponse(
        status: isKnown ? 304 : 200,
        headers: headers,
        body: isKnown ? Data() : Data("text".utf8)
      )
    }
    try await way.send()
    let second = try await way.send()
    #expect(second.headers["X-Left"] == "1")
    #expect(second.headers["Content-Type"] == "text/plain")
    #expect(second.headers["Content-Length"] == "4")
    #expect(try await way.send().headers["X-Left"] == "2")
  }

  @Test func keepsTheLatest() async throws {
    let calls = RetryTests.Calls()
    let way = Way { _ in
      let number = calls.next()
      return HTTPResponse(
        status: 200,
        headers: ["ETag": "\"\(number)\""],
        body: Data("\(number)".utf8)
      )
    }
    for _ in 0..<3 { try await way.send() }
    #expect(way.conditions == [nil, "\"0\"", "\"1\""])
  }

  static let unkept: [(String, HTTPHeaders, Int)] = [
    ("no-store", ["Cache-Control": "max-age=60, No-Store"], 200), ("vary", ["Vary": "*"], 200),
    ("status", [:], 203), ("failure", [:], 404),
  ]

  @Test(arguments: unkept) func doesNotKeep(
    name: String,
    headers: HTTPHeaders,
    status: Int
  ) async throws {
    let way = Way(Self.server(headers, status: status))
    try await way.send()
    try await way.send()
    #expect(way.conditions == [nil, nil], "\(name)")
  }

  @Test func keepsNothingWithoutATagOrOfOtherRequests() async throws {
    let bare = Way { _ in .status(200) }
    for _ in 0..<2 { try await bare.send() }
    #expect(bare.conditions == [nil, nil])
    let way = Way(Self.server())
    for _ in 0..<2 { try await way.send(.post) }
    for _ in 0..<2 { try await way.send(.get, "/b", ["Range": "bytes=0-1"]) }
    for _ in 0..<2 { try await way.send(.get, "/c", ["Cache-Control": "no-store"]) }
    #expect(way.conditions.allSatisfy { $0 == nil })
  }

  @Test func keepsNothingThatABodyAskedFor() async throws {
    let way = Way(Self.server())
    let url = try #require(URL(string: "https://example.com/a"))
    let search = HTTPRequest(.get, url: url, body: .data(Data("q".utf8)))
    for _ in 0..<2 {
      _ = try await way.cache.intercept(search, next: Next { try await way.stub.send($0) })
    }
    #expect(way.conditions == [nil, nil])
  }

  @Test func leavesAConditionOfTheRequestAlone() async throws {
    let way = Way(Self.server())
    try await way.send()
    #expect(try await way.send(.get, "/a", ["If-None-Match": "\"/a\""]).status == 304)
  }

  @Test func headAndGetAreApart() async throws {
    let way = Way(Self.server())
    try await way.send(.head)
    try await way.send(.get)
    try await way.send(.head)
    #expect(way.conditions == [nil, nil, "\"/a\""])
  }

  @Test func choosesByTheHeadersThatAResponseVariesBy() async throws {
    let way = Way { request in
      let language = request.headers["Accept-Language"] ?? "none"
      let isKnown = request.headers["If-None-Match"] == "\"\(language)\""
      return HTTPResponse(
        status: isKnown ? 304 : 200,
        headers: ["ETag": "\"\(language)\"", "Vary": "Accept, accept-language"],
        body: isKnown ? Data() : Data(language.utf8)
      )
    }
    for language in ["de", "fr", "de", "fr"] {
      let response = try await way.send(.get, "/a", ["accept-language": language])
      #expect(response.text == language)
    }
    try await way.send()
    #expect(way.conditions == [nil, nil, "\"de\"", "\"fr\"", nil])
  }

  @Test func keepsApartWhatBelongsToOthers() async throws {
    let way = Way(Self.server())
    for token in ["ada", "bob", "ada"] { try await way.send(.get, "/a", ["Authorization": token]) }
    #expect(way.conditions == [nil, nil, "\"/a\""])
    #expect(try await way.send(.get, "/a", ["Authorization": "eve"], cache: .only).status == 200)
    #expect(way.stub.requests.count == 4)
  }

  @Test func neverAnswersWhatIsToBeReloaded() async throws {
    let way = Way(Self.server())
    try await way.send()
    try await way.send(cache: .reload)
    #expect(way.conditions == [nil, nil])
    try await way.send()
    #expect(way.conditions.last == "\"/a\"")
  }

  @Test func answersByItselfWhatWantsNothingElse() async throws {
    let way = Way(Self.server())
    try await way.send()
    let kept = try await way.send(cache: .only)
    #expect(kept.text == "body of /a")
    #expect(way.stub.requests.count == 1)
    try await way.send(.get, "/b", cache: .only)
    #expect(way.stub.requests.last?.cache == .only)
    let careful = Way(Self.server(["Cache-Control": "no-cache"]))
    for _ in 0..<2 { try await careful.send(cache: .only) }
    #expect(careful.conditions == [nil, "\"/a\""])
  }

  @Test func asksAgainIfTheServerMeansAnother() async throws {
    let way = Way { request in
      let isAsked = request.headers["If-None-Match"] != nil
      return HTTPResponse(
        status: isAsked ? 304 : 200,
        headers: ["ETag": isAsked ? "\"other\"" : "\"one\""],
        body: isAsked ? Data() : Data("whole".utf8)
      )
    }
    try await way.send()
    #expect(try await way.send().text == "whole")
    #expect(way.conditions == [nil, "\"one\"", nil])
  }

  @Test func forgetsWhatIsGoneOrChanged() async throws {
    let way = Way(Self.server())
    try await way.send()
    try await way.send(.get, "/a", ["Authorization": "ada"])
    try await way.send(.delete)
    try await way.send()
    try await way.send(.get, "/a", ["Authorization": "ada"])
    #expect(way.conditions.allSatisfy { $0 == nil })
    let calls = RetryTests.Calls()
    let gone = Way { _ in
      HTTPResponse(status: calls.next() == 1 ? 410 : 200, headers: ["ETag": "\"1\""])
    }
    for _ in 0..<3 { try await gone.send() }
    #expect(gone.conditions == [nil, "\"1\"", nil])
  }

  @Test func aFailureOfTheServerChangesNothing() async throws {
    let calls = RetryTests.Calls()
    let way = Way { _ in
      HTTPResponse(status: calls.next() == 1 ? 503 : 200, headers: ["ETag": "\"1\""])
    }
    try await way.send()
    #expect(try await way.send().status == 503)
    try await way.send()
    #expect(way.conditions == [nil, "\"1\"", "\"1\""])
  }

  @Test func letsGoOfWhatWasNotUsedForLongest() async throws {
    let one = "body of /a".utf8.count + "ETag".utf8.count + "\"/a\"".utf8.count
    let way = Way(limit: one * 2, Self.server())
    for path in ["/a", "/b", "/a", "/c", "/a", "/b"] { try await way.send(.get, path) }
    #expect(way.conditions == [nil, nil, "\"/a\"", nil, "\"/a\"", nil])
    let small = Way(limit: one - 1, Self.server())
    for _ in 0..<2 { try await small.send() }
    #expect(small.conditions == [nil, nil])
  }

  @Test func worksInAClient() async throws {
    let stub = StubTransport { request in
      request.headers["If-None-Match"] == nil
        ? HTTPResponse(
          status: 200,
          headers: ["ETag": "\"1\""],
          body: Data(#"{"cards": [], "remaining": 7}"#.utf8)
        ) : .status(304)
    }
    let client = Client<DeckOfCards>(.production, transport: stub, middleware: [.etagCache()])
    for _ in 0..<3 { #expect(try await client.send(Deck(id: "a").draw()).remaining == 7) }
    #expect(stub.requests.count == 3)
  }

  @Test func aFailedChangeChangesNothing() async throws {
    let way = Way { request in
      request.method == .post ? .status(400) : try await Self.server()(request)
    }
    try await way.send()
    try await way.send(.post)
    try await way.send()
    #expect(way.conditions.last == "\"/a\"")
  }

  // MARK: - Two users of one client

  /// Answers each user with their name and one tag for all, as a server does that tags a version of its code.
  private static func answer(_ user: String?, _ tag: String?, _ headers: [String: String])
    -> ServerReply
  {
    let headers = headers.merging(["ETag": "\"v1\""]) { $1 }
    guard let user else { return .reply(401) }
    return tag == "\"v1\"" ? .reply(304, headers: headers) : .text(200, user, headers: headers)
  }

  private static func me(
    _ client: Client<DeckOfCards>,
    cache: CachePolicy = .default,
    _ change: (inout DeckOfCards.Request<String>) -> Void = { _ in }
  ) async throws -> String {
    var request = DeckOfCards.Request<String>(
      .get,
      "/me",
      policy: .init(cache: cache),
      response: .text
    )
    change(&request)
    return try await client.send(request)
  }

  @Test(arguments: ["no-cache", "private, no-cache", "max-age=60", "private"])
  func keepsSessionsApart(_ control: String) async throws {
    let server = try TestServer { request in
      if request.path.hasPrefix("/login/") {
        return .reply(204, headers: ["Set-Cookie": "sid=\(request.path.dropFirst(7)); Path=/"])
      }
      let user = request.header("Cookie")?.dropFirst(4)
      return Self.answer(
        user.map(String.init),
        request.header("If-None-Match"),
        ["Cache-Control": control]
      )
    }
    let client = Client<DeckOfCards>(.custom(server.url), middleware: [.etagCache()])
    for user in ["ada", "bob", "ada"] {
      try await client.send(DeckOfCards.Request<Void>(.get, "/login/\(segment: user)"))
      #expect(try await Self.me(client) == user)
      #expect(try await Self.me(client) == user)
    }
    // Each asks once more, and only the first answer of each has a body.
    let conditions = server.requests.filter { $0.path == "/me" }.map { $0.header("If-None-Match") }
    #expect(conditions.filter { $0 == nil }.count == 3)
    await #expect(throws: DeckOfCards.ClientError.self) { try await Self.me(client, cache: .only) }
  }

  /// The header is added between the cache and the transport.
  @Test(arguments: [("Authorization", "no-cache"), ("X-Session", ""), ("X-User", "private")])
  func keepsHeadersOfInnerMiddlewareApart(_ name: String, _ control: String) async throws {
    let server = try TestServer { request in
      Self.answer(
        request.header(name),
        request.header("If-None-Match"),
        ["Cache-Control": control]
      )
    }
    let user = Seen()
    let client = Client<DeckOfCards>(
      .custom(server.url),
      middleware: [.etagCache(), .headers { [name: user.all.last ?? ""] }]
    )
    for name in ["ada", "bob", "bob", "ada"] {
      user.add(name)
      #expect(try await Self.me(client) == name)
    }
    await #expect(throws: DeckOfCards.ClientError.self) { try await Self.me(client, cache: .only) }
  }

  @Test(arguments: [("X-API-Key", ""), ("X-User", "private"), ("X-User", "vary")])
  func keepsHeadersOfRequestsApart(_ name: String, _ control: String) async throws {
    let headers = control == "vary" ? ["Vary": "X-User"] : ["Cache-Control": control]
    let server = try TestServer { request in
      Self.answer(request.header(name), request.header("If-None-Match"), headers)
    }
    let client = Client<DeckOfCards>(.custom(server.url), middleware: [.etagCache()])
    for user in ["ada", "bob", "bob", "ada"] {
      #expect(try await Self.me(client) { $0.headers = [name: user] } == user)
    }
    let asked = try? await Self.me(client, cache: .only) { $0.headers = [name: "eve"] }
    #expect(asked == nil)
    #expect(try await Self.me(client, cache: .only) { $0.headers = [name: "ada"] } == "ada")
  }

  @Test func keepsCredentialsApart() async throws {
    let server = try TestServer { request in
      Self.answer(request.header("Authorization"), request.header("If-None-Match"), [:])
    }
    let client = Client<DeckOfCards>(
      .custom(server.url),
      credentials: .bearer("ada"),
      middleware: [.etagCache()]
    )
    for user in ["ada", "bob", "bob", "ada"] {
      let name = try await Self.me(client) {
        $0.policy.authentication = .required("token")
        $0.credentials = .bearer(user)
      }
      #expect(name == "Bearer \(user)")
    }
    #expect(server.requests.filter { $0.header("If-None-Match") == nil }.count == 2)
  }
}
