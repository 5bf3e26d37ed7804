@_spi(Generated) import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Recordings")
struct RecordingTests {
  static let draw = #"{"cards": [{"suit": "HEARTS", "value": "2"}], "remaining": 7.0}"#

  /// A server whose responses contain secrets of all kinds.
  static let server: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
    switch request.endpoint {
    case "Deck.draw": .json(200, draw)
    case "login":
      HTTPResponse(
        status: 200,
        headers: [
          "Content-Type": "application/json", "Set-Cookie": "sid=s3ssion", "Date": "now",
          "X-Echo": "p4ssw0rd",
        ],
        body: Data(
          #"""
          {"access_token": "t0ken", "user": {"password": 12, "name": "ada"},
           "old": ["p4ssw0rd"], "hint": "not p4ssw0rd"}
          """#.utf8
        )
      )
    case "profile":
      HTTPResponse(status: 200, headers: ["Content-Type": "image/png"], body: Data([0xFF, 0xD8]))
    default: HTTPResponse(status: 200, body: Data("Hello,\nworld".utf8))
    }
  }

  static func client(_ transport: any Transport) -> Client<DeckOfCards> {
    Client(.production, credentials: ["token": .bearer("b34rer")], transport: transport)
  }

  static let login = DeckOfCards.login(Login(username: "ada", password: "p4ssw0rd"))
  static let signIn = DeckOfCards.signIn(user: "ada", password: "p4ssw0rd", pin: "p1n", key: "k3y")

  /// Records the calls and returns the text of the recording.
  static func recorded(
    _ server: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse = server,
    _ calls: (Client<DeckOfCards>) async throws -> Void
  ) async throws -> String {
    let recording = RecordingTransport(StubTransport(server))
    try await calls(client(recording))
    return recording.text
  }

  /// A transport that replays a text.
  static func replaying(_ text: String) throws -> StubTransport {
    let name = "recording-\(UUID().uuidString).json"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try StubTransport(replaying: file)
  }

  @Test func writesReadableJSON() async throws {
    let text = try await Self.recorded { client in
      _ = try await client.send(Deck(id: "a").draw(count: 2))
    }
    #expect(
      text == """
        {
          "exchanges": [
            {
              "endpoint": "Deck.draw",
              "request": { "method": "GET", "url": "https://deckofcardsapi.com/api/deck/a/draw/?count=2" },
              "response": {
                "status": 200,
                "headers": { "Content-Type": "application/json" },
                "json": { "cards": [{ "suit": "HEARTS", "value": "2" }], "remaining": 7.0 }
              }
            }
          ]
        }

        """
    )
  }

  @Test func masksSecrets() async throws {
    let text = try await Self.recorded { client in
      try await client.send(Self.login)
      try await client.send(Self.signIn)
      _ = try await client.send(DeckOfCards.profile())
    }
    for secret in ["p4ssw0rd", "p1n", "k3y", "t0ken", "s3ssion", "b34rer", "now"] {
      #expect(!text.contains(secret), "\(secret)")
    }
    #expect(text.contains(#""json": { "username": "ada", "password": "***" }"#))
    #expect(text.contains(#""text": "USERNAME=ada&PASSWORD=***""#))
    #expect(text.contains(#"/users/***/sign-in?key=***""#))
    #expect(text.contains(#""password": 0, "name": "ada""#))
    #expect(text.contains(#""old": ["***"]"#))
    #expect(text.contains(#""Set-Cookie": "***""#))
  }

  @Test func replaysRecordedResponses() async throws {
    let text = try await Self.recorded { client in
      _ = try await client.send(Deck(id: "a").draw(count: 2))
      try await client.send(Self.login)
      _ = try await client.send(DeckOfCards.profile())
    }
    let stub = try Self.replaying(text)
    let client = Self.client(stub)
    #expect(try await client.send(Deck(id: "a").draw(count: 2)).remaining == 7)
    let other = DeckOfCards.login(Login(username: "ada", password: "another"))
    try await client.send(other)
    #expect(try await client.send(DeckOfCards.profile()) == Data([0xFF, 0xD8]))
    #expect(stub.requests.count == 3)
  }

  @Test func replaysWithoutCredentials() async throws {
    let recording = RecordingTransport(StubTransport(Self.server))
    let request = DeckOfCards.Request<Void>(
      .get,
      "/me",
      query: ["a": 1],
      policy: .init(authentication: .anyOf(["queryKey"], []))
    )
    try await Client<DeckOfCards>(
      .production,
      credentials: ["queryKey": .key("k3y")],
      transport: recording
    ).send(request)
    #expect(recording.text.contains("/me?a=1&api%20key=***"))
    try await Client<DeckOfCards>(
      .production,
      transport: try Self.replaying(recording.text)
    ).send(request)
  }

  /// A recording of one server does not replay for another one, and the error says so.
  @Test func reportsServerAndBodyThatDifferFromRecording() async throws {
    let text = try await Self.recorded { client in
      try await client.send(DeckOfCards.login(Login(username: "ada", password: "p")))
    }
    let stub = try Self.replaying(text)
    let local = try #require(URL(string: "http://127.0.0.1:80/api"))
    let calls = [
      (Self.client(stub), "bob", "another body"),
      (Client<DeckOfCards>(.custom(local), transport: stub), "ada", "another server"),
    ]
    for (client, name, difference) in calls {
      let error = await #expect(throws: DeckOfCards.ClientError.self) {
        try await client.send(DeckOfCards.login(Login(username: name, password: "p")))
      }
      #expect(error?.localizedDescription.hasSuffix("/api/login), \(difference)") == true)
    }
  }

  @Test func reportsRequestMissingFromRecording() async throws {
    let text = try await Self.recorded { client in
      _ = try await client.send(Deck(id: "a").draw(count: 2))
    }
    let client = Self.client(try Self.replaying(text))
    let error = await #expect(throws: DeckOfCards.ClientError.self) {
      try await client.send(Deck(id: "a").draw(count: 3))
    }
    #expect(
      error?.localizedDescription == """
        No stub matches Deck.draw, GET https://deckofcardsapi.com/api/deck/a/draw/?count=3. \
        The most similar stubs:
          Deck.draw (GET https://deckofcardsapi.com/api/deck/a/draw/?count=2)
        """
    )
  }

  @Test func replaysResponsesOfOneRequestInOrder() async throws {
    let calls = RetryTests.Calls()
    let text = try await Self.recorded { _ in
      .json(200, #"{"cards": [], "remaining": \#(calls.next())}"#)
    } _: { client in
      for _ in 0..<3 { _ = try await client.send(Deck(id: "a").draw()) }
    }
    let client = Self.client(try Self.replaying(text))
    var remaining: [Int] = []
    for _ in 0..<4 { remaining.append(try await client.send(Deck(id: "a").draw()).remaining) }
    #expect(remaining == [0, 1, 2, 2])
  }

  @Test func recordsConcurrentCallsInStableOrder() async throws {
    var texts: Set<String> = []
    for round in 0..<4 {
      texts.insert(
        try await Self.recorded { client in
          try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
              let deck = Deck(id: "\((number + round) % 8)")
              group.addTask { _ = try await client.send(deck.draw()) }
            }
            try await group.waitForAll()
          }
        }
      )
    }
    #expect(texts.count == 1)
  }

  @Test func matchesMultipartBodyOnReplay() async throws {
    let upload = DeckOfCards.Request<Void>(
      .post,
      "/face",
      body: .multipart([.init("caption", "Me"), .init("pin", "p1n", secret: true)])
    )
    let text = try await Self.recorded { client in try await client.send(upload) }
    #expect(text.contains("--boundary--") && !text.contains("p1n"))
    try await Self.client(try Self.replaying(text)).send(upload)
  }

  @Test func matchesBodyWithFileOnReplay() async throws {
    let file = FileUpload(contentsOf: URL(fileURLWithPath: #filePath))
    let upload = DeckOfCards.Request<Data>(
      .post,
      "/face",
      body: .multipart([.init("pin", "p1n-of-mine", secret: true), .init("photo", file)]),
      response: .data
    )
    let recording = RecordingTransport(StubTransport { _ in .json(200, #"["p1n-of-mine"]"#) })
    _ = try await Self.client(recording).send(upload)
    #expect(recording.text.contains("--boundary--") && !recording.text.contains("p1n"))
    _ = try await Self.client(try Self.replaying(recording.text)).send(upload)
  }

  /// The secret would be readable in the base64 text of the bytes.
  @Test func recordsNoBytesBesideSecrets() async throws {
    let photo = FileUpload(data: Data([0xFF, 0xD8]), filename: "a.jpg")
    for (pin, isRecorded) in [
      (Part("pin", "p1n", secret: true), false), (Part("pin", "p1n"), true),
    ] {
      let upload = DeckOfCards.Request<Void>(
        .post,
        "/face",
        body: .multipart([pin, .init("photo", photo)])
      )
      let text = try await Self.recorded { client in try await client.send(upload) }
      #expect(text.contains(#""base64""#) == isRecorded, "\(text)")
    }
  }

  @Test func replaysElementsOfStream() async throws {
    let stream = StreamTests.Numbers(.get, "/ticks", format: .lines(), element: .json)
    let recording = RecordingTransport(
      StubTransport { _ in HTTPResponse(status: 200, body: Data("1\n2\n3\n".utf8)) }
    )
    for try await _ in Self.client(recording).stream(stream) {}
    var ticks: [Int] = []
    let client = Self.client(try Self.replaying(recording.text))
    for try await tick in client.stream(stream) { ticks.append(tick) }
    #expect(ticks == [1, 2, 3])
  }

  @Test func writesRecordingToFile() async throws {
    let name = "recording-\(UUID().uuidString).json"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: file) }
    let recording = RecordingTransport(StubTransport(Self.server))
    _ = try await Self.client(recording).send(Deck(id: "a").draw())
    try recording.write(to: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == recording.text)
    let client = Self.client(try StubTransport(replaying: file))
    #expect(try await client.send(Deck(id: "a").draw()).remaining == 7)
  }

  @Test(arguments: [
    ("", "byte 0"), ("{", "byte 1"), ("[]", #"the key "exchanges""#),
    (#"{"exchanges": [{}]}"#, "exchanges[0]"),
    (
      #"{"exchanges": [{"request": {"method": "GET", "url": "/"}, "response": {"status": 200, "base64": "%"}}]}"#,
      "exchanges[0]"
    ),
  ]) func rejectsInvalidRecording(text: String, reason: String) {
    let error = #expect(throws: InvalidRecording.self) { try Self.replaying(text) }
    #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
  }

  @Test func rejectsMissingFile() {
    #expect(throws: (any Error).self) {
      try StubTransport(replaying: URL(fileURLWithPath: "/nowhere/recording.json"))
    }
  }
}
