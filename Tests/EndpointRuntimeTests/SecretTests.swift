import EndpointTesting
import Foundation
import Testing

@_spi(Generated) @testable import EndpointRuntime

@Suite("Secret masking")
struct SecretTests {
  static let secrets = ["p4ssw0rd", "k3y", "p1n", "t0ken"]

  static let request = DeckOfCards.signIn(
    user: "CommandShift",
    password: "p4ssw0rd",
    pin: "p1n",
    key: "k3y"
  )

  func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text + "\(value)" + String(reflecting: value)
  }

  func expectMasked(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for secret in Self.secrets {
      #expect(!text.contains(secret), sourceLocation: sourceLocation)
    }
    #expect(text.contains("***"), sourceLocation: sourceLocation)
  }

  @Test func masksSecretsInRequest() throws {
    expectMasked(dumped(Self.request))
    expectMasked(dumped(DeckOfCards.login(Login(username: "a", password: "p4ssw0rd"))))
    expectMasked(dumped([Self.request.query, Self.request.headers]))
    expectMasked(dumped(Self.request.body))
    #expect("\(Self.request)" == "POST /users/***/sign-in?key=***")
    #expect("\(Self.request.body)" == "USERNAME=CommandShift&PASSWORD=***")
  }

  @Test func masksSecretsInStruct() {
    let login = Login(username: "a", password: "p4ssw0rd")
    expectMasked(dumped(login))
    #expect("\(login)" == #"Login(username: "a", password: ***)"#)
  }

  @Test func printsNilFieldsBesideMaskedSecrets() {
    struct Session: CustomReflectable {
      var user: String?
      var pin: String?

      var customMirror: Mirror { Secret.mirror(self, ["user": user, "pin": Secret.masked]) }
    }
    #expect("\(Session(user: nil, pin: "p1n"))" == "Session(user: nil, pin: ***)")
    #expect("\(Session(user: "a", pin: "p1n"))" == #"Session(user: "a", pin: ***)"#)
  }

  @Test func masksSecretsInHTTPRequest() throws {
    let sent = try Self.request.httpRequest(for: .production)
    #expect(sent.url.absoluteString.contains("p1n"))
    expectMasked(dumped(sent))
    expectMasked(dumped(sent.headers))
    expectMasked(dumped(sent.body))
    expectMasked(sent.curl)
    #expect(sent.description.contains("/users/***/sign-in?key=***"))
  }

  @Test func masksSecretsInCurlCommand() {
    let line = Self.request.curl(for: .production)
    expectMasked(line)
    #expect(line.contains("CommandShift"))
    let profile = DeckOfCards.profile().curl(for: .production)
    #expect(profile == "curl 'https://deckofcardsapi.com/api/me' -H 'Authorization: ***'")
    let part = DeckOfCards.Request<Void>(
      .post,
      "/a",
      body: .multipart([.init("pin", "p1n", secret: true)])
    )
    expectMasked(dumped(part) + part.curl(for: .production))
  }

  @Test func masksSecretsInLogs() async throws {
    let seen = Seen()
    let client = Client<DeckOfCards>(
      .production,
      credentials: ["queryKey": .key("t0ken")],
      transport: StubTransport { _ in
        HTTPResponse(status: 200, headers: ["Set-Cookie": "sid=t0ken"], body: Data("t0ken".utf8))
      },
      middleware: [.logging { seen.add($1) }]
    )
    var request = Self.request
    request.policy.authentication = .required("queryKey")
    try await client.send(request)
    #expect(seen.all.count == 2)
    expectMasked(seen.all[0])
    expectMasked(seen.all[1])
    #expect(
      seen.all[0]
        == "→ signIn POST https://deckofcardsapi.com/api/users/***/sign-in?key=***&api%20key=***"
    )
    #expect(seen.all[1].contains(": 200, 5 bytes, "))
  }

  @Test func hidesSecretsInTransportError() async {
    let underlying = URLError(
      .timedOut,
      userInfo: ["NSErrorFailingURLStringKey": "https://x/?key=k3y"]
    )
    let client = Client<DeckOfCards>(.production, transport: StubTransport(failing: underlying))
    guard case .failure(let error) = await client.result(Self.request) else {
      Issue.record("not a failure")
      return
    }
    #expect(!(dumped(error) + error.localizedDescription).contains("k3y"))
  }

  @Test func hidesSecretsInHeaderError() {
    let request = DeckOfCards.Request<Void>(
      .get,
      "/",
      headers: ["X-Key": ParameterValue("k3y\n", secret: true)]
    )
    do throws(DeckOfCards.ClientError) {
      _ = try request.httpRequest(for: .production)
      Issue.record("a header with a line end was sent")
    } catch {
      #expect(!"\(error)".contains("k3y"))
    }
  }

  @Test func masksSecretsInResponsesAndCredentials() {
    let response = HTTPResponse(
      status: 200,
      headers: ["Set-Cookie": "sid=t0ken"],
      body: Data("t0ken".utf8)
    )
    expectMasked(dumped(response))
    expectMasked(dumped(Credentials.bearer("t0ken")))
    #expect(!dumped(DeckOfCards.ClientError.unexpectedStatus(response)).contains("t0ken"))
  }

  @Test func masksUserInURL() throws {
    let url = try #require(URL(string: "https://user:p4ssw0rd@example.com/a"))
    #expect("\(HTTPRequest(url: url))" == "GET https://***@example.com/a")
  }

  /// A password may contain `@`, and a text may contain several URLs.
  @Test(arguments: [
    ("at https://a:b@c.example/d", "at https://***@c.example/d"),
    ("https://a:b@c@d.example/e@f", "https://***@d.example/e@f"),
    (
      "from http://c.example/ to http://a:b@d.example",
      "from http://c.example/ to http://***@d.example"
    ),
    ("http://a:b@c.example, http://d:e@f.example", "http://***@c.example, http://***@f.example"),
    ("http://c.example?d@e", "http://c.example?d@e"), ("a:b@c.example", "a:b@c.example"),
  ])
  func masksUsersOfURLsInText(_ text: String, _ masked: String) {
    #expect(URLSecrets.withoutUsers(text) == masked)
  }

  @Test func masksSecretSegmentsThatContainEachOther() {
    let request = DeckOfCards.Request<Void>(
      .get,
      "/\(segment: "t0", secret: true)/\(segment: "t0ken", secret: true)/\(segment: "t", secret: true)"
    )
    #expect("\(request)" == "GET /***/***/***")
    #expect(request.curl(for: .production) == "curl 'https://deckofcardsapi.com/api/***/***/***'")
  }

  @Test func masksSecretsInServerURL() throws {
    let url = try #require(URL(string: "https://joe:p4ssw0rd@example.com"))
    expectMasked(dumped(Client<DeckOfCards>(.custom(url, variables: ["key": "k3y"]))))
  }

  @Test func curlReadsBinaryBodyFromStandardInput() {
    for bytes in [Data([0x61, 0]), Data([0xFF, 0xFE])] {
      let request = DeckOfCards.Request<Void>(.post, "/a", body: .binary(bytes))
      #expect(request.curl(for: .production).hasSuffix("--data-binary @- # 2 bytes"))
    }
  }

  @Test func curlReadsFileAtItsPath() {
    let file = FileUpload(contentsOf: URL(fileURLWithPath: #filePath), filename: "you.png")
    let request = DeckOfCards.Request<Void>(.post, "/a", body: .multipart([.init("face", file)]))
    #expect(
      request.curl(for: .production).contains(#"-F 'face=@"\#(#filePath)";filename="you.png";"#)
    )
  }

  @Test func curlQuotesForShell() {
    let request = DeckOfCards.Request<Void>(
      .post,
      "/a",
      headers: ["X-It": "it's $HOME `x`"],
      body: .json("'; rm -rf / #")
    )
    #expect(
      request.curl(for: .production)
        == #"curl -X POST 'https://deckofcardsapi.com/api/a' -H 'X-It: it'\''s $HOME `x`' "#
        + #"-H 'Content-Type: application/json' --data-raw '"'\''; rm -rf / #"'"#
    )
    #expect(Deck(id: "..").draw().curl(for: .production).hasPrefix("# "))
  }

  private func mask(
    _ headers: HTTPHeaders = [:],
    url: String = "https://x.org/",
    _ secrets: URLSecrets = URLSecrets()
  ) throws -> SecretMask {
    let url = try #require(URL(string: url))
    var request = HTTPRequest(url: url, headers: headers, urlSecrets: secrets)
    request.secretFields = ["pin"]
    return SecretMask(request)
  }

  @Test(arguments: [
    ("Cookie", "sid=abcd"), ("Cookie", "a=1; sid=abcd"), ("Authorization", "Bearer abcd"),
    ("Authorization", "abcd"),
  ])
  func masksSecretsOfFourBytes(_ name: String, _ value: String) throws {
    #expect(try mask([name: value]).text("is abcd.") == "is ***.")
  }

  @Test func doesNotMaskSecretsOfThreeBytes() throws {
    #expect(try mask(["Authorization": "abc"]).text("abc") == "abc")
  }

  @Test func masksSecretFieldsOfAnyJSONType() throws {
    let body = Data(#"{"pin": true, "a": {"pin": [true, 7, "x", null]}, "b": true}"#.utf8)
    let response = HTTPResponse(status: 200, body: body)
    let masked = try mask().text(of: response).flatMap { try? JSONValue(parsing: Array($0.utf8)) }
    #expect(masked == ["pin": false, "a": ["pin": [false, 0, "***", nil]], "b": true])
  }

  /// An error whose text contains parts of a request, as errors of frameworks do.
  struct Chatty: Error, CustomStringConvertible, LocalizedError {
    let description: String
    var errorDescription: String? { description }
  }

  static let leaks = [
    "GET https://deckofcardsapi.com/api/users/p1n/sign-in?key=k3y&api%20key=t0ken failed",
    "?key=k3y&api%20key=t0ken&page=2", "Authorization: t0ken1", "/users/p1n/sign-in?key=k3y",
    "https://joe:p4ssw0rd@example.com/a", "cannot open 'https://x/?key=k3y'",
    "redis://:p4ssw0rd@host", "the form has p4ssw0rd",
  ]

  @Test(arguments: leaks, [true, false])
  func hidesSecretsInUnderlyingError(_ text: String, isStreamed: Bool) async throws {
    let (failure, seen) = (Chatty(description: text), Seen())
    let stub = StubTransport { _ in
      guard isStreamed else { throw failure }
      var response = HTTPResponse(status: 200, headers: ["Content-Type": "text/event-stream"])
      response.stream = ByteStream { throw failure }
      return response
    }
    let client = Client<DeckOfCards>(
      .production,
      credentials: ["queryKey": .key("t0ken"), "token": .bearer("t0ken1")],
      transport: stub,
      middleware: [.logging { seen.add($1) }, .metrics { seen.add("\($0)") }],
      retry: .none
    )
    var request = StreamRequest<Int, DeckOfCards.Failure>(
      .post,
      "/users/\(segment: "p1n", secret: true)/sign-in",
      query: ["key": ParameterValue("k3y", secret: true)],
      body: .form(["PASSWORD": ParameterValue("p4ssw0rd", secret: true)]),
      format: .events(),
      element: .json
    )
    request.request.policy.authentication = .anyOf(["queryKey", "token"])
    let error = await #expect(throws: DeckOfCards.ClientError.self) {
      if isStreamed {
        for try await _ in client.stream(request) {}
      } else {
        try await client.send(request.request)
      }
    }
    let found = try #require(error)
    let texts = seen.all + [dumped(found), found.localizedDescription]
    for secret in ["k3y", "t0ken", "p4ssw0rd"] {
      #expect(texts.filter { $0.contains(secret) } == [], "\(secret)")
    }
    #expect(texts.filter { $0.contains("/p1n/") } == [])
  }
}
