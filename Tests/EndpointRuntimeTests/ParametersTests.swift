@_spi(Generated) import EndpointRuntime
import Foundation
import Testing

@Suite("Parameters")
struct ParametersTests {
  typealias R = DeckOfCards.Request<Void>

  private let size: Int? = 20
  private let nothing: String? = nil

  @Test func preservesOrderAndOmitsNil() {
    let query: Parameters = ["q": "a b", "page": nothing, "none": nil, "size": size, "q": true]
    #expect("\(query)" == "q=a%20b&size=20&q=true")
    #expect("\([:] as Parameters)" == "")
  }

  @Test func mixesPlainAndFormattedValues() {
    let query: Parameters = [
      "page": 1, "tags": ParameterValue(["a", "b"], style: .comma),
      "day": ParameterValue(Date(timeIntervalSince1970: 9), .unix),
      "null": ParameterValue(nothing, nullable: true), "json": JSONValue.null,
      "times": ParameterValue { $0.array([1, 2]) },
    ]
    #expect("\(query)" == "page=1&tags=a,b&day=9&null=null&json=null&times=1&times=2")
  }

  @Test func settingReplacesAllValuesOfName() {
    var request = R(.get, "/a", query: ["page": 1, "site": "x", "page": 2])
    request.query["page"] = 3
    #expect(request == R(.get, "/a", query: ["page": 3, "site": "x"]))
    request.query["sort"] = "up"
    request.query["site"] = nil
    #expect("\(request)" == "GET /a?page=3&sort=up")
    request.query["page"] = size
    request.query["sort"] = nothing
    #expect("\(request)" == "GET /a?page=20")
    request.query["page"] = ParameterValue([1, 2], style: .brackets)
    #expect(request.query.values(of: "page") == ["1", "2"])
  }

  @Test func appendingAddsValue() {
    var query: Parameters = ["tag": "a"]
    query.append("tag", "b")
    query.append("tag", nothing)
    #expect(query == ["tag": "a", "tag": "b"])
    #expect(query.values(of: "tag") == ["a", "b"])
    #expect(query.values(of: "Tag") == [])
  }

  @Test func subscriptPreservesValueAndStyle() {
    var query: Parameters = ["tags": ParameterValue(["a", "b"], style: .pipe), "page": nothing]
    #expect(query["tags"].map { "\($0)" } == #"["a","b"]"#)
    #expect(query["page"] == nil)
    query["others"] = query["tags"]
    #expect("\(query)" == "tags=a%7Cb&others=a%7Cb")
  }

  @Test func printsParametersAsSentWithSecretsMasked() {
    let query: Parameters = [
      "page": size, "none": nothing, "range": ["from": 1], "pin": ParameterValue(1, secret: true),
    ]
    #expect("\(query)" == "page=20&range%5Bfrom%5D=1&pin=***")
  }

  @Test func masksSecretsInAllOutput() {
    var query: Parameters = ["key": ParameterValue("k3y", secret: true)]
    #expect(!dumped(query).contains("k3y"))
    #expect(!dumped(ParameterValue("k3y", secret: true)).contains("k3y"))
    #expect(query["key"].map { "\($0)" } == "***")
    query["key"] = "n3w"
    #expect("\(query)" == "key=***")
    #expect(query.values(of: "key") == ["n3w"])
    let body = RequestBody.json([ParameterValue("k3y", secret: true)])
    #expect(!dumped(body).contains("k3y"))
  }

  @Test func equalityComparesSentText() {
    #expect(["a": 1] as Parameters == ["a": "1", "b": nothing])
    #expect(["a": 1, "b": 2] as Parameters != ["b": 2, "a": 1])
    #expect(["a": Double.nan] as Parameters != [:])
    #expect(Set([["a": 1] as Parameters, ["a": size], ["a": 20]]).count == 2)
  }

  @Test func headerNamesIgnoreCase() throws {
    var request = R(.get, "/a", headers: ["Accept": "text/plain", "X-A": 1])
    request.headers["accept"] = "text/html"
    request.headers["x-a"] = nil
    #expect("\(request.headers)" == "Accept=text%2Fhtml")
    request.headers = ["X-B": 1]
    request.headers["x-b"] = 2
    request.headers.append("X-B", 3)
    #expect(request.headers.values(of: "x-b") == ["2", "3"])
    #expect(try request.httpRequest(for: .production).headers["X-B"] == "3")
  }

  @Test func encodesValuesAsJSONStringsAndRejectsNaN() throws {
    let value = ParameterValue(["a": [1, 2]])
    let text = try JSONWriter.write { value.encode(to: &$0) }.string
    #expect(text == #"{"a":["1","2"]}"#)
    #expect(throws: JSONFailure.self) {
      try JSONWriter.write { ParameterValue(Double.nan).encode(to: &$0) }
    }
  }

  private func dumped(_ value: Any) -> String {
    var text = "\(value)"
    dump(value, to: &text)
    return text
  }
}
