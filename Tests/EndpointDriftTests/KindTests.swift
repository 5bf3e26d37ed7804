import EndpointJSON
import EndpointSpec
import TestTraits
import Testing

@testable import EndpointDrift

/// Each exchange shows one kind of drift. The tests compare its finding.
@Suite("Kinds of drift", .serialized, .computing)
struct KindTests {
  private static let spec = """
    {
      "api": "Shop",
      "servers": { "production": "https://shop.example/v1" },
      "types": {
        "Item": {
          "fields": {
            "id": "uuid", "name": "string", "price": "double", "state": "State", "kind": "Kind?",
            "made": "date?", "parts": { "type": "[Piece]?", "lossy": true }, "labels": "[string: int]?"
          }
        },
        "State": { "enum": ["new", "sold"], "closed": true },
        "Kind": { "enum": ["book", "game"] },
        "Piece": { "fields": { "size": "int" } },
        "Fault": { "fields": { "message": "string" } }
      },
      "errors": { "404": "Fault" },
      "endpoints": {
        "Item.get": { "path": "/items/{id}", "response": "Item", "parameters": { "id": "uuid", "view": "string?" } },
        "Item.add": { "method": "POST", "path": "/items", "body": "Item", "response": { "201": "Item" } },
        "Item.list": {
          "path": "/items", "response": { "type": "[Item]", "at": "items" },
          "parameters": { "page": "int?" },
          "pagination": { "style": "page", "parameter": "page", "items": "items", "more": "more" }
        },
        "Item.rows": {
          "path": "/rows", "response": { "fields": { "rows": { "type": [{ "fields": { "piece": "Piece" } }] }, "more": "bool" } },
          "parameters": { "page": "int?" },
          "pagination": { "style": "page", "parameter": "page", "items": "rows[].piece", "more": "more" }
        },
        "Item.touch": { "method": "PUT", "path": "/items/{id}", "parameters": { "id": "uuid" } }
      }
    }
    """

  @Test func everyKindHasRow() {
    for kind in DriftKind.allCases {
      #expect(!kind.consequence.isEmpty && !kind.remedy.isEmpty, "\(kind.name)")
    }
  }

  private static let id = "8a1c2e9e-6b5d-4b0e-9c2e-0123456789ab"
  private static let item =
    #"{"id":"\#(id)","name":"n","price":1,"state":"new","kind":"book","made":"2026-11-25T02:00:00Z","parts":[{"size":1}],"labels":{"a":1}}"#

  /// The findings on one exchange: `breaking missing-field Item.name | response body /name`.
  private static func findings(
    _ request: String,
    status: Int = 200,
    _ body: String?,
    type: String? = "application/json",
    sent: String? = nil,
    spec text: String = spec
  ) throws -> [String] {
    let spec = try SampleSpecs.spec(of: text)
    let parts = request.split(separator: " ").map(String.init)
    let exchange = Exchange(
      method: parts[0],
      url: try #require(TrafficURL("https://shop.example/v1" + parts[1])),
      requestHeaders: sent == nil ? [] : [("Content-Type", "application/json")],
      requestBody: sent.map { .bytes(Array($0.utf8)) } ?? .none,
      status: status,
      responseHeaders: type.map { [("Content-Type", $0)] } ?? [],
      responseBody: body.map { .bytes(Array($0.utf8)) } ?? .none,
      place: EvidencePlace(file: "a.har", entry: 1, line: 1, column: 1)
    )
    var verification = Verification(spec.model, spec.document)
    verification.add(exchange)
    return verification.report.findings.map { finding in
      "\(finding.level) \(finding.kind.name) \(finding.subject) | \(finding.part)"
    }
  }

  private static func item(_ old: String, _ new: String) -> String {
    let text = item.split(separator: old, omittingEmptySubsequences: false)
    precondition(text.count == 2)
    return text.joined(separator: new)
  }

  @Test func reportsNothingForConformingTraffic() throws {
    #expect(try Self.findings("GET /items/\(Self.id)?view=all", Self.item) == [])
    #expect(try Self.findings("PUT /items/\(Self.id)", status: 204, nil) == [])
    #expect(try Self.findings("GET /items/\(Self.id)", status: 304, nil) == [])
    #expect(try Self.findings("OPTIONS /items/\(Self.id)", status: 204, nil) == [])
    let page = #"{"items":[],"more":false}"#
    #expect(try Self.findings("GET /items?page=2", page) == [])
    #expect(try Self.findings("POST /items", status: 201, Self.item, sent: Self.item) == [])
    #expect(
      try Self.findings("GET /items/\(Self.id)", status: 404, #"{"message":"m"}"#) == []
    )
  }

  @Test(arguments: [
    (#""name":"n","#, "", "breaking missing-field Item.name | response body /name"),
    (#""name":"n""#, #""name":null"#, "breaking null-field Item.name | response body /name"),
    (#""price":1"#, #""price":"1""#, "breaking wrong-type Item.price | response body /price"),
    (#""state":"new""#, #""state":"lost""#, "breaking unknown-value State | response body /state"),
    (#""kind":"book""#, #""kind":"film""#, "care unknown-value Kind | response body /kind"),
    ("2026-11-25T02:00:00Z", "yesterday", "breaking wrong-format Item.made | response body /made"),
    (#"{"size":1}"#, #"{"size":"L"}"#, "care wrong-type Piece.size | response body /parts/0/size"),
    (
      #"{"a":1}"#, #"{"ada@example.com":true}"#,
      "breaking wrong-type Item.labels | response body /labels/*"
    ),
    (
      #"{"a":1}"#, #"{"alice":true}"#,
      "breaking wrong-type Item.labels | response body /labels/*"
    ),
    (
      #""price":1"#, #""price":1,"color":"red""#,
      "safe undeclared-field Item.color | response body /color"
    ),
    (
      #""price":1"#, #""price":1,"4f1d8a77c0":"red""#,
      "safe undeclared-field Item.* | response body /*"
    ),
  ])
  func reportsFieldDrift(old: String, new: String, finding: String) throws {
    #expect(try Self.findings("GET /items/\(Self.id)", Self.item(old, new)) == [finding])
  }

  @Test func reportsMissingHeaderUnlessItIsOptional() throws {
    let spec = """
      {
        "api": "Shop",
        "servers": { "production": "https://shop.example/v1" },
        "endpoints": {
          "rate": { "path": "/rate", "response": { "type": "int", "headers": { "X-Left": "int", "X-Reset": "int?" } } }
        }
      }
      """
    #expect(
      try Self.findings("GET /rate", "1", spec: spec)
        == ["care missing-header rate X-Left | response header X-Left"]
    )
  }

  @Test func reportsStatusDrift() throws {
    let subject = "Item.get"
    let get = "GET /items/\(Self.id)"
    #expect(
      try Self.findings(get, status: 500, "{}")
        == ["care undeclared-status \(subject) 500 | response status"]
    )
    #expect(
      try Self.findings("POST /items", status: 200, Self.item, sent: Self.item)
        == ["breaking undeclared-status Item.add 200 | response status"]
    )
    #expect(
      try Self.findings(get, status: 404, #"{"text":"m"}"#) == [
        "care missing-field Fault.message | response body /message",
        "safe undeclared-field Fault.text | response body /text",
      ]
    )
    #expect(
      try Self.findings(get, status: 404, "<html>") == [
        "care unreadable-body \(subject) 404 | response body"
      ]
    )
  }

  @Test func reportsBodyDrift() throws {
    let get = "GET /items/\(Self.id)"
    #expect(
      try Self.findings(get, "") == ["breaking missing-body Item.get 200 | response body"]
    )
    #expect(
      try Self.findings(get, "<html>", type: nil)
        == ["breaking unreadable-body Item.get 200 | response body"]
    )
    #expect(
      try Self.findings(get, Self.item, type: "text/html") == [
        "safe media-type Item.get 200 | response header Content-Type"
      ]
    )
    #expect(
      try Self.findings(get, #"{"error":{"code":1}}"#) == [
        "breaking error-in-success Item.get 200 | response body /error"
      ]
    )
    #expect(
      try Self.findings("PUT /items/\(Self.id)", Self.item) == [
        "safe undeclared-body Item.touch 200 | response body",
        "safe undocumented-status Item.touch 200 | response status",
      ]
    )
  }

  @Test func reportsPaginationDrift() throws {
    #expect(
      try Self.findings("GET /items", #"{"items":[]}"#) == [
        "care broken-pagination Item.list pagination more | response body more"
      ]
    )
    #expect(
      try Self.findings("GET /items", #"{"items":[],"more":"yes"}"#) == [
        "breaking broken-pagination Item.list pagination more | response body more"
      ]
    )
    #expect(try Self.findings("GET /rows", #"{"rows":[{"piece":{"size":1}}],"more":false}"#) == [])
  }

  @Test func reportsRequestDrift() throws {
    #expect(
      try Self.findings("GET /items?page=next&size=3", #"{"items":[],"more":false}"#) == [
        "care request-value Item.list page | request query page",
        "safe undeclared-parameter Item.list size | request query size",
      ]
    )
    let sent = Self.item(#""name":"n","#, #""note":"x","#)
    #expect(
      try Self.findings("POST /items", status: 201, Self.item, sent: sent) == [
        "care missing-argument Item.add name | request body name",
        "safe undeclared-argument Item.note | request body /note",
      ]
    )
    // The client sends the default and the constant itself.
    let values = #"""
      { "api": "Shop", "servers": { "production": "https://shop.example/v1" }, "endpoints": {
        "add": {
          "method": "POST", "path": "/items", "parameters": { "size": { "type": "int", "default": 20 } },
          "body": { "fields": { "unit": { "type": "string", "default": "g" }, "source": { "constant": "app" } } }
        }
      } }
      """#
    #expect(try Self.findings("POST /items", status: 204, nil, sent: "{}", spec: values) == [])
    // The server rejected the request with a declared error.
    #expect(
      try Self.findings("POST /items", status: 404, #"{"message":"m"}"#, sent: "{}") == []
    )
  }

  /// Recordings of an app mask secrets, so the mask is no finding wherever a value can be. Other texts are.
  @Test(arguments: ["path", "query", "field", "list", "dictionary"])
  func acceptsMaskOfRecording(place: String) throws {
    for (text, isMasked) in [("***", true), ("**", false), ("", false)] {
      let found =
        switch place {
        case "path":
          try Self.findings("PUT /items/\(text.isEmpty ? "x" : text)", status: 204, nil)
        case "query":
          try Self.findings("GET /items?page=\(text)", #"{"items":[],"more":false}"#)
        case "field":
          try Self.findings("POST /items", status: 201, Self.item, sent: Self.item(Self.id, text))
        case "list":
          try Self.findings(
            "POST /items",
            status: 201,
            Self.item,
            sent: Self.item(#"{"size":1}"#, #"{"size":"\#(text)"}"#)
          )
        default:
          try Self.findings(
            "POST /items",
            status: 201,
            Self.item,
            sent: Self.item(#"{"a":1}"#, #"{"a":"\#(text)"}"#)
          )
        }
      #expect(found.isEmpty == isMasked, "\(text) \(found)")
    }
  }

  /// The client handles interim responses, redirects and 304 itself.
  @Test(arguments: [100, 103, 301, 304, 399])
  func ignoresStatusesThatClientHandles(status: Int) throws {
    #expect(try Self.findings("GET /items/\(Self.id)", status: status, nil) == [])
  }

  @Test func reportsUndeclaredEndpoints() throws {
    #expect(
      try Self.findings("DELETE /items/\(Self.id)", status: 204, nil) == [
        "safe undeclared-endpoint DELETE /items/{id} | request"
      ]
    )
    #expect(
      try Self.findings("GET /carts/17", "{}")
        == ["safe undeclared-endpoint GET /carts/{id} | request"]
    )
  }

  @Test func countsFindingsAndCoverage() throws {
    let spec = try SampleSpecs.spec(of: Self.spec)
    var verification = Verification(
      spec.model,
      spec.document,
      base: TrafficURL("http://localhost:8080/api")
    )
    for entry in 1...3 {
      let exchange = Exchange(
        method: "GET",
        url: try #require(TrafficURL("http://localhost:8080/api/items/\(Self.id)")),
        requestHeaders: nil,
        requestBody: .none,
        status: 200,
        responseHeaders: [],
        responseBody: .bytes(Array(Self.item(#""state":"new""#, #""state":"lost""#).utf8)),
        place: EvidencePlace(file: "a.har", entry: entry, line: entry, column: 1)
      )
      let isKnown = verification.add(exchange)
      #expect(isKnown)
    }
    let report = verification.report
    #expect(report.findings.map(\.count) == [3])
    #expect(report.findings.map(\.first?.entry) == [1])
    #expect(report.findings.map(\.endpoints) == [["Item.get"]])
    let uncalled = ["Item.add", "Item.list", "Item.rows", "Item.touch"]
    #expect(report.coverage.endpoints.missing == uncalled)
    let rows = ["rows", "more", "Row.piece"].map { "Item.RowsResponse.\($0)" }
    #expect(report.coverage.fields.missing == ["Fault.message"] + rows)
    #expect(report.coverage.values.missing == ["State.new", "State.sold", "Kind.game"])
    #expect(report.counts.matched == 3)
  }
}
