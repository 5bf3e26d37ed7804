import DeckOfCardsFixtures
import EndpointRuntime
import Foundation
import Mutation
import TestTraits
import Testing

/// The reports of a client about responses that differ from the spec.
@Suite("Drift reports contain places and kinds, but no values", .serialized, .computing)
struct DriftReportTests {
  private static let card = #"{"image":"https://a.b/c","value":"ACE","suit":"CLUBS"}"#

  /// The reports of one call.
  private static func reports(
    _ body: String,
    status: Int = 200,
    sampling: (@escaping @Sendable (DriftReport) -> Void) -> DriftWatch? = { .all($0) }
  ) async -> [DriftReport] {
    let reports = Reports()
    let client = Client<DeckOfCards>(
      .production,
      transport: StubTransport { _ in .json(status, body) },
      retry: .none,
      onDrift: sampling { reports.add($0) }
    )
    _ = await client.result(Deck(id: "d").draw())
    return reports.all
  }

  private static func lines(_ body: String, status: Int = 200) async -> [String] {
    await reports(body, status: status).flatMap(\.observations).map { observation in
      let expected = observation.expected.map { " (\($0))" } ?? ""
      let kind = observation.kind.rawValue
      return "\(kind) \(observation.place)\(expected) × \(observation.count)"
    }
  }

  @Test func reportsNothingIfResponseMatchesSpec() async {
    #expect(await Self.reports(#"{"cards":[\#(Self.card)],"remaining":1}"#) == [])
  }

  @Test func countsUndeclaredFieldsAndUnknownValues() async throws {
    let card = #"{"image":"https://a.b/c","value":"FOOL","suit":"CLUBS","foil":true}"#
    let body = #"{"cards":[\#(card),\#(card)],"remaining":1,"deck":{"id":"d"}}"#
    let lines = await Self.lines(body)
    #expect(
      lines == [
        "undeclared-field cards[].foil × 2", "unknown-value cards[].value × 2",
        "undeclared-field deck × 1",
      ]
    )
    let observation = try #require(await Self.reports(body).first?.observations.first)
    #expect(observation.api == "DeckOfCards")
    #expect(observation.version == DeckOfCards.version)
    #expect(observation.endpoint == "Deck.draw")
    #expect(observation.status == 200)
  }

  @Test(arguments: [
    (#"{"cards":[{"value":"ACE"}],"remaining":1}"#, "missing-field cards[].suit (a value) × 1"),
    (#"{"cards":null,"remaining":1}"#, "missing-field cards (a value) × 1"),
    (#"{"cards":[],"remaining":"seven"}"#, "wrong-type remaining (an integer) × 1"),
    (#"{"cards":[null],"remaining":1}"#, "null-field cards[] (an object) × 1"),
    (#"[]"#, "wrong-type  (an object) × 1"),
  ])
  func reportsReasonOfDecodingFailure(body: String, line: String) async {
    #expect(await Self.lines(body) == [line])
  }

  @Test func reportsUndeclaredStatus() async {
    #expect(await Self.lines("{}", status: 418) == ["undeclared-status  × 1"])
  }

  @Test func reportsUndeclaredFieldOfErrorBody() async {
    #expect(await Self.lines(#"{"error":"e","id":7}"#, status: 404) == ["undeclared-field id × 1"])
  }

  @Test func reportsOnlySampledResponses() async {
    #expect(await Self.reports("[]", sampling: { _ in nil }) == [])
    #expect(await Self.reports("[]", sampling: { .sampled(0, in: 1000, $0) }) == [])
    #expect(await Self.reports("[]", sampling: { .sampled(1000, in: 1000, $0) }).count == 1)
  }

  @Test func sumsReports() async throws {
    var sum = DriftReport()
    for body in ["[]", #"{"cards":[],"remaining":1,"a":1}"#, "[]"] {
      for report in await Self.reports(body) { sum.add(report) }
    }
    #expect(sum.responses == 3)
    #expect(sum.observations.map(\.count) == [2, 1])
    #expect(try JSONDecoder().decode(DriftReport.self, from: sum.json) == sum)
  }

  /// Sends random bodies with random texts under known and unknown keys.
  @Test func neverContainsValues() async {
    var chance = Chance(seed: 5)
    let keys = ["cards", "remaining", "suit", "value", "image", "code", "error", "extra_key"]
    func text() -> String { "q\(UInt64.random(in: 1 << 40...1 << 60, using: &chance))z" }
    func value(_ depth: Int) -> String {
      switch Int.random(in: 0..<(depth > 3 ? 2 : 5), using: &chance) {
      case 0: "\"\(text())\""
      case 1: "7\(UInt64.random(in: 1 << 40...1 << 60, using: &chance))"
      case 2: "[\(value(depth + 1)),\(value(depth + 1))]"
      default:
        "{"
          + (0..<3).map { _ in
            let key = Bool.random(using: &chance) ? keys.randomElement(using: &chance)! : text()
            return "\"\(key)\":\(value(depth + 1))"
          }.joined(separator: ",") + "}"
      }
    }
    for _ in 0..<2000 {
      let body = value(0)
      for report in await Self.reports(body, status: Bool.random(using: &chance) ? 200 : 404) {
        let text = String(decoding: report.json, as: UTF8.self)
        let digits = text.split { !$0.isNumber }.filter {
          $0.count > 6 && body.contains(String($0))
        }
        #expect(digits == [], "\(text) of \(body)")
      }
    }
  }
}

/// The reports that a client has made.
private final class Reports: @unchecked Sendable {
  private let lock = NSLock()
  private var reports: [DriftReport] = []

  var all: [DriftReport] { lock.withLock { reports } }

  func add(_ report: DriftReport) { lock.withLock { reports.append(report) } }
}
