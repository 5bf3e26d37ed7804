import EndpointJSON
import EndpointSpec
import Foundation
import Mutation
import TestTraits
import Testing

@testable import EndpointDrift

/// Traffic contains data of people. `verify` and `infer` show names of the spec and words, and none of this data.
@Suite("Reports on traffic show no data", .serialized, .computing)
struct PrivacyTests {
  private static let spec = """
    {
      "api": "Shop",
      "servers": { "production": "https://shop.example/v1" },
      "types": {
        "Item": {
          "fields": { "id": "uuid", "state": "State", "piece": "Piece", "labels": "[string: int]?" }
        },
        "State": { "enum": ["new", "sold"], "closed": true },
        "Piece": { "fields": { "size": "int", "part": "Piece?" } }
      },
      "errors": { "404": { "type": "Piece", "case": "gone" } },
      "endpoints": {
        "Items.get": { "path": "/items/{id}", "response": "Item", "parameters": { "id": "uuid", "view": "int?" } },
        "Items.mark": { "method": "POST", "path": "/marks", "body": "[string: int]" },
        "Items.add": {
          "method": "POST", "path": "/items", "response": { "201": "Item" },
          "body": { "fields": { "name": "string", "piece": "Piece?", "labels": "[string: int]?" } }
        }
      }
    }
    """

  /// The texts of data in one exchange.
  private struct Data {
    var chance: Chance
    var used: [String] = []

    mutating func text() -> String {
      used.append(PersonalData.text(&chance))
      return used[used.count - 1]
    }

    mutating func word() -> String {
      used.append(PersonalData.word(&chance))
      return used[used.count - 1]
    }

    mutating func number() -> String {
      used.append(chance.digits(7))
      return used[used.count - 1]
    }

    mutating func value() -> JSONValue { .string(text()) }

    /// A text in a URL.
    mutating func encoded() -> String { TrafficEntry.encoded(text()) }

    /// An object with data in the place of keys and values.
    mutating func item() -> JSONValue {
      let part = object([(text(), 1)])
      let piece = object([("size", value()), (text(), value()), ("part", part)])
      let labels = object([(text(), value()), (word(), value())])
      let other = object([(text(), value())])
      return object([
        (text(), other), ("id", value()), ("name", value()), ("state", value()), ("piece", piece),
        ("labels", labels),
      ])
    }

    func object(_ members: [(String, JSONValue)]) -> JSONValue { .object(JSONObject(members)) }

    /// The texts of data in a text, whatever their case.
    func leaks(in text: String) -> [String] {
      used.filter { text.lowercased().contains($0.lowercased()) }
    }
  }

  /// Everything that `verify` shows about an exchange.
  private static func shown(_ exchange: Exchange, _ fresh: Verification) -> [String] {
    var verification = fresh
    verification.add(exchange)
    return [exchange.url.origin]
      + verification.report.findings.flatMap { [$0.subject, $0.summary, $0.part, $0.hint ?? ""] }
  }

  private static func exchange(_ data: inout Data) throws -> Exchange {
    let user = "\(data.encoded()):\(data.encoded())@"
    let paths = [
      "items/\(data.encoded())?view=\(data.encoded())&\(data.encoded())=\(data.encoded())", "items",
      "things/\(data.encoded())/parts/\(data.encoded())", "marks",
    ]
    let index = data.chance.number(in: 0...3)
    let type = data.chance.pick(["application/json", "text/\(data.text())"])
    let sent = index == 3 ? data.object([(data.word(), data.value())]) : data.item()
    let status = data.chance.pick([[200, 404, 500], [201, 404], [200], [200]][index])
    return Exchange(
      method: [data.chance.pick(["GET", "GET", data.text().uppercased()]), "POST", "GET", "POST"][
        index
      ],
      url: try #require(TrafficURL("https://\(user)shop.example/v1/\(paths[index])")),
      requestHeaders: [("Content-Type", "application/json"), ("X-User", data.text())],
      requestBody: index == 1 || index == 3 ? .bytes(Array("\(sent)".utf8)) : .none,
      status: status,
      responseHeaders: [("Content-Type", type)],
      responseBody: .bytes(
        Array((data.chance.number(in: 0...9) == 0 ? data.text() : "\(data.item())").utf8)
      ),
      place: EvidencePlace(file: "a.har", entry: 1, line: 1, column: 1)
    )
  }

  @Test func findingsShowNoData() throws {
    let spec = try SampleSpecs.spec(of: Self.spec)
    let fresh = Verification(spec.model, spec.document)
    var data = Data(chance: Chance(seed: 47))
    var count = 0
    for _ in 0..<Chance.count / 4 {
      data.used = []
      let exchange = try Self.exchange(&data)
      let texts = Self.shown(exchange, fresh)
      count += texts.count
      for text in texts {
        #expect(data.leaks(in: text) == [], "\(text)")
      }
    }
    #expect(count > 10 * Chance.count / 4)
  }

  /// The path of an observation comes from another machine, so its keys are masked again.
  @Test func observationsOfAppsShowNoData() throws {
    let spec = try SampleSpecs.spec(of: Self.spec)
    let fresh = Verification(spec.model, spec.document)
    var data = Data(chance: Chance(seed: 48))
    var count = 0
    for kind in ["undeclared-field", "wrong-type", "missing-field", "unknown-value"] {
      for _ in 0..<50 {
        data.used = []
        let keys = [
          ["piece", data.text()], ["labels", data.text()], [data.text(), data.text()],
          ["piece", "part", data.text()],
        ]
        let path = JSONPath(components: data.chance.pick(keys).map { .key($0) })
        let entry: JSONValue = [
          "api": "Shop", "endpoint": "Items.get", "status": 200, "count": 1, "kind": .string(kind),
          "place": .string("\(path)"),
        ]
        var verification = fresh
        let place = EvidencePlace(file: "drift.json", entry: 1, line: 1, column: 1)
        verification.add(try AppObservation(entry, at: place))
        let findings = verification.report.findings
        count += findings.count
        for text in findings.flatMap({ [$0.subject, $0.summary, $0.part] }) {
          #expect(data.leaks(in: text) == [], "\(text)")
        }
      }
    }
    #expect(count > 100)
  }

  @Test func namesOfOtherAPIsAreNotReported() throws {
    let spec = try SampleSpecs.spec(of: Self.spec)
    var verification = Verification(spec.model, spec.document)
    let entry: JSONValue = [
      "api": "Bank", "endpoint": "Items.get", "status": 200, "count": 1, "kind": "wrong-type",
      "place": "piece.size",
    ]
    let place = EvidencePlace(file: "drift.json", entry: 1, line: 1, column: 1)
    let isKnown = verification.add(try AppObservation(entry, at: place))
    #expect(!isKnown && verification.report.findings.isEmpty)
  }

  @Test func problemsOfFilesShowNoData() {
    var data = Data(chance: Chance(seed: 49))
    for _ in 0..<Chance.count / 4 {
      data.used = []
      var reader = EvidenceReader(file: "a.json")
      _ = reader.read(Array("\(data.item())".utf8))
      let message = reader.end()?.message ?? ""
      #expect(message.contains("expected an HTTP Archive"))
      #expect(data.leaks(in: message) == [], "\(message)")
    }
  }

  /// Names keep the reports useful: these are no data.
  @Test(arguments: [
    "name", "first name", "created_at", "@type", "x-rate.limit", "$ref", "address2", "utf8Name",
    "line_item_ids[]", "ISO3166", "md5hash", "http2", "numberOfActiveUsersPerRegion",
  ])
  func namesAreShown(_ name: String) { #expect(KnownKeys.shown(name) == name) }

  /// An inferred spec has the names of traffic, but no values, no keys of dictionaries, and no values in paths.
  @Test func inferredSpecsShowNoData() async throws {
    var data = Data(chance: Chance(seed: 50))
    for _ in 0..<Chance.count / 20 {
      data.used = []
      let entries = (0..<4).map { _ in Self.entry(&data) } + [Self.unrecordedEntry(&data)]
      let proposal = try await TrafficInferenceTests.proposal(
        of: Traffic.archive(entries),
        name: nil
      )
      #expect(proposal.endpointCount > 0)
      let text = canonicalText(of: proposal.spec) + proposal.hints.joined(separator: "\n")
      #expect(data.leaks(in: text) == [], "\(text)")
      #expect(text.contains("its response was not recorded"))
    }
  }

  private static func unrecordedEntry(_ data: inout Data) -> JSONValue {
    [
      "request": [
        "method": "GET",
        "url": .string("https://shop.example/users/\(data.number())/\(data.encoded())"),
        "headers": [],
      ],
      "response": [
        "status": 200, "headers": [["name": "Content-Type", "value": "application/json"]],
        "content": ["size": 900],
      ],
    ]
  }

  private static func entry(_ data: inout Data) -> JSONValue {
    let piece = data.object([("size", data.value()), ("count", 1)])
    let labels = data.object((0..<3).map { _ in (data.number(), data.value()) })
    let body = data.object([
      ("name", data.value()), ("piece", piece), ("labels", labels),
      ("list", .array([data.value()])),
    ])
    let path = "/users/\(data.encoded())/parts?view=\(data.encoded())&api_key=\(data.encoded())"
    return [
      "request": [
        "method": "GET", "url": .string("https://\(data.encoded())@shop.example\(path)"),
        "headers": [["name": "Authorization", "value": .string("Bearer \(data.text())")]],
      ],
      "response": [
        "status": 200, "headers": [["name": "Content-Type", "value": "application/json"]],
        "content": ["text": .string("\(body)")],
      ],
    ]
  }
}
