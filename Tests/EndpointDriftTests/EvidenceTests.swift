import EndpointJSON
import TestTraits
import Testing

@testable import EndpointDrift

@Suite("Evidence is read entry by entry", .serialized, .computing)
struct EvidenceTests {
  private static let archive = """
    {
      "log": {
        "pages": [{ "id": "\\"entries\\": [", "entries": [1] }],
        "entries": [
          { "request": { "method": "get", "url": "https://Shop.example:443/a%20b/c%2Fd?q=1+2&r=%C3%A4#top",
              "headers": [{ "name": ":method", "value": "GET" }, { "name": "Accept", "value": "*/*" }] },
            "response": { "status": 200, "headers": [{ "name": "content-type", "value": "text/plain" }],
              "content": { "size": 2, "text": "aGk=", "encoding": "base64" } } },
          { "request": { "method": "GET", "url": "https://shop.example/x", }, "response": {} },
          { "request": { "method": "POST", "url": "http://shop.example/y",
              "postData": { "mimeType": "application/json", "text": "{\\"a\\":[1,{}]}" } },
            "response": { "status": 204, "content": { "size": 0 } } },
          7,
          { "request": { "method": "GET", "url": "data:text/plain,x" }, "response": { "status": 200 } },
          { "request": { "method": "GET", "url": "https://shop.example/z" },
            "response": { "status": 200, "content": { "size": 900, "mimeType": "text/plain" } } }
        ],
        "other": [{ "request": {}, "response": {} }]
      }
    }
    """

  private func read(
    _ text: String,
    pieces size: Int,
    maximumEntryBytes: Int = 1 << 20
  ) -> (exchanges: [Exchange], problems: [String], skipped: Int) {
    var reader = EvidenceReader(file: "a.har", maximumEntryBytes: maximumEntryBytes)
    var exchanges: [Exchange] = []
    var problems: [EvidenceProblem] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      for found in reader.read(Array(bytes[start..<min(start + size, bytes.count)])) {
        switch found {
        case .exchange(let exchange): exchanges.append(exchange)
        case .observation: break
        case .problem(let problem): problems.append(problem)
        }
      }
    }
    if let problem = reader.end() { problems.append(problem) }
    let texts = problems.map { "\($0.line):\($0.column): \($0.message)" }
    return (exchanges, texts, reader.skipped)
  }

  @Test(arguments: [
    ("", "it has no entries"), ("{}", nil),
    (
      #"{"request": {"method": "GET", "url": "https://a.example"}, "response": {"status": 0}}"#,
      "1 entry, but no response over HTTP"
    ),
  ])
  func givesReasonForNothing(entry: String, reason: String?) {
    var reader = EvidenceReader(file: "a.har")
    _ = reader.read(Array(#"{"log": {"pages": [{"id": "p"}], "entries": [\#(entry)]}}"#.utf8))
    _ = reader.read([])
    #expect(reader.end() == nil)
    #expect(reader.reasonForNothing == reason)
  }

  @Test(arguments: [1, 2, 7, 64, 1 << 20])
  func readsArchiveInPiecesOfAnySize(size: Int) throws {
    let (exchanges, problems, skipped) = read(Self.archive, pieces: size)
    #expect(exchanges.map(\.place.entry) == [1, 3, 6])
    #expect(exchanges.map(\.place.line) == [5, 10, 15])
    #expect(
      problems == [
        "9:72: entry 2 is not valid JSON: expected a key",
        "13:7: entry 4 has no \"request\" or \"response\"",
      ]
    )
    #expect(skipped == 1)
    let first = try #require(exchanges.first)
    #expect(first.method == "GET")
    #expect(first.url.origin == "https://shop.example")
    #expect(first.url.path == "/a b/c%2Fd")
    #expect(first.url.query.map { "\($0.name)=\($0.text)" } == ["q=1 2", "r=ä"])
    #expect(first.requestHeaders?.map(\.name) == ["Accept"])
    #expect(first.responseHeaders["Content-Type"] == "text/plain")
    #expect(first.responseBody.text == "hi")
    #expect(exchanges[1].requestBody.text == #"{"a":[1,{}]}"#)
    guard case .none = exchanges[1].responseBody else { throw Unexpected() }
    guard case .unrecorded = exchanges[2].responseBody else { throw Unexpected() }
  }

  private struct Unexpected: Error {}

  @Test func readsRecording() throws {
    let text = """
      { "exchanges": [
        { "endpoint": "Deck.draw", "request": { "method": "GET", "url": "https://a.b/c" },
          "response": { "status": 200, "headers": { "ETag": "x" }, "json": { "a": 1 } } },
        { "endpoint": "Deck.draw", "request": { "method": "POST", "url": "https://a.b/c", "text": "hi" },
          "response": { "status": 204 } }
      ] }
      """
    let (exchanges, problems, _) = read(text, pieces: 50)
    #expect(problems == [])
    #expect(exchanges.map(\.responseBody.text) == [#"{"a":1}"#, nil])
    #expect(exchanges.map(\.requestBody.text) == [nil, "hi"])
    #expect(exchanges[0].responseHeaders["etag"] == "x")
    #expect(exchanges[0].requestHeaders == nil)
  }

  @Test func reportsTruncatedFile() {
    let start = Self.archive.prefix(Self.archive.count / 2)
    let problems = read(String(start), pieces: 100).problems
    #expect(problems.last?.hasSuffix("the file ends inside a value") == true)
  }

  @Test(arguments: ["", "[]", "{\"openapi\": \"3.1.0\"}", "null", "hello", "\"log\"", "{{{", "]]]"])
  func rejectsFileThatIsNotEvidence(text: String) {
    #expect(read(text, pieces: 3).problems.last?.contains("expected an HTTP Archive") == true)
    #expect(!EvidenceReader.isEvidence(Array(text.utf8)))
  }

  @Test(arguments: [
    #"{ "request": { "method": "GET" ], "response": {} }"#, #"{ "request": [{ ] }, "x": } }"#,
    "nothing", "-", "{}}", "{ \"a\" }",
  ])
  func reportsBrokenEntryAndReadsOthers(entry: String) {
    let good = #"{"request":{"method":"GET","url":"https://a.b/c"},"response":{"status":200}}"#
    let text = "{\"log\":{\"entries\":[\(good),\n\(entry),\n\(good)]}}"
    let (exchanges, problems, _) = read(text, pieces: 11)
    #expect(exchanges.map(\.place.line) == [1, 3])
    #expect(problems.count == 1)
    #expect(problems.allSatisfy { $0.hasPrefix("2:") })
  }

  @Test func skipsOversizedEntry() {
    let long = String(repeating: "x", count: 3000)
    let text = #"{"log":{"entries":[{"a":"\#(long)"},{"request":{},"response":{}}]}}"#
    let problems = read(text, pieces: 100, maximumEntryBytes: 1024).problems
    #expect(
      problems == ["1:20: entry 1: expected at most 64 MB, found more; the entry was skipped"]
    )
  }

  @Test func recognizesEvidence() {
    #expect(EvidenceReader.isEvidence(Array(#"{"log": {"entries": ["#.utf8)))
    #expect(EvidenceReader.isEvidence(Array(#"{ "log": { "version": "1.2""#.utf8)))
    #expect(EvidenceReader.isEvidence(Array(#"{"exchanges":[]}"#.utf8)))
  }
}

extension Exchange.Body {
  fileprivate var text: String? {
    if case .bytes(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { nil }
  }
}

@Suite("URLs of traffic", .serialized, .computing)
struct TrafficURLTests {
  @Test(arguments: [
    ("https://a.b", "https://a.b", ""), ("HTTP://A.b:80/x/", "http://a.b", "/x/"),
    ("https://me:secret@a.b:8443/x?y#z", "https://a.b:8443", "/x"),
    ("https://a.b?x=1", "https://a.b", ""),
    ("https://a.b/%zz%2f%25%41", "https://a.b", "/%zz%2F%25A"),
  ])
  func parsesOriginAndPath(text: String, origin: String, path: String) throws {
    let url = try #require(TrafficURL(text))
    #expect(url.origin == origin)
    #expect(url.path == path)
  }

  @Test(arguments: ["", "a.b/c", "ftp://a.b", "https://", "data:x", "https:///x", "wss://a.b/c"])
  func rejectsUnsupportedURLs(text: String) { #expect(TrafficURL(text) == nil) }

  /// A path belongs to a base URL if it continues with a new segment.
  @Test(arguments: ["", "/", "/v1", "/v1/", "/v1/items"])
  func baseURLsEndAtSegments(path: String) throws {
    let base = try #require(TrafficURL("https://me:secret@a.b\(path)"))
    for rest in ["", "/", "/x", "0", "x", "-", ".c", ":81"] {
      let text = "https://a.b\(path.hasSuffix("/") ? String(path.dropLast()) : path)\(rest)"
      let url = try #require(TrafficURL(text))
      let isInside = rest.isEmpty || rest.hasPrefix("/")
      #expect(url.path(behind: base.base).map(String.init) == (isInside ? rest : nil), "\(text)")
    }
  }

  @Test(arguments: [
    ("/decks/8f3a/draw", "/decks/{id}/draw"), ("/v2/top-users", "/v2/top-users"),
    ("/users/ada@example.com", "/users/{id}"), ("/a/123456", "/a/{id}"),
    ("/tokens/eyJhbGciOiJIUzI1NiJ9", "/tokens/{id}"), ("/a/ab1c", "/a/{id}"),
    ("/a/ab12", "/a/ab12"), ("/", "/"), ("", "/"),
  ])
  func derivesPathShape(path: String, shape: String) {
    #expect(PathShape(path).description == shape)
  }
}
