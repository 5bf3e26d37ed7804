import EndpointGenerator
import EndpointJSON
import Foundation
import TestTraits
import Testing

@testable import EndpointDiff
@testable import EndpointSpec

/// Facts about each key that the compiler cannot check.
///
/// A key changes the model and the client, `diff` compares it, and the language tests compile its client.
@Suite(.serialized, .computing)
struct KeyEffectTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let key: String
    let value: String
    /// The old value, if the key is required.
    var former: String?
    /// The path of the endpoint of a parameter.
    var path = "/draw"
    /// The other keys, which both versions have.
    var others = ""
    /// The reason why the key alone has no effect. Nil if it has one.
    var exception: String?

    var testDescription: String { key }

    var old: String { others + (former.map { ", \"\(key)\": \($0)" } ?? "") }

    var new: String { others + ", \"\(key)\": \(value)" }
  }

  @Test func everyKeyHasSample() {
    #expect(Self.endpointSamples.map(\.key) == EndpointDefinition.keys.names)
    #expect(Self.fieldSamples.map(\.key) == FieldSpec.keys.names)
    #expect(Self.parameterSamples.map(\.key) == ParameterSpec.keys.names)
  }

  @Test(arguments: endpointSamples)
  func endpointKeyHasEffect(_ sample: Sample) throws {
    let path = sample.key == "path" ? "" : #", "path": "/draw""#
    try check(sample) { keys in spec(endpoint: path + keys) }
  }

  @Test(arguments: fieldSamples)
  func fieldKeyHasEffect(_ sample: Sample) throws {
    try check(sample) { keys in spec(field: keys, endpoint: #", "path": "/draw""#) }
  }

  @Test(arguments: parameterSamples)
  func parameterKeyHasEffect(_ sample: Sample) throws {
    try check(sample) { keys in
      let path = #", "path": "\#(sample.path)""#
      return spec(endpoint: path + #", "parameters": { "count": { \#(keys.dropFirst(2)) } }"#)
    }
  }

  @Test(arguments: endpointSamples + fieldSamples + parameterSamples)
  func languageTestsUseKey(_ sample: Sample) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Language/Spec/Language")
    let text = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    #expect(text.contains("\"\(sample.key)\":"))
  }

  private func check(_ sample: Sample, _ spec: (String) -> String) throws {
    let old = try Side(reading: [UInt8](spec(sample.old).utf8), as: "Deck.json")
    let new = try Side(reading: [UInt8](spec(sample.new).utf8), as: "Deck.json")
    #expect(old.model.endpoints != new.model.endpoints || old.model.types != new.model.types)
    let hasEffect = try files(old) != files(new) && !compare(old: old, new: new).changes.isEmpty
    #expect(hasEffect == (sample.exception == nil))
  }

  private func spec(field: String = #", "type": "string""#, endpoint: String) -> String {
    """
    {
      "api": "Deck",
      "servers": {
        "production": { "url": "https://deck.example.com", "hosts": { "upload": "https://up.example.com" } },
        "test": { "url": "https://test.example.com", "hosts": { "upload": "https://up.example.com" } }
      },
      "authentication": { "token": "bearer" },
      "types": { "Card": { "fields": { "suit": { \(field.dropFirst(2)) } } } },
      "endpoints": {
        "Cards.draw": { \(endpoint.dropFirst(2)) },
        "Cards.add": { "method": "POST", "path": "/cards", "body": "Card", "response": "Card" }
      }
    }
    """
  }

  private func files(_ side: Side) throws -> [String] {
    try render(side.model, source: side.path).flatMap(\.files).map { "\($0.path)\n\($0.text)" }
  }
}

extension KeyEffectTests {
  private static let added = "the former name is added, and no call changes"

  static let endpointSamples = [
    Sample(key: "summary", value: #""Draw.""#),
    Sample(key: "description", value: #""Draws cards.""#),
    Sample(key: "method", value: #""PUT""#),
    Sample(key: "path", value: #""/all""#, former: #""/draw""#),
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
    Sample(key: "safe", value: "true", others: #", "method": "POST""#),
    Sample(key: "redirects", value: #""return""#),
    Sample(key: "headers", value: #"{ "X-Deck": "1" }"#),
    Sample(key: "timeout", value: "7"),
    Sample(key: "server", value: #""test""#),
    Sample(key: "host", value: #""upload""#),
    Sample(key: "was", value: #""Cards.pull""#, exception: added),
    Sample(key: "deprecated", value: #"{ "message": "Use deal." }"#),
    Sample(key: "examples", value: #"{ "one": { "response": null } }"#),
  ]

  private static let text = #", "type": "string""#

  static let fieldSamples = [
    Sample(key: "type", value: #""int""#, former: #""string""#),
    Sample(key: "as", value: #""color""#, others: text),
    Sample(key: "default", value: #""red""#, others: text),
    Sample(key: "constant", value: #""red""#, others: text),
    Sample(key: "at", value: #""card.suit""#, others: text),
    Sample(key: "lossy", value: "true", others: #", "type": "[string]""#),
    Sample(key: "lenient", value: "true", others: #", "type": "url?""#),
    Sample(key: "wire", value: #""string""#, others: #", "type": "int""#),
    Sample(key: "only", value: #""response""#, others: text),
    Sample(key: "limits", value: #"{ "length": "1...5" }"#, others: text),
    Sample(key: "was", value: #""colour""#, others: text, exception: added),
    Sample(key: "secret", value: "true", others: text),
    Sample(key: "nullable", value: "true", others: #", "type": "string?""#),
    Sample(key: "userFacing", value: "true", others: text, exception: "Card is no error"),
    Sample(key: "summary", value: #""The suit.""#, others: text),
    Sample(key: "deprecated", value: #"{ "message": "Gone." }"#, others: text),
    Sample(key: "example", value: #""red""#, others: text),
  ]

  private static let list = #", "type": "[string]""#

  static let parameterSamples = [
    Sample(key: "type", value: #""int""#, former: #""string""#),
    Sample(key: "in", value: #""header""#, others: text),
    Sample(key: "name", value: #""n""#, others: text),
    Sample(key: "as", value: #""number""#, others: text),
    Sample(key: "default", value: #""1""#, others: text),
    Sample(key: "constant", value: #""1""#, others: text),
    Sample(key: "label", value: #""of""#, others: text),
    Sample(key: "serverDefault", value: #""1""#, others: text),
    Sample(key: "style", value: #""comma""#, others: list),
    Sample(key: "spread", value: "true", others: #", "type": "Card", "style": "deepObject""#),
    Sample(key: "allowEmpty", value: "true", path: "/draw/{count}", others: text),
    Sample(key: "nullable", value: "true", others: text),
    Sample(key: "wire", value: #""number""#, others: #", "type": "bool""#),
    Sample(key: "limits", value: #"{ "length": "1...5" }"#, others: text),
    Sample(key: "secret", value: "true", others: text),
    Sample(key: "was", value: #""number""#, others: text, exception: added),
    Sample(key: "summary", value: #""How many.""#, others: text),
    Sample(key: "deprecated", value: #"{ "message": "Gone." }"#, others: text),
    Sample(key: "example", value: #""1""#, others: text),
  ]
}
