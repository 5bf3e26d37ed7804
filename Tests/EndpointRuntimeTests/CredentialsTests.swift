import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Credentials")
struct CredentialsTests {
  /// The request that the transport receives. Throws if the client does not send it.
  static func sent(
    _ authentication: Authentication,
    _ credentials: Credentials
  ) async throws -> HTTPRequest {
    let stub = StubTransport { _ in .status(200) }
    let client = Client<DeckOfCards>(.production, credentials: credentials, transport: stub)
    let request = DeckOfCards.Request<Void>(
      .get,
      "/me",
      query: ["a": 1],
      cookies: ["b": 2],
      policy: .init(authentication: authentication)
    )
    try await client.send(request)
    return try #require(stub.requests.first)
  }

  @Test func rejectsCredentialsOfWrongKind() async {
    await #expect(throws: DeckOfCards.ClientError.self) {
      try await Self.sent(.required("token"), ["token": .basic(user: "a", password: "b")])
    }
  }

  @Test func sendsCredentialsWhereSchemeSays() async throws {
    let bearer = try await Self.sent(.required("token"), .bearer { "t" })
    #expect(bearer.headers["Authorization"] == "Bearer t")
    let basic = try await Self.sent(
      .required("login"),
      .basic(user: "Aladdin", password: "open sesame")
    )
    #expect(basic.headers["Authorization"] == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
    let header = try await Self.sent(.required("key"), .key("k"))
    #expect(header.headers["x-api-key"] == "k")
    let query = try await Self.sent(.required("queryKey"), .key { "k&=" })
    #expect(query.url.query == "a=1&api%20key=k%26%3D")
    let cookie = try await Self.sent(.required("session"), .key("s"))
    #expect(cookie.headers["Cookie"] == "b=2; sid=s")
    #expect(
      [bearer, basic, header, cookie].allSatisfy { $0.headers.fields.contains { $0.isSecret } }
    )
  }

  /// The URL of a next page may contain the key already.
  @Test(
    arguments: [["api key": "old", "a": 1], ["a": 1], ["a": 1, "api key": "k%3D"]] as [Parameters]
  )
  func sendsKeyInQueryOnce(_ query: Parameters) async throws {
    let stub = StubTransport { _ in .status(200) }
    let client = Client<DeckOfCards>(
      .production,
      credentials: ["queryKey": .key("new")],
      transport: stub
    )
    let request = DeckOfCards.Request<Void>(
      .get,
      "/me",
      query: query,
      policy: .init(authentication: .required("queryKey"))
    )
    try await client.send(request)
    #expect(stub.requests.map { $0.url.query } == ["a=1&api%20key=new"])
  }

  /// A colon would move a part of the user's name into the password (RFC 7617, section 2).
  @Test(arguments: ["a:b", ":", "a:"])
  func rejectsUserWithColon(_ user: String) async throws {
    await #expect(throws: DeckOfCards.ClientError.self) {
      try await Self.sent(.required("login"), .basic(user: user, password: "c"))
    }
    let colon = try await Self.sent(.required("login"), .basic(user: "a", password: "b:c"))
    #expect(colon.headers["Authorization"] == "Basic YTpiOmM=")
  }

  @Test func masksKeyInQuery() async throws {
    let request = try await Self.sent(.required("queryKey"), .key("s3cr3t"))
    #expect(request.url.absoluteString.contains("s3cr3t"))
    #expect(!"\(request) \(request.curl)".contains("s3cr3t"))
  }

  @Test func sendsNoCredentialsIfNotRequired() async throws {
    #expect(try await Self.sent(.none, .bearer("t")).headers["Authorization"] == nil)
    #expect(try await Self.sent(.anyOf(["token"], []), .none).headers["Authorization"] == nil)
  }

  @Test func choosesCredentialsByName() async throws {
    let credentials: Credentials = [
      "key": .key("one"), "queryKey": .key("two"), "token": .bearer("t"),
    ]
    #expect(try await Self.sent(.required("key"), credentials).headers["X-API-Key"] == "one")
    #expect(
      try await Self.sent(.required("queryKey"), credentials).url.query?.contains("two") == true
    )
  }

  @Test(
    arguments: [
      .required("token"), .required("login"), .anyOf(["key", "session"], ["token"]),
    ] as [Authentication]
  )
  func anonymousSendsWithoutCredentials(authentication: Authentication) async throws {
    let request = try await Self.sent(authentication, .anonymous)
    for name in ["Authorization", "X-API-Key"] { #expect(request.headers[name] == nil) }
    #expect("\(Credentials.anonymous)" == "anonymous")
  }

  @Test func usesFirstCompleteAlternative() async throws {
    let both: Credentials = ["key": .key("k"), "session": .key("s")]
    let request = try await Self.sent(.anyOf(["token"], ["key", "session"], []), both)
    #expect(request.headers["X-API-Key"] == "k")
    #expect(request.headers["Cookie"]?.contains("sid=s") == true)
    let one: Credentials = ["key": .key("k")]
    let bare = try await Self.sent(.anyOf(["token"], ["key", "session"], []), one)
    #expect(bare.headers["X-API-Key"] == nil)
  }

  /// Records calls of the middleware and the transport.
  private struct Counting: Transport, Middleware {
    let seen = Seen()

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      seen.add("transport")
      return .status(200)
    }

    func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse {
      seen.add("middleware")
      return try await next(request)
    }
  }

  @Test(
    arguments: [
      (
        .required("token"), .none,
        #"no credentials for "token". Pass them, such as credentials: ["token": .bearer { … }], or .anonymous if the server needs none."#
      ),
      (
        .required("login"), .bearer("t"),
        #"for "login". Pass them, such as credentials: ["login": .basic(user: …, password: …)], or .anonymous if the server needs none."#
      ),
      (
        .anyOf(["key", "session"], ["token"]), ["key": .key("k")],
        #"for "key" and "session", or for "token". "#
          + #"Pass them, such as credentials: ["key": .key { … }, "session": .key { … }], or .anonymous if the server needs none."#
      ),
    ] as [(Authentication, Credentials, String)]
  )
  func reportsMissingCredentialsBeforeSending(
    authentication: Authentication,
    credentials: Credentials,
    text: String
  ) async throws {
    let counting = Counting()
    let client = Client<DeckOfCards>(
      .production,
      credentials: credentials,
      transport: counting,
      middleware: [counting]
    )
    let request = DeckOfCards.Request<Void>(
      .get,
      "/me",
      policy: .init(authentication: authentication)
    )
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    for error in [
      await #expect(throws: DeckOfCards.ClientError.self) { try await client.send(request) },
      await #expect(throws: DeckOfCards.ClientError.self) {
        try await client.download(request, to: file)
      },
    ] {
      guard case .invalidRequest(let found) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect("\(found)".hasPrefix("GET /me: ") && found.reason.hasSuffix(text), "\(found)")
    }
    #expect(counting.seen.all.isEmpty)
  }

  @Test(
    arguments: [
      (.none, .none), (.anyOf(["token"], []), .none), (.anyOf(["token"], ["key"]), .key("k")),
      (.required("token"), .bearer("t")),
    ] as [(Authentication, Credentials)]
  )
  func sendsRequestWithSufficientCredentials(
    authentication: Authentication,
    credentials: Credentials
  ) async throws {
    _ = try await Self.sent(authentication, credentials)
  }

  @Test func usesCredentialsOfRequest() async throws {
    let stub = StubTransport { _ in .status(200) }
    let client = Client<DeckOfCards>(.production, transport: stub)
    var request = DeckOfCards.Request<Void>(
      .get,
      "/me",
      policy: .init(authentication: .required("token"))
    )
    request.credentials = .bearer("t")
    try await client.send(request)
    #expect(stub.requests.count == 1)
  }

  @Test func reportsSchemeOfMismatchedCredentials() async {
    let error = await #expect(throws: DeckOfCards.ClientError.self) {
      try await Self.sent(.required("token"), .key("k"))
    }
    guard case .invalidRequest(let invalid) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(invalid.reason.contains("token"))
  }

  @Test func preservesErrorOfCredentialsClosure() async {
    struct Locked: LocalizedError { var errorDescription: String? { "The keychain is locked." } }
    let error = await #expect(throws: DeckOfCards.ClientError.self) {
      try await Self.sent(.required("token"), .bearer { throw Locked() })
    }
    #expect(error?.localizedDescription == "The keychain is locked.")
  }

  @Test func rejectsCredentialsWithLineBreaks() async {
    let error = await #expect(throws: DeckOfCards.ClientError.self) {
      try await Self.sent(.required("token"), .bearer("t\r\nX-Admin: 1"))
    }
    guard case .invalidRequest = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
