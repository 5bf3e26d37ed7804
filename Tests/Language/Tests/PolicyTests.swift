@_spi(Generated) import EndpointRuntime
import Foundation
import LanguageFixtures
import TestServer
import TestTraits
import Testing

@Suite("Authentication, policies, pages and examples", .network)
struct PolicyTests {
  /// The request that a client with the credentials sends.
  private func sent(
    _ request: Language.Request<Void>,
    _ credentials: Credentials
  ) async throws -> HTTPRequest {
    let stub = StubTransport { _ in .json(200, "{}") }
    try await Client<Language>(.production(), credentials: credentials, transport: stub).send(
      request
    )
    return try #require(stub.requests.first)
  }

  private let all: Credentials = [
    "token": .bearer("t0ken"), "password": .basic(user: "u", password: "p"), "key": .key("k3y"),
    "signature": .key("s1g&"), "session": .key("s3ss"), "oauth": .bearer("0auth"),
  ]

  @Test func sendsCredentialsOfEachScheme() async throws {
    #expect(try await sent(Language.ping(), all).headers["Authorization"] == "Bearer t0ken")
    #expect(try await sent(Policies.none(), all).headers["Authorization"] == nil)
    #expect(try await sent(Policies.other(), all).headers["Authorization"] == "Basic dTpw")
    #expect(try await sent(Policies.scopes(), all).headers["Authorization"] == "Bearer 0auth")
    #expect(try await sent(Policies.session(), all).headers["Cookie"] == "sid=s3ss")
  }

  /// A handwritten request has the same defaults as the endpoints of the spec.
  @Test func handwrittenRequestUsesDefaultsOfSpec() async throws {
    let request = Language.Request<Void>(.get, "/ping")
    #expect(request.policy == Language.ping().policy)
    #expect(request.policy.timeout == 90.5)
    #expect(try await sent(request, all).headers["Authorization"] == "Bearer t0ken")
  }

  @Test func usesFirstAlternativeWithAllCredentials() async throws {
    #expect(try await sent(Policies.alternatives(), all).headers["Authorization"] == "Bearer t0ken")
    let both = try await sent(
      Policies.alternatives(),
      ["key": .key("k3y"), "signature": .key("s1g&")]
    )
    #expect(both.headers["Authorization"] == nil)
    #expect(both.headers["X-API-Key"] == "k3y")
    #expect(both.url.query == "site=main&signature=s1g%26")
    let incomplete = try await sent(Policies.alternatives(), ["key": .key("k3y")])
    #expect(incomplete.headers["X-API-Key"] == nil)
    await #expect(throws: Language.ClientError.self) {
      try await sent(Policies.other(), .bearer("t"))
    }
  }

  @Test func masksCredentials() async throws {
    for request in [Policies.alternatives(), Policies.session(), Policies.other(), Language.ping()]
    {
      for credentials in [
        all,
        [
          "key": .key("k3y"), "signature": .key("s1g&"), "session": .key("s3ss"),
          "token": .bearer("t0ken"), "password": .basic(user: "u", password: "p"),
        ],
      ] {
        let text =
          shown(try await sent(request, credentials)) + (try await sent(request, credentials).curl)
        for secret in ["t0ken", "k3y", "s1g", "s3ss", "dTpw"] {
          #expect(!text.contains(secret), "\(text)")
        }
      }
    }
  }

  @Test func appliesPoliciesToRequests() throws {
    let sent = try Policies.all().httpRequest(for: .production())
    #expect(sent.cache == .reload)
    #expect(sent.isIdempotent)
    #expect(sent.redirects == .return)
    #expect(sent.timeout == 80)
    #expect(try Policies.quick().httpRequest(for: .production()).timeout == 0.25)
    let host = try Policies.host().httpRequest(for: .plain())
    #expect(host.cache == .only)
    #expect(!host.isIdempotent)
    #expect(try Policies.search().httpRequest(for: .plain()).isIdempotent)
    #expect(host.redirects == .follow)
    #expect(try Language.ping().httpRequest(for: .plain()).isIdempotent)
  }

  @Test func returnsRedirectIfSpecDeclaresIt() async throws {
    let server = try TestServer { _ in .redirect(302, "/other") }
    let client = Client<Language>(
      .custom(server.url, hosts: ["login": server.url]),
      credentials: .bearer("t")
    )
    let outcome = await client.result(Policies.all())
    guard case .failure(.unreadableFailure(let failure, let response)) = outcome else {
      Issue.record("expected the redirect, not \(outcome)")
      return
    }
    #expect(response.status == 302)
    #expect(failure.caseName == "odd")
    #expect(server.requests.map(\.method) == ["POST"])
  }

  @Test func generatesPaginationOfEachKind() throws {
    #expect(Pages.page().pagination == .page("page", start: 1, more: "has_more"))
    #expect(Pages.counted().pagination == .page("page", start: 1, pages: "total_pages"))
    #expect(Pages.zero().pagination == .page("p", start: 0))
    #expect(Pages.offset().pagination == .offset("skip", total: "meta.total"))
    #expect(
      Pages.cursor().pagination == .cursor("after", next: "data[last].id", more: "has_more")
    )
    #expect(Pages.url().pagination == .url(next: "next"))
    #expect(Pages.link().pagination == .link)
    #expect(try parts(Pages.offset(skip: 10).request).line == "GET /pages/offset?skip=10&take=50")
    #expect(
      try Pages.page().decode(Data(#"{"items":[{"x":1}],"has_more":true}"#.utf8)) == [Point(x: 1)]
    )
    #expect(try Pages.url().decode(Data(#"{"points":[]}"#.utf8)) == Pages.URLResponse(points: []))
    let cursor: Language.PagedRequest<[Job], Job> = Pages.cursor(after: "x")
    #expect(
      try RequestParts(cursor.request, for: .production()).line == "GET /pages/cursor?after=x"
    )
  }

  /// The examples are the server. The second one matches only the body of the second page.
  @Test func requestsPagesByFieldOfBody() async throws {
    let stub = StubTransport(Language.examples, matching: .exactly)
    let client = Client<Language>(.production(), credentials: .bearer("t"), transport: stub)
    let request = Pages.search(text: "x", paging: .init(size: 1))
    #expect(request.pagination == .cursor(.body("paging.after"), next: "next"))
    var points: [Point] = []
    for try await point in client.items(request) { points.append(point) }
    #expect(points == [Point(x: 1), Point(x: 2)])
    #expect(
      stub.requests.last?.body.description == #"{"text":"x","paging":{"size":1,"after":"b"}}"#
    )
  }

  @Test func namespaceDeclaresVersionThrottleAndSchemes() {
    #expect(Language.version == "2.1.0")
    #expect(Language.throttle == "backoff")
    #expect(
      Set(Language.authentication.keys) == [
        "token", "password", "key", "signature", "session", "oauth",
      ]
    )
    #expect(Language.ServerRegion.allCases.map(\.rawValue) == ["eu", "us"])
  }

  @Test func stubRespondsWithMatchingExamples() async throws {
    let client = Client<Language>(
      .production(),
      credentials: .bearer("t"),
      transport: StubTransport(Language.examples)
    )
    let five = Date(timeIntervalSince1970: 5)
    #expect(
      try await client.send(Examples.show(deck: "a/b", from: five, step: 2, suit: .clubs, count: 2))
        == [Point(x: 1), Point(x: 2, y: 3)]
    )
    #expect(try await client.send(Examples.show(deck: "other", from: five)) == [])
    let zero = Date(timeIntervalSince1970: 0)
    guard
      case .failure(.service(.gone, _)) = await client.result(
        Examples.show(deck: "gone", from: zero)
      )
    else {
      Issue.record("the example is a failure")
      return
    }
    guard
      case .failure(.service(.missing(let problem), _)) = await client.result(
        Examples.show(deck: "no", from: zero)
      )
    else {
      Issue.record("the example is a failure")
      return
    }
    #expect(problem.message == "No \"deck\".")
    let ship: Ship = "s1"
    #expect(
      try await client.send(ship.rename(name: "New", shape: .square(Square(side: 2)))) == "s2"
    )
    #expect(try await client.send(Pages.numbered(page: 2)) == [Point(x: 9)])
    await #expect(throws: Language.ClientError.self) { try await client.send(Language.ping()) }
  }
}
