import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointSpec
import Foundation
import TestTraits
import Testing

@Suite("infer writes a spec that matches the traffic", .serialized, .computing)
struct TrafficInferenceTests {
  /// Omits the spec of the whole language: traffic cannot distinguish all of its endpoints.
  @Test(arguments: SampleSpecs.names.filter { $0 != "Language" })
  func describesTrafficOfSampleSpec(api: String) async throws {
    let entries = await Traffic.entries(of: try SampleSpecs.spec(api))
    let archive = Traffic.archive(entries.map(\.json))
    let proposal = try await Self.proposal(of: archive, name: api)
    let text = canonicalText(of: proposal.spec)
    if let folder = ProcessInfo.processInfo.environment["INFERRED"] {
      try text.write(toFile: "\(folder)/\(api).json", atomically: true, encoding: .utf8)
    }
    let spec = try Self.spec(of: text)
    let report = await Traffic.report(on: archive, spec)
    let findings = report.findings.map { "\($0.kind.name) \($0.subject): \($0.summary) \($0.part)" }
    #expect(findings == [], "\(text)")
    #expect(report.counts.matched > 0)
  }

  /// The recording has a page with its script, a login, two pages of users, an unknown user and a
  /// rejected one.
  @Test func describesMitmproxyRecording() async throws {
    let archive = try Self.recording("mitmproxy")
    let proposal = try await Self.proposal(of: archive, name: "Club")
    let text = canonicalText(of: proposal.spec)
    let spec = try Self.spec(of: text)
    #expect(
      spec.model.endpoints.map(\.id) == [
        "login", "Users.list", "Users.create", "Users.delete", "Users.get", "Users.posts",
      ]
    )
    #expect(
      spec.model.types.map(\.name.text) == [
        "Problem", "Login", "UserList", "User", "Paging", "Post", "NewUser",
      ]
    )
    #expect(proposal.spec["defaults"] == ["authentication": "token"])
    let list = proposal.spec["endpoints"]?["Users.list"]
    #expect(
      list?["pagination"] == [
        "style": "cursor", "parameter": "cursor", "next": "paging.next_cursor", "items": "data",
      ]
    )
    let report = await Traffic.report(on: archive, spec)
    #expect(report.findings.map(\.summary) == [])
    #expect(report.counts.matched == 14)
  }

  /// Exported by the developer tools of Chromium 156, without the headers and fields that only they
  /// use. It has a page, a login, three pages of loans, an upload, a text, a stream, a picture, a
  /// preflight request and a canceled request.
  @Test func describesBrowserExport() async throws {
    let archive = try Self.recording("chromium")
    let proposal = try await Self.proposal(of: archive, name: "Library")
    let text = canonicalText(of: proposal.spec)
    let spec = try Self.spec(of: text)
    #expect(
      spec.model.endpoints.map(\.id) == [
        "Covers.get", "Events.list", "ExportCSV.get", "Loans.list", "Loans.delete", "Loans.get",
        "Loans.update",
        "Loans.createScan", "session",
      ]
    )
    #expect(
      spec.model.types.map(\.name.text).sorted() == [
        "Loan", "LoanList", "LoanUpdate", "Problem", "ProblemError", "Reader", "Scan", "Session",
      ]
    )
    let endpoints = proposal.spec["endpoints"]
    #expect(
      endpoints?["Loans.list"]?["pagination"] == [
        "style": "cursor", "parameter": "after", "next": "next", "items": "loans",
      ]
    )
    #expect(
      endpoints?["Loans.createScan"]?["body"] == [
        "encoding": "multipart", "fields": ["caption": "string", "scan": "file"],
      ]
    )
    #expect(
      proposal.hints.contains("Events.list: its response was not recorded: its type is a guess")
    )
    let report = await Traffic.report(on: archive, spec)
    #expect(report.findings.map(\.subject) == [])
    #expect(report.counts.matched == 14)
    #expect(report.counts.automatic == 1)
  }

  @Test(arguments: ["mitmproxy", "chromium"])
  func omitsRecordedValues(recording: String) async throws {
    let proposal = try await Self.proposal(of: Self.recording(recording), name: nil)
    let text = canonicalText(of: proposal.spec) + proposal.hints.joined()
    let values = [
      "s3cr3t", "hunter2", "ann", "Ann", "Bob", "Kim", "example.org", "Sign in", "c2", "tr0ub4dor",
      "c00kie", "Ada", "Nausea", "No such loan", "2:x",
    ]
    for value in values { #expect(!text.contains(value), "\(value)") }
  }

  @Test func omitsRecordedValuesFromHints() async throws {
    let names = ["Ann", "Bob", "Ann", "Bob", "Ann", "Bob"]
    let entries = names.map { Self.entry(path: "/users", body: "{\"team\":\"\($0)\"}") }
    let proposal = try await Self.proposal(of: Traffic.archive(entries), name: "Any")
    #expect(proposal.hints == ["Users.team: few different texts; it may be an enum"])
  }

  @Test(arguments: [
    // Numbers and tokens are parameters, words are not.
    (["/users", "/users/1", "/users/2"], ["/users", "/users/{}"]),
    (["/decks/gy7aqxz5nmpd/draw", "/decks/new"], ["/decks/new", "/decks/{}/draw"]),
    // A common prefix of all paths belongs to the server.
    (["/api/v2/users", "/api/v2/posts"], ["/posts", "/users"]),
    (["/2.3/tags", "/2.3/users"], ["/tags", "/users"]),
  ])
  func findsParametersInPaths(_ paths: [String], _ templates: [String]) async throws {
    let entries = paths.map { Self.entry(path: $0, body: "{\"a\":1}") }
    let proposal = try await Self.proposal(of: Traffic.archive(entries), name: "Any")
    #expect(Self.templates(of: proposal) == templates)
  }

  private static let timeline = """
    event: update
    data: {"id":"a","n":1}

    event: delete
    data: 007

    event: ping
    data:

    event: gone.away
    data: bye


    """
  private static let logs = """
    {"result":{"line":"a"}}
    {"result":{"line":"b"}}
    {"error":{"code":14,"message":"busy"}}
    """

  @Test func describesStreamsByEventNamesAndLines() async throws {
    let entries = [
      Self.entry(path: "/timeline", body: Self.timeline, type: "text/event-stream"),
      Self.entry(path: "/plain", body: "data: 1\n\ndata: 2\n\n", type: "text/event-stream"),
      Self.entry(path: "/logs", body: Self.logs),
      Self.entry(path: "/lines", body: "{\"a\":1}\n{\"a\":2}\n"),
      Self.entry(path: "/texts", body: "\u{1E}1\n\u{1E}2\n", type: "application/json-seq"),
    ]
    let proposal = try await Self.proposal(of: Traffic.archive(entries), name: "Any")
    let streams = proposal.spec["endpoints"]?.objectValue ?? [:]
    let responses = Dictionary(
      uniqueKeysWithValues: streams.map {
        ($0.value["path"]?.stringValue ?? "", $0.value["response"])
      }
    )
    #expect(
      responses["/timeline"] == [
        "stream": [
          "events": [
            "update": "Update", "delete": "string", "ping": "void",
            "gone.away": ["type": "string", "as": "goneAway"],
          ]
        ], "format": "sse",
      ]
    )
    #expect(responses["/plain"] == ["stream": "int", "format": "sse"])
    #expect(responses["/logs"] == ["stream": "Log", "format": "gateway"])
    #expect(responses["/lines"] == ["stream": "Line", "format": "lines"])
    #expect(responses["/texts"] == ["stream": "int", "format": "sequence"])
  }

  @Test func judgesEventsByNameAndErrorsOfGateways() async throws {
    let spec = try Self.spec(
      of: """
        {
          "api": "Board",
          "servers": { "production": "https://api.example.com" },
          "types": {
            "Event": { "events": { "update": { "fields": { "n": "int" } }, "delete": "string" } }
          },
          "endpoints": {
            "watch": { "path": "/timeline", "response": { "stream": "Event", "format": "sse" } },
            "tail": {
              "path": "/logs",
              "response": { "stream": { "fields": { "line": "string" } }, "format": "gateway" }
            }
          }
        }
        """
    )
    let body = Self.timeline.replacing("\"n\":1", with: "\"id\":1")
    let archive = Traffic.archive([
      Self.entry(path: "/timeline", body: body, type: "text/event-stream"),
      Self.entry(path: "/logs", body: Self.logs),
    ])
    let found = await Traffic.report(on: archive, spec).findings.map {
      "\($0.kind.name) \($0.subject)"
    }
    #expect(
      found.sorted() == [
        "missing-field Event.Update.n", "undeclared-field Event.Update.id",
        "undeclared-status tail 503", "unknown-tag Event",
      ]
    )
  }

  @Test func recognizesWordsAsPathParameters() async throws {
    let people = ["ann", "bob", "eve"].map {
      Self.entry(path: "/users/\($0)", body: "{\"name\":\"x\",\"age\":1}")
    }
    let others = ["/users/search", "/news", "/shops", "/towns"].map {
      Self.entry(path: $0, body: "{\"\($0)\":1,\"\($0)s\":2}")
    }
    let proposal = try await Self.proposal(of: Traffic.archive(people + others), name: "Any")
    #expect(
      Self.templates(of: proposal) == ["/news", "/shops", "/towns", "/users/search", "/users/{}"]
    )
  }

  @Test func survivesDeepPathsAndBodies() async throws {
    let path = "/users" + String(repeating: "/a", count: 20_000)
    let body = String(repeating: "{\"a\":[", count: 200) + "1" + String(repeating: "]}", count: 200)
    let entries = [Self.entry(path: path, body: "{}"), Self.entry(path: "/users", body: body)]
    let proposal = try await Self.proposal(of: Traffic.archive(entries), name: "Any")
    #expect(Self.templates(of: proposal) == ["/users"])
  }

  /// Page numbers come from the traffic, so they may overflow.
  @Test func survivesExtremePageNumbers() async throws {
    let entries = [Int.max, Int.max - 1, Int.min, 0].map {
      Self.entry(path: "/a?page=\($0)", body: "{\"items\":[{\"id\":1}]}")
    }
    let proposal = try await Self.proposal(of: Traffic.archive(entries), name: "Any")
    #expect(proposal.spec["endpoints"]?["A.list"]?["pagination"]?["style"] == "page")
  }

  /// `EndpointWireTests.HeaderTests` has all forms of the header.
  @Test(arguments: [
    ("<https://api.example.com/users?page=2>; rel=\"next\"", "link"),
    ("<?page=2>; title=\"1, <2>\"; rel=next", "link"), ("<users?page=2>; rel=next", "link"),
    ("<https://api.example.com/users?page=2>; title=\"next page\"; rel=\"prev\"", "page"),
  ])
  func detectsPaginationByLinkHeader(_ link: String, _ style: String) async throws {
    let entries = [
      Self.entry(
        path: "/users?page=1",
        body: "[{\"id\":1}]",
        headers: [["name": "Link", "value": .string(link)]]
      ),
      Self.entry(path: "/users?page=2", body: "[{\"id\":2}]"),
    ]
    let proposal = try await Self.proposal(of: Traffic.archive(entries), name: "Club")
    let pagination = proposal.spec["endpoints"]?["Users.list"]?["pagination"]
    #expect(pagination == ["style": .string(style)])
    _ = try Self.spec(of: canonicalText(of: proposal.spec))
  }

  @Test(arguments: [
    "https://api.example.com/users?after=x", "/users?after=x", "?after=x",
  ])
  func detectsPaginationByNextURL(next: String) async throws {
    let entries = [
      Self.entry(path: "/users", body: "{\"data\":[{\"id\":1}],\"links\":{\"next\":\"\(next)\"}}"),
      Self.entry(path: "/users?after=x", body: "{\"data\":[{\"id\":2}],\"links\":{\"next\":null}}"),
    ]
    let proposal = try await Self.proposal(of: Traffic.archive(entries), name: "Club")
    #expect(
      proposal.spec["endpoints"]?["Users.list"]?["pagination"]
        == ["style": "url", "next": "links.next", "items": "data"]
    )
    _ = try Self.spec(of: canonicalText(of: proposal.spec))
  }

  /// An upload as browsers export it, and as mitmproxy does.
  @Test(arguments: [
    [
      "mimeType": "multipart/form-data; boundary=XX",
      "text": .string(
        [
          "--XX", "Content-Disposition: form-data; name=\"title\"", "", "Hi there", "--XX",
          "Content-Disposition: form-data; name=\"picture\"; filename=\"a.png\"",
          "Content-Type: image/png", "", "PNG", "--XX--", "",
        ].joined(separator: "\r\n")
      ),
    ] as JSONValue,
    [
      "mimeType": "multipart/form-data; boundary=XX",
      "params": [
        ["name": "title", "value": "Hi there"],
        ["name": "picture", "fileName": "a.png", "contentType": "image/png"],
      ],
    ],
  ])
  func describesUploads(data: JSONValue) async throws {
    let entry: JSONValue = [
      "request": [
        "method": "POST", "url": "https://api.example.com/photos", "headers": [], "postData": data,
      ],
      "response": ["status": 201, "headers": [], "content": ["text": "{\"id\":1}"]],
    ]
    let archive = Traffic.archive([entry])
    let proposal = try await Self.proposal(of: archive, name: "Club")
    let body = proposal.spec["endpoints"]?.objectValue?.first?.value["body"]
    #expect(
      body == ["encoding": "multipart", "fields": ["title": "string", "picture": "file"]]
    )
    let spec = try Self.spec(of: canonicalText(of: proposal.spec))
    #expect(await Traffic.report(on: archive, spec).findings.map(\.summary) == [])
  }

  private static func templates(of proposal: SpecProposal) -> [String] {
    (proposal.spec["endpoints"]?.objectValue ?? [:]).compactMap { endpoint in
      endpoint.value["path"]?.stringValue?.split(separator: "/").map { segment in
        segment.hasPrefix("{") ? "{}" : String(segment)
      }.reduce("") { $0 + "/" + $1 }
    }.sorted()
  }

  private static func entry(
    path: String,
    body: String,
    type: String = "application/json",
    headers: [JSONValue] = []
  ) -> JSONValue {
    [
      "request": [
        "method": "GET", "url": .string("https://api.example.com\(path)"), "headers": [],
      ],
      "response": [
        "status": 200,
        "headers": .array([["name": "Content-Type", "value": .string(type)]] + headers),
        "content": ["text": .string(body)],
      ],
    ]
  }

  private static func recording(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appending(path: "Recordings/\(name).har")))
  }

  /// The traffic has no calls of an API.
  struct NoCalls: Error {}

  static func proposal(
    of archive: [UInt8],
    name: String?,
    stated: [StatedPath] = []
  ) async throws -> SpecProposal {
    func read(_ body: (Exchange) -> Void) async {
      var reader = EvidenceReader(file: "traffic.har")
      for found in reader.read(archive) {
        await Task.yield()
        if case .exchange(let exchange) = found { body(exchange) }
      }
    }
    var survey = TrafficSurvey(base: nil)
    await read { survey.add($0) }
    guard let choice = survey.choice else { throw NoCalls() }
    var inference = TrafficInference(choice, stated: stated)
    await read { inference.add($0) }
    return inference.proposal(named: name)
  }

  static func spec(of text: String) throws -> LinkedSpec {
    let result = readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))])
    #expect(result.diagnostics.map { "\($0.rule.rawValue): \($0.message)" } == [], "\(text)")
    return LinkedSpec(try #require(result.model), try #require(result.document))
  }
}
