import EndpointGenerator
import EndpointJSON
import Foundation
import Testing

@testable import EndpointDiff
@testable import EndpointSpec

/// A key that the compiler lets one forget: each key of an endpoint changes the client and the comparison.
@Suite(.serialized)
struct KeyEffectTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let key: String
    let value: String
    var others = ""

    var testDescription: String { key }
  }

  static let samples = [
    Sample(key: "summary", value: #""Draw.""#),
    Sample(key: "description", value: #""Draws cards.""#),
    Sample(key: "method", value: #""PUT""#),
    Sample(key: "path", value: #""/cards""#),
    Sample(key: "parameters", value: #"{ "count": "int" }"#),
    Sample(key: "body", value: #""Card""#, others: #", "method": "POST""#),
    Sample(key: "response", value: #""[Card]""#),
    Sample(key: "errors", value: #"{ "404": "gone" }"#),
    Sample(
      key: "pagination",
      value: #"{ "style": "page", "parameter": "page" }"#,
      others: #", "parameters": { "page": "int?" }, "response": "[Card]""#
    ),
    Sample(key: "authentication", value: #""token""#),
    Sample(key: "cache", value: #""reload""#),
    Sample(key: "idempotent", value: "true"),
    Sample(key: "redirects", value: #""return""#),
    Sample(key: "headers", value: #"{ "X-Deck": "1" }"#),
    Sample(key: "timeout", value: "7"),
    Sample(key: "server", value: #""test""#),
    Sample(key: "host", value: #""upload""#),
    Sample(key: "was", value: #""Cards.pull""#),
    Sample(key: "deprecated", value: #"{ "message": "Use deal." }"#),
    Sample(key: "examples", value: #"{ "one": { "response": null } }"#),
  ]

  /// The keys whose effect breaks nothing and is not worth a line.
  static let unreported = ["was": "the former name is added, and forwards to the function"]

  @Test func everyKeyHasASample() {
    #expect(Self.samples.map(\.key) == EndpointDefinition.keys.names)
  }

  @Test(arguments: samples)
  func hasAnEffect(_ sample: Sample) throws {
    let old = try side(sample.others)
    let new = try side(sample.others + #", "\#(sample.key)": \#(sample.value)"#)
    #expect(old.model.endpoints != new.model.endpoints)
    #expect(try files(old) != files(new))
    let isReported = !compare(old: old, new: new).changes.isEmpty
    #expect(isReported == (Self.unreported[sample.key] == nil))
  }

  private func side(_ keys: String) throws -> Side {
    let path = keys.contains(#""path""#) ? "" : #""path": "/draw""#
    let text = """
      {
        "api": "Deck",
        "servers": {
          "production": { "url": "https://deck.example.com", "hosts": { "upload": "https://up.example.com" } },
          "test": { "url": "https://test.example.com", "hosts": { "upload": "https://up.example.com" } }
        },
        "authentication": { "token": "bearer" },
        "types": { "Card": { "fields": { "suit": "string" } } },
        "endpoints": {
          "Cards.draw": { \(path.isEmpty ? String(keys.dropFirst(2)) : path + keys) },
          "Cards.add": { "method": "POST", "path": "/cards", "body": "Card", "response": "Card" }
        }
      }
      """
    return try Side(reading: [UInt8](text.utf8), as: "Deck.json")
  }

  private func files(_ side: Side) throws -> [String] {
    try render(side.model, source: side.path).flatMap(\.files).map { "\($0.path)\n\($0.text)" }
  }
}
