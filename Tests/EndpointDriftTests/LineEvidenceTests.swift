import EndpointJSON
import TestTraits
import Testing

@testable import EndpointDrift

/// Logs of servers and gateways.
@Suite("Logs are read line by line", .serialized, .computing)
struct LineEvidenceTests {
  private static let spec = """
    {
      "api": "Shop", "servers": { "main": "https://shop.example/v1", "local": "http://localhost:8080" },
      "errors": { "404": "missing" },
      "endpoints": {
        "get": { "path": "/items/{id}", "parameters": { "id": "int", "size": "int?" }, "response": { "type": "Item", "headers": { "X": "int" } } },
        "add": { "method": "POST", "path": "/items", "body": "Item", "response": "Item" }
      },
      "types": { "Item": { "fields": { "id": "int" } } }
    }
    """

  /// The findings in a file that arrives in pieces of some size, as `kind subject`, and the problems.
  private static func findings(
    in text: String,
    pieces size: Int = 1 << 20,
    base: String? = nil
  ) throws -> (findings: [String], problems: [String], counts: VerificationCounts) {
    let spec = try SampleSpecs.spec(of: spec)
    let url = base.flatMap { TrafficURL($0) }
    var verification = Verification(spec.model, spec.document, base: url)
    var reader = EvidenceReader(file: "a.log")
    var problems: [String] = []
    let bytes = Array(text.utf8)
    let pieces = stride(from: 0, to: bytes.count, by: size)
      .map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
    for found in (pieces + [[]]).flatMap({ reader.read($0) }) {
      switch found {
      case .exchange(let exchange): verification.add(exchange)
      case .problem(let problem): problems.append("\(problem.line): \(problem.message)")
      case .observation: break
      }
    }
    let report = verification.report
    let found = report.findings.map { "\($0.kind.name) \($0.subject)" }
    return (found.sorted(), problems + [reader.end()?.message].compactMap(\.self), report.counts)
  }

  private static let log = #"""
    10.0.0.1 - - [10/Oct/2026:13:55:36 +0000] "GET /v1/items/7?size=x&key=S3cr3tXY HTTP/1.1" 200 2326
    10.0.0.1 - ann smith [10/Oct/2026:13:55:36 +0000] "POST /v1/items HTTP/2.0" 201 - "https://a.example/\"x" "curl/8"
    shop.example:443 10.0.0.1 - - [10/Oct/2026:13:55:36 +0000] "GET /v1/items/7 HTTP/1.1" 500 12 "-" "x"
    2001:db8::1 - - [10/Oct/2026:13:55:36 +0000] "DELETE /v1/items/7 HTTP/1.1" 204 0
    10.0.0.1 - - [10/Oct/2026:13:55:36 +0000] "GET /v1/logo.png HTTP/1.1" 200 99
    10.0.0.1 - - [10/Oct/2026:13:55:36 +0000] "GET /v1/carts HTTP/1.1" 404 99
    10.0.0.1 - - [10/Oct/2026:13:55:36 +0000] "\x16\x03\x01" 400 150 "-" "-"
    10.0.0.1 - - [10/Oct/2026:13:55:36 +0000] "-" 408 0

    nonsense
    """#

  private static let findingsOfLog = [
    "undeclared-endpoint DELETE /items/{id}", "undeclared-status get 500",
    "undocumented-status add 201",
  ]

  @Test(arguments: [1, 7, 1 << 20])
  func readsAccessLog(size: Int) throws {
    let (findings, problems, counts) = try Self.findings(in: Self.log, pieces: size)
    #expect(findings == Self.findingsOfLog)
    #expect(problems == ["10: the line is not one of an access log"])
    #expect((counts.exchanges, counts.matched, counts.automatic) == (6, 3, 2))
    #expect(EvidenceReader.isEvidence(Array(Self.log.utf8)))
  }

  @Test func baseOfLogIsPath() throws {
    let text = Self.log.replacing("/v1/", with: "/shop/").replacing("shop.example:443 ", with: "")
    let found = try Self.findings(in: text, base: "https://any.example/shop")
    #expect(found.findings == Self.findingsOfLog)
    #expect(try Self.findings(in: "x - - [1] \"GET /items/1 HTTP/1.1\" 200 1").counts.matched == 1)
  }

  /// One exchange with an undeclared status, and one with a missing field.
  private static let forms = [
    #"{"request":{"method":"GET","url":"https://shop.example/v1/items/1","headers":[]},"response":{"status":409,"content":{"text":"{}"}}}"#,
    #"{"endpoint":"get","request":{"method":"GET","url":"https://shop.example/v1/items/1"},"response":{"status":409,"json":{}}}"#,
    #"{"time":1,"request":{"method":"get","url":"/v1/items/1","host":"shop.example","scheme":"https","headers":{"host":"shop.example"}},"response":{"status":409,"headers":{"Content-Type":["application/json"]},"body":{}}}"#,
    #"{"req":{"method":"GET","url":"/v1/items/1","headers":{"host":"shop.example"}},"res":{"statusCode":409}}"#,
    #"{"http":{"request":{"method":"GET","path":"/v1/items/1"},"response":{"status":409}}}"#,
    #"{"time_iso8601":"x","request":"GET /v1/items/1 HTTP/1.1","status":"409","host":"shop.example"}"#,
    #"{"request_method":"GET","request_uri":"/v1/items/1","vhost":"shop.example","response_status":409}"#,
    #"{"level":"info","msg":"handled request","request":{"method":"GET","host":"localhost:8080","uri":"/items/1","headers":{"Accept":["*/*"]}},"status":409,"resp_headers":{}}"#,
    #"{"method":"GET","path":"/v1/items/1","authority":"shop.example","response_code":409}"#,
    #"{"RequestMethod":"GET","RequestPath":"/v1/items/1","RequestHost":"shop.example","RequestScheme":"https","DownstreamStatus":409}"#,
    #"{"httpRequest":{"requestMethod":"GET","requestUrl":"https://shop.example/v1/items/1","status":409}}"#,
    #"{"method":"GET","scheme":"https","host":"shop.example","path":"/v1/items/1","query":"size=1","request":{"header":{"headers":[]}},"response":{"status":409,"header":{"headers":[]},"body":{"text":"{}","charset":"UTF-8","decoded":true}}}"#,
  ]

  @Test(arguments: forms)
  func readsLinesOfJSON(line: String) throws {
    for text in [line, "\(line)\n\n\(line)\r\n", "[\(line),\n\(line)]"] {
      let (findings, problems, counts) = try Self.findings(in: text, pieces: 50)
      #expect(findings == ["undeclared-status get 409"], "\(text)")
      #expect(problems == [] && counts.matched >= 1)
      #expect(EvidenceReader.isEvidence(Array(text.utf8)))
    }
    let broken = try Self.findings(in: "\(line)\n{\"request\": {\n7\n\(line)")
    #expect(broken.counts.matched == 2)
    #expect(broken.problems.map { $0.prefix(2) } == ["2:", "3:"])
  }

  @Test func judgesBodiesOfLines() throws {
    let line =
      #"{"request":{"method":"POST","url":"https://shop.example/v1/items","body":{"id":"x"}},"response":{"status":200,"body":"{\"id\":null}"}}"#
    let found = try Self.findings(in: line).findings
    #expect(found == ["null-field Item.id", "request-value add id"])
  }

  /// The keys of Redocly's readers for bodies and headers beside the response, or under other names.
  @Test(arguments: [
    #"{"request_method":"POST","request_uri":"/v1/items","vhost":"shop.example","response_status":200,"request_body":{"id":"x"},"response_body":"{\"id\":null}","headers_out":{"Content-Type":"application/json"}}"#,
    #"{"request":{"method":"POST","host":"shop.example","scheme":"https","pathname":"/v1/items","payload":{"id":"x"}},"response":{"status":200,"headers":{"Content-Type":"application/json"},"data":{"id":null}}}"#,
    #"{"latencies":{},"request":{"method":"POST","url":"https://shop.example/v1/items","raw_body":"{\"id\":\"x\"}"},"response":{"status":200,"raw_body":"{\"id\":null}"}}"#,
  ])
  func judgesBodiesUnderOtherKeys(line: String) throws {
    #expect(try Self.findings(in: line).findings == ["null-field Item.id", "request-value add id"])
  }

  /// Texts and base64 in objects, and under keys that say so.
  @Test(arguments: [
    #"{"method":"GET","url":"https://shop.example/v1/items/1","status":200,"response_body":"eyJpZCI6bnVsbH0=","response_body_encoding":"base64"}"#,
    #"{"request":{"method":"GET","url":"https://shop.example/v1/items/1"},"response":{"status":200,"body":"eyJpZCI6bnVsbH0=","isBase64Encoded":true}}"#,
    #"{"request":{"method":"GET","url":"https://shop.example/v1/items/1"},"response":{"status":200,"body":{"encoded":"eyJpZCI6bnVsbH0=","charset":"UTF-8"}}}"#,
    #"{"request":{"method":"GET","url":"https://shop.example/v1/items/1"},"response":{"status":200,"body":{"text":"{\"id\":null}","decoded":true}}}"#,
  ])
  func judgesEncodedBodies(line: String) throws {
    #expect(try Self.findings(in: line).findings == ["null-field Item.id"])
  }

  /// A log may begin with other lines, separate its columns by tabs, or quote the status.
  @Test(arguments: [1, 7, 1 << 20], ["start\n\n1.2 up\n", ""])
  func readsUnusualAccessLog(size: Int, beginning: String) throws {
    let lines = [
      #"10.0.0.1 - - [10/Oct/2026:13:55:36 +0000] "GET /v1/items/7 HTTP/1.1" "409" "12""#,
      "10.0.0.1\t-\t-\t[10/Oct/2026:13:55:36 +0000]\t\"GET /v1/items/7 HTTP/1.1\"\t409\t12",
    ]
    for line in lines {
      let found = try Self.findings(in: beginning + line, pieces: size)
      #expect(found.findings == ["undeclared-status get 409"])
      #expect(found.problems.count == beginning.split(separator: "\n").count)
    }
  }

  /// A server may write other lines before its first request, and between its requests.
  @Test(
    arguments: [1, 7, 1 << 20],
    ["starting\n", #"{"level":30,"msg":"listening on \"GET /\""}"# + "\n", "{}\n\nup\n", "7\r\n"]
  )
  func readsLinesOfJSONAmongOthers(size: Int, other: String) throws {
    for line in Self.forms {
      let text = "\(other)\(line)\n\(other)\(line)"
      let (findings, problems, counts) = try Self.findings(in: text, pieces: size)
      #expect(findings == ["undeclared-status get 409"], "\(text)")
      let lines = other.split(whereSeparator: \.isNewline)
      #expect(problems.count == 2 * lines.count && counts.matched == 2, "\(problems)")
      #expect(EvidenceReader.isEvidence(Array(text.utf8)))
    }
  }

  @Test(arguments: ["7 lines", "1.2.3.4 up", "\u{1F}\u{8B}", "hello\nworld"])
  func namesFormsThatItReads(text: String) throws {
    let problems = try Self.findings(in: text, pieces: 3).problems
    #expect(problems.count == 1 && problems[0].hasPrefix("expected an HTTP Archive"), "\(problems)")
  }

  @Test(arguments: [
    "{\"api\": \"Shop\", \"endpoints\": {}}", "{\"openapi\": \"3.1.0\",\n \"paths\": {}}", "[1, 2]",
    "[{\"name\": 1}]", "openapi: 3.1.0\n", "{\"method\": 1}", "hello [x] \"GET / HTTP/1.1\" x",
    "\n\n",
  ])
  func otherTextsAreNoEvidence(text: String) {
    #expect(!EvidenceReader.isEvidence(Array(text.utf8)))
  }

  @Test(arguments: [
    ([0x1F, 0x8B, 8, 0, 0x7B], "a compressed file"), ([0xFF, 0xFE, 0x7B, 0, 0x22, 0], "UTF-16"),
    ([0xFE, 0xFF, 0, 0x7B, 0, 0x22], "UTF-16"),
  ])
  func namesOtherCodings(bytes: [UInt8], found: String) throws {
    #expect(EvidenceReader.isEvidence(bytes))
    var reader = EvidenceReader(file: "a.har.gz")
    #expect((bytes.map { [$0] } + [[]]).flatMap { reader.read($0) }.isEmpty)
    let problem = try #require(reader.end())
    #expect(problem.isWholeFile && problem.message.contains("found \(found)"), "\(problem)")
  }

  @Test(arguments: [
    ("{\"log\": {\"pages\": [{\"id\": \"p\"}]}}", "the HTTP Archive has no \"entries\""),
    (
      "{\"log\": {\"entries\": [{\"request\": {\"method\": \"GET\"}}]}}",
      "entry 1 has no \"response\""
    ),
  ])
  func explainsUselessArchive(text: String, reason: String) throws {
    #expect(try Self.findings(in: text).problems.first?.contains(reason) == true)
  }
}
