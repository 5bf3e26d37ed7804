import EndpointJSON
import EndpointJudge
import EndpointSpec
import Foundation
import TestTraits
import Testing

@testable import EndpointDrift

/// Single exchanges with their findings, as an expert would judge them.
@Suite("verify judges like an expert", .serialized, .computing)
struct JudgementTests {
  private static let spec = #"""
    {
      "api": "Shop", "servers": { "main": "https://shop.example/v1" },
      "types": {
        "Item": { "fields": { "id": "int", "note": { "type": "string", "nullable": true }, "tag": "string?" } },
        "Filter": { "fields": { "site": "[string]?", "size": { "type": { "fields": { "max": "int?" }, "optional": true } } } }
      },
      "errors": { "404": "missing", "503": { "case": "closed", "type": "Item" } },
      "endpoints": {
        "get": { "path": "/get", "response": { "type": "Item", "status": 200 } },
        "add": { "method": "POST", "path": "/add", "body": "Item", "response": { "type": "Item", "headers": { "X-Count": "int" } } },
        "label": { "path": "/label", "response": { "type": "Item", "encoding": "json" } },
        "head": { "method": "HEAD", "path": "/get" },
        "options": { "method": "OPTIONS", "path": "/get" },
        "names": { "path": "/names", "response": { "type": "[string]", "at": "items[].name" } },
        "pages": { "path": "/pages", "response": "[Item]", "pagination": { "style": "link" } },
        "touch": { "method": "PUT", "path": "/touch" },
        "text": { "path": "/text", "response": { "type": "string", "encoding": "text" } },
        "find": { "path": "/find", "parameters": { "filter": "Filter?" }, "response": "json" },
        "Table.get": { "method": "POST", "path": "/", "headers": { "X-Amz-Target": "DB.Get" }, "body": "json", "response": "Item" },
        "Table.put": { "method": "POST", "path": "/", "headers": { "X-Amz-Target": "DB.Put" }, "body": "json", "response": "json" },
        "Users.list": { "path": "/query", "parameters": { "Action": { "constant": "ListUsers" } }, "response": "json" },
        "Users.drop": { "path": "/query", "parameters": { "Action": { "constant": "DropUser" } }, "response": "json" }
      }
    }
    """#

  private static let item = #"{"id":1,"note":null}"#

  struct Call: Sendable, CustomTestStringConvertible {
    let name: String
    /// An entry of an HTTP Archive.
    let entry: String
    /// Such as `undeclared-status get 500 safe`.
    let findings: [String]

    init(_ name: String, _ entry: String, _ findings: String...) {
      (self.name, self.entry, self.findings) = (name, entry, findings)
    }

    var testDescription: String { name }
  }

  private static func call(
    _ path: String,
    _ response: String,
    status: Int = 200,
    type: String = "application/json",
    method: String = "GET",
    headers: String = "",
    body: String? = nil
  ) -> String {
    let data = body.map {
      #","postData":{"mimeType":"application/json","text":\#(JSONValue.string($0))}"#
    }
    let content = #"{"size":9,"mimeType":"\#(type)","text":\#(JSONValue.string(response))}"#
    return """
      {"request":{"method":"\(method)","url":"https://shop.example/v1\(path)","headers":[\(headers)],"bodySize":-1\(data ?? "")},
       "response":{"status":\(status),"headers":[{"name":"X-Count","value":"1"}],"content":\(content)}}
      """
  }

  private static func target(_ name: String) -> String {
    #"{"name":"X-Amz-Target","value":"\#(name)"}"#
  }

  private static let page = "<html>Bad gateway</html>"

  static let statuses = [
    Call("the documented status", call("/get", item)),
    Call("another success", call("/get", item, status: 201), "undocumented-status get 201 safe"),
    Call(
      "another success than the usual one",
      call("/find", "{}", status: 206),
      "undocumented-status find 206 safe"
    ),
    Call("the usual success without a body", call("/touch", "", status: 204, method: "PUT")),
    Call(
      "another success without a body",
      call("/touch", "{}", status: 200, method: "PUT"),
      "undocumented-status touch 200 safe"
    ),
    Call(
      "an error of the service",
      call("/get", #"{"code":1}"#, status: 500),
      "undeclared-status get 500 care"
    ),
    Call(
      "a page of a proxy",
      call("/get", page, status: 502, type: "text/html"),
      "undeclared-status get 502 safe"
    ),
    Call("an empty error", call("/get", "", status: 500), "undeclared-status get 500 care"),
    Call(
      "a refusal",
      call("/get", page, status: 403, type: "text/html"),
      "undeclared-status get 403 care"
    ),
    Call("a declared error", call("/get", "", status: 404)),
    Call(
      "a page of a proxy in place of a declared error",
      call("/get", page, status: 503, type: "text/html"),
      "unreadable-body get 503 safe"
    ),
  ]

  private static func linked(_ link: String) -> String {
    call("/pages", "[\(item)]").replacing(
      #"{"name":"X-Count","value":"1"}"#,
      with: #"{"name":"Link","value":\#(JSONValue.string(link))}"#
    )
  }

  private static let preflight = #"{"name":"Access-Control-Request-Method","value":"GET"}"#
  private static let plainHeader = #"{"name":"Accept","value":"*/*"}"#

  static let methods = [
    Call("the usual status of HEAD", call("/get", "", status: 200, method: "HEAD")),
    Call("no content for HEAD", call("/get", "", status: 204, method: "HEAD")),
    Call(
      "another status of HEAD",
      call("/get", "", status: 206, method: "HEAD"),
      "undocumented-status head 206 safe"
    ),
    Call("HEAD of an undeclared path", call("/touch", "", method: "HEAD")),
    Call("a preflight", call("/get", "{\"a\":1}", method: "OPTIONS", headers: preflight)),
    Call(
      "a declared OPTIONS",
      call("/get", "{\"a\":1}", status: 204, method: "OPTIONS", headers: plainHeader),
      "undeclared-body options 204 safe"
    ),
    Call("an undeclared OPTIONS", call("/touch", "{}", method: "OPTIONS", headers: plainHeader)),
    Call("a link", linked("<https://shop.example/v1/pages?page=2>; rel=\"next\"")),
    Call("an empty link", linked("")),
    Call(
      "a header without a link",
      linked("https://shop.example/v1/pages?page=2"),
      "broken-pagination pages pagination care"
    ),
  ]

  @Test(arguments: [200, 204])
  func countsStatusOfHEAD(status: Int) throws {
    let call = Self.call("/get", "", status: status, method: "HEAD")
    let statuses = try Self.verification(Call("", call)).report.coverage.statuses
    #expect(statuses.missing.contains("touch 204") && !statuses.missing.contains("head 204"))
  }

  /// The place of a value that the response collects from a list.
  @Test func placesCollectedValues() throws {
    let body = #"{"items":[{"name":"a"},{"name":7}]}"#
    let report = try Self.verification(Call("", Self.call("/names", body))).report
    #expect(report.findings.map(\.part) == ["response body /items/1/name"])
  }

  static let bodies = [
    Call(
      "null for an optional field",
      call("/add", item, method: "POST", body: #"{"id":1,"note":null,"tag":null}"#)
    ),
    Call(
      "null for a required field",
      call("/add", item, method: "POST", body: #"{"id":null,"note":null}"#),
      "missing-argument add id care"
    ),
    Call("a body that was not recorded", call("/add", item, method: "POST")),
    Call(
      "no body",
      call("/add", item, method: "POST", headers: #"{"name":"Host","value":"a"}"#),
      "request-value add body care"
    ),
    Call(
      "a response that was not recorded",
      #"{"request":{"method":"GET","url":"https://shop.example/v1/get"},"response":{"status":200,"content":{"size":-1}}}"#
    ),
    Call(
      "an empty response",
      #"{"request":{"method":"GET","url":"https://shop.example/v1/get"},"response":{"status":200,"content":{"size":0}}}"#,
      "missing-body get 200 breaking"
    ),
    Call(
      "no headers",
      #"{"request":{"method":"POST","url":"https://shop.example/v1/add"},"response":{"status":200,"headers":[],"content":{"text":"{\"id\":1,\"note\":\"\"}","mimeType":"application/json"}}}"#
    ),
    Call(
      "text that is no base64",
      #"{"request":{"method":"GET","url":"https://shop.example/v1/get"},"response":{"status":200,"content":{"text":"{\"id\":12,\"note\":\"\"}","encoding":"base64"}}}"#
    ),
    Call("text", call("/text", "a", type: "text/plain")),
    Call("text in JSON", call("/text", #""a""#), "media-type text 200 care"),
    Call("an object for text", call("/text", #"{"a":1}"#), "media-type text 200 care"),
    Call("a number as text", call("/text", "7"), "media-type text 200 safe"),
    Call("JSON as a page", call("/get", item, type: "text/html"), "media-type get 200 safe"),
    Call("JSON as a page, as stated", call("/label", item, type: "text/html")),
  ]

  static let requests = [
    Call("lists in deep objects", call("/find?filter[site]=a&filter[site]=b", "1")),
    Call(
      "lists with brackets",
      call("/find?filter[site][]=a&filter[site][]=b&filter[size][max]=2", "1")
    ),
    Call(
      "lists with indices",
      call("/find?filter%5Bsite%5D%5B0%5D=a&filter%5Bsite%5D%5B1%5D=b", "1")
    ),
    Call("a target", call("/", item, method: "POST", headers: target("DB.Get"), body: "{}")),
    Call("another target", call("/", "7", method: "POST", headers: target("DB.Put"), body: "{}")),
    Call(
      "the response of another target",
      call("/", "7", method: "POST", headers: target("DB.Get"), body: "{}"),
      "wrong-type Table.get 200 breaking"
    ),
    Call(
      "an undeclared target",
      call("/", "7", method: "POST", headers: target("DB.Drop"), body: "{}"),
      "undeclared-endpoint POST / safe"
    ),
    Call("an action", call("/query?Action=DropUser", "7")),
    Call(
      "an undeclared action",
      call("/query?Action=AddUser", "7"),
      "undeclared-endpoint GET /query safe"
    ),
  ]

  @Test(arguments: statuses + methods + bodies + requests)
  func judges(_ call: Call) throws {
    let report = try Self.verification(call).report
    let found = report.findings.map { "\($0.kind.name) \($0.subject) \($0.level)" }
    #expect(found == call.findings, "\(call.entry)")
    #expect(report.counts.exchanges == 1)
  }

  private static func verification(_ call: Call) throws -> Verification {
    let spec = try SampleSpecs.spec(of: Self.spec)
    var verification = Verification(spec.model, spec.document, keepsSamples: true)
    var reader = EvidenceReader(file: "traffic.har")
    for found in reader.read(Array(#"{"log":{"entries":[\#(call.entry)]}}"#.utf8)) {
      if case .exchange(let exchange) = found { verification.add(exchange) }
    }
    return verification
  }

  @Test(arguments: [
    (#""a""#, #""text": { "path": "/text", "response": "string" }"#),
    (#"{"a":1}"#, #""response": "Text""#),
  ])
  func fixesTextToJSON(body: String, result: String) throws {
    let verification = try Self.verification(Call("", Self.call("/text", body)))
    let files = [SourceFile(path: "api.json", bytes: Array(Self.spec.utf8))]
    let fix = verification.fix(verification.report.findings, in: files)
    let text = fix.texts.first?.text.replacing(#/\s+/#, with: " ") ?? ""
    #expect(text.contains(result), "\(text) \(fix.reasons)")
  }
}
