import EndpointRuntime
import EndpointTesting
import Foundation
import TestServer
import TestTraits
import Testing

@Suite("ETag cache", .network)
struct ETagCacheTests {
  /// Sends requests through a cache to a stub server.
  struct Harness {
    let stub: StubTransport
    let cache: ETagCacheMiddleware

    init(
      limit: Int = 10_000_000,
      _ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) {
      stub = StubTransport(respond)
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

    /// The `If-None-Match` of each request that reached the server.
    var conditions: [String?] { stub.requests.map { $0.headers["If-None-Match"] } }
  }

  /// Responds with a tag per path, and with 304 if the request has that tag.
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

  @Test func revalidatesCachedResponse() async throws {
    let harness = Harness(Self.server())
    let first = try await harness.send()
    let second = try await harness.send()
    #expect(harness.conditions == [nil, "\"/a\""])
    #expect(second.status == 200)
    #expect(second.body == first.body && !second.body.isEmpty)
  }

  @Test func updatesHeadersFrom304() async throws {
    let calls = RetryTests.Calls()
    let harness = Harness { request in
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
    try await harness.send()
    let second = try await harness.send()
    #expect(second.headers["X-Left"] == "1")
    #expect(second.headers["Content-Type"] == "text/plain")
    #expect(second.headers["Content-Length"] == "4")
    #expect(try await harness.send().headers["X-Left"] == "2")
  }

  @Test func cachesLatestResponse() async throws {
    let calls = RetryTests.Calls()
    let harness = Harness { _ in
      let number = calls.next()
      return HTTPResponse(
        status: 200,
        headers: ["ETag": "\"\(number)\""],
        body: Data("\(number)".utf8)
      )
    }
    for _ in 0..<3 { try await harness.send() }
    #expect(harness.conditions == [nil, "\"0\"", "\"1\""])
  }

  static let uncacheable: [(String, HTTPHeaders, Int)] = [
    ("no-store", ["Cache-Control": "max-age=60, No-Store"], 200), ("vary", ["Vary": "*"], 200),
    ("status", [:], 203), ("failure", [:], 404),
  ]

  @Test(arguments: uncacheable) func doesNotCacheUncacheableResponses(
    name: String,
    headers: HTTPHeaders,
    status: Int
  ) async throws {
    let harness = Harness(Self.server(headers, status: status))
    try await harness.send()
    try await harness.send()
    #expect(harness.conditions == [nil, nil], "\(name)")
  }

  @Test func doesNotCacheWithoutETagOrForIneligibleRequests() async throws {
    let bare = Harness { _ in .status(200) }
    for _ in 0..<2 { try await bare.send() }
    #expect(bare.conditions == [nil, nil])
    let harness = Harness(Self.server())
    for _ in 0..<2 { try await harness.send(.post) }
    for _ in 0..<2 { try await harness.send(.get, "/b", ["Range": "bytes=0-1"]) }
    for _ in 0..<2 { try await harness.send(.get, "/c", ["Cache-Control": "no-store"]) }
    #expect(harness.conditions.allSatisfy { $0 == nil })
  }

  @Test func doesNotCacheRequestsWithBody() async throws {
    let harness = Harness(Self.server())
    let url = try #require(URL(string: "https://example.com/a"))
    let search = HTTPRequest(.get, url: url, body: .data(Data("q".utf8)))
    for _ in 0..<2 {
      _ = try await harness.cache.intercept(search, next: Next { try await harness.stub.send($0) })
    }
    #expect(harness.conditions == [nil, nil])
  }

  @Test func preservesIfNoneMatchOfRequest() async throws {
    let harness = Harness(Self.server())
    try await harness.send()
    #expect(try await harness.send(.get, "/a", ["If-None-Match": "\"/a\""]).status == 304)
  }

  @Test func cachesHEADAndGETSeparately() async throws {
    let harness = Harness(Self.server())
    try await harness.send(.head)
    try await harness.send(.get)
    try await harness.send(.head)
    #expect(harness.conditions == [nil, nil, "\"/a\""])
  }

  @Test func selectsCachedResponseByVaryHeaders() async throws {
    let harness = Harness { request in
      let language = request.headers["Accept-Language"] ?? "none"
      let isKnown = request.headers["If-None-Match"] == "\"\(language)\""
      return HTTPResponse(
        status: isKnown ? 304 : 200,
        headers: ["ETag": "\"\(language)\"", "Vary": "Accept, accept-language"],
        body: isKnown ? Data() : Data(language.utf8)
      )
    }
    for language in ["de", "fr", "de", "fr"] {
      let response = try await harness.send(.get, "/a", ["accept-language": language])
      #expect(response.text == language)
    }
    try await harness.send()
    #expect(harness.conditions == [nil, nil, "\"de\"", "\"fr\"", nil])
  }

  @Test func separatesResponsesByAuthorization() async throws {
    let harness = Harness(Self.server())
    for token in ["ada", "bob", "ada"] {
      try await harness.send(.get, "/a", ["Authorization": token])
    }
    #expect(harness.conditions == [nil, nil, "\"/a\""])
    #expect(
      try await harness.send(.get, "/a", ["Authorization": "eve"], cache: .only).status == 200
    )
    #expect(harness.stub.requests.count == 4)
  }

  @Test func sendsNoConditionOnReload() async throws {
    let harness = Harness(Self.server())
    try await harness.send()
    try await harness.send(cache: .reload)
    #expect(harness.conditions == [nil, nil])
    try await harness.send()
    #expect(harness.conditions.last == "\"/a\"")
  }

  @Test func servesFromCacheIfPolicyIsOnly() async throws {
    let harness = Harness(Self.server())
    try await harness.send()
    let cached = try await harness.send(cache: .only)
    #expect(cached.text == "body of /a")
    #expect(harness.stub.requests.count == 1)
    try await harness.send(.get, "/b", cache: .only)
    #expect(harness.stub.requests.last?.cache == .only)
    let careful = Harness(Self.server(["Cache-Control": "no-cache"]))
    for _ in 0..<2 { try await careful.send(cache: .only) }
    #expect(careful.conditions == [nil, "\"/a\""])
  }

  /// A response without revalidation must not belong to another user of the session, nor be one that the server wants
  /// to be asked for.
  @Test(
    arguments: [[:], ["Set-Cookie": "sid=1"], ["set-cookie": "sid=1; HttpOnly"]],
    [nil, "max-age=60", "private", "no-cache", "private, No-Cache", "no-cache=\"Set-Cookie\""]
  )
  func revalidatesIfPolicyIsOnlyAndResponseMayBeOfOneUser(
    _ cookie: [String: String],
    _ control: String?
  ) async throws {
    var headers = HTTPHeaders(cookie.map { .init($0.key, $0.value) })
    headers["Cache-Control"] = control
    let harness = Harness(Self.server(headers))
    for _ in 0..<3 {
      #expect(try await harness.send(cache: .only).text == "body of /a")
    }
    let isServed = cookie.isEmpty && control?.lowercased().contains("no-cache") != true
    #expect(harness.stub.requests.count == (isServed ? 1 : 3))
  }

  @Test func requestsAgainIf304HasAnotherETag() async throws {
    let harness = Harness { request in
      let isAsked = request.headers["If-None-Match"] != nil
      return HTTPResponse(
        status: isAsked ? 304 : 200,
        headers: ["ETag": isAsked ? "\"other\"" : "\"one\""],
        body: isAsked ? Data() : Data("whole".utf8)
      )
    }
    try await harness.send()
    #expect(try await harness.send().text == "whole")
    #expect(harness.conditions == [nil, "\"one\"", nil])
  }

  @Test func forgetsResponseAfterDELETEOr410() async throws {
    let harness = Harness(Self.server())
    try await harness.send()
    try await harness.send(.get, "/a", ["Authorization": "ada"])
    try await harness.send(.delete)
    try await harness.send()
    try await harness.send(.get, "/a", ["Authorization": "ada"])
    #expect(harness.conditions.allSatisfy { $0 == nil })
    let calls = RetryTests.Calls()
    let gone = Harness { _ in
      HTTPResponse(status: calls.next() == 1 ? 410 : 200, headers: ["ETag": "\"1\""])
    }
    for _ in 0..<3 { try await gone.send() }
    #expect(gone.conditions == [nil, "\"1\"", nil])
  }

  @Test func retainsResponseAfterServerFailure() async throws {
    let calls = RetryTests.Calls()
    let harness = Harness { _ in
      HTTPResponse(status: calls.next() == 1 ? 503 : 200, headers: ["ETag": "\"1\""])
    }
    try await harness.send()
    #expect(try await harness.send().status == 503)
    try await harness.send()
    #expect(harness.conditions == [nil, "\"1\"", "\"1\""])
  }

  @Test func evictsLeastRecentlyUsedResponse() async throws {
    let one = "body of /a".utf8.count + "ETag".utf8.count + "\"/a\"".utf8.count
    let harness = Harness(limit: one * 2, Self.server())
    for path in ["/a", "/b", "/a", "/c", "/a", "/b"] { try await harness.send(.get, path) }
    #expect(harness.conditions == [nil, nil, "\"/a\"", nil, "\"/a\"", nil])
    let small = Harness(limit: one - 1, Self.server())
    for _ in 0..<2 { try await small.send() }
    #expect(small.conditions == [nil, nil])
  }

  @Test func returnsCachedBodyThroughClient() async throws {
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

  @Test func retainsResponseAfterFailedPOST() async throws {
    let harness = Harness { request in
      request.method == .post ? .status(400) : try await Self.server()(request)
    }
    try await harness.send()
    try await harness.send(.post)
    try await harness.send()
    #expect(harness.conditions.last == "\"/a\"")
  }

  // MARK: - Two users of one client

  /// Replies with the name of the user, and with one tag for all users.
  ///
  /// A server that derives the tag from the version of its code does the same.
  private static func reply(_ user: String?, _ tag: String?, _ headers: [String: String])
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
  func separatesCookieSessions(_ control: String) async throws {
    let server = try TestServer { request in
      if request.path.hasPrefix("/login/") {
        return .reply(204, headers: ["Set-Cookie": "sid=\(request.path.dropFirst(7)); Path=/"])
      }
      let user = request.header("Cookie")?.dropFirst(4)
      return Self.reply(
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
    // Only the first response of each session has a body.
    let conditions = server.requests.filter { $0.path == "/me" }.map { $0.header("If-None-Match") }
    #expect(conditions.filter { $0 == nil }.count == 3)
    await #expect(throws: DeckOfCards.ClientError.self) { try await Self.me(client, cache: .only) }
  }

  /// A middleware between the cache and the transport adds the header.
  @Test(arguments: [("Authorization", "no-cache"), ("X-Session", ""), ("X-User", "private")])
  func separatesUsersByInnerMiddlewareHeaders(_ name: String, _ control: String) async throws {
    let server = try TestServer { request in
      Self.reply(
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
  func separatesUsersByRequestHeaders(_ name: String, _ control: String) async throws {
    let headers = control == "vary" ? ["Vary": "X-User"] : ["Cache-Control": control]
    let server = try TestServer { request in
      Self.reply(request.header(name), request.header("If-None-Match"), headers)
    }
    let client = Client<DeckOfCards>(.custom(server.url), middleware: [.etagCache()])
    for user in ["ada", "bob", "bob", "ada"] {
      #expect(try await Self.me(client) { $0.headers = [name: user] } == user)
    }
    let response = try? await Self.me(client, cache: .only) { $0.headers = [name: "eve"] }
    #expect(response == nil)
    #expect(try await Self.me(client, cache: .only) { $0.headers = [name: "ada"] } == "ada")
  }

  @Test func separatesUsersByCredentials() async throws {
    let server = try TestServer { request in
      Self.reply(request.header("Authorization"), request.header("If-None-Match"), [:])
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
