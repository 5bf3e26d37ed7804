import EndpointJSON
import EndpointWire
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// The law of styles: for each `style` and `explode` of OpenAPI, at each place and for each kind of value, the hint writes the style of
/// ours that puts the same bytes on the wire.
@Suite("Styles of OpenAPI keep their bytes", .serialized, .computing)
struct StyleHintTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    let style: String?
    let explode: Bool?

    var testDescription: String {
      "\(style ?? "no style"), \(explode.map { "\($0)" } ?? "no explode")"
    }

    /// The keys in JSON, in both orders.
    var keys: [String] {
      let keys = [
        style.map { "\"style\": \"\($0)\"" }, explode.map { "\"explode\": \($0)" },
      ].compactMap(\.self)
      return [keys, keys.reversed()].map { $0.joined(separator: ", ") }.unique(by: \.self)
    }

    /// What OpenAPI sends for `a`, an array of 1 and 2 in a query. Nil if it has no such style.
    var query: String? {
      let isExploded = explode ?? (style == nil || style == "form")
      switch style ?? "form" {
      case _ where isExploded && style != "deepObject": return "a=1&a=2"
      case "form": return "a=1,2"
      case "spaceDelimited": return "a=1%202"
      case "pipeDelimited": return "a=1%7C2"
      default: return nil
      }
    }
  }

  static let pairs = ["form", "spaceDelimited", "pipeDelimited", nil].flatMap { style in
    [true, false, nil].map { Pair(style: style, explode: $0) }
  }.filter { $0.style != nil || $0.explode != nil }

  @Test(arguments: pairs)
  func arraysOfQueriesKeepTheirBytes(_ pair: Pair) throws {
    let expected = try #require(pair.query)
    for type in ["[int]", "[string]?", "Tags", "[State]"] {
      for keys in pair.keys {
        let text = try corrected(Self.spec("\"a\": { \"type\": \"\(type)\", \(keys) }"))
        #expect(try query(of: text) == expected, "\(text)")
      }
    }
  }

  /// The same in a schema, which is translated as a whole.
  @Test(arguments: pairs)
  func schemasKeepTheirBytes(_ pair: Pair) throws {
    let expected = try #require(pair.query)
    let schema = #""schema": { "type": "array", "items": { "type": "integer" } }"#
    let text = try corrected(Self.spec("\"a\": { \"in\": \"query\", \(pair.keys[0]), \(schema) }"))
    #expect(try query(of: text) == expected, "\(text)")
  }

  /// One value is sent in one way, so the keys are removed. The same holds for arrays in headers, which have commas.
  @Test(arguments: pairs)
  func keysWithoutEffectAreRemoved(_ pair: Pair) throws {
    let keys = pair.keys[0]
    for entry in [
      "\"a\": { \"type\": \"int?\", \(keys) }", "\"a\": { \"type\": \"State\", \(keys) }",
      "\"a\": { \"in\": \"header\", \"type\": \"[int]\", \(keys) }",
    ] {
      let text = try corrected(Self.spec(entry))
      #expect(parameter("a", of: text)?.style == nil, "\(text)")
    }
  }

  @Test func objectsHaveTheirStyles() throws {
    let rows = [
      (#""style": "form", "explode": true"#, "flat"), (#""explode": true"#, "flat"),
      (#""style": "deepObject", "explode": true"#, "deepObject"),
      (#""style": "deepObject", "explode": false"#, "deepObject"),
    ]
    for (keys, style) in rows {
      let text = try corrected(Self.spec("\"a\": { \"type\": \"Span\", \(keys) }"))
      #expect(parameter("a", of: text)?.style?.value.rawValue == style, "\(text)")
    }
  }

  /// No style of ours sends these bytes, so the hint has no edit.
  @Test(arguments: [#""style": "label""#, #""style": "matrix", "explode": true"#])
  func otherStylesHaveNoEdit(_ keys: String) {
    let found = HintedSpec(Self.spec("\"a\": { \"type\": \"[int]\", \(keys) }")).problems
    #expect(found.count == 1 && found[0].fix?.edits == [], "\(found.map(\.message))")
  }

  static func spec(_ parameter: String) -> String {
    """
    { "api": "Shop", "servers": { "production": "https://shop.test" },
    "types": { "State": { "enum": ["a"] }, "Tags": { "alias": "[string]" },
    "Span": { "fields": { "from": "int?", "to": "int?" } } },
    "endpoints": { "list": { "path": "/list", "parameters": { \(parameter) } } } }
    """
  }

  private func corrected(_ text: String) throws -> String {
    let spec = HintedSpec(text)
    #expect(spec.problems.first?.fix?.isCertain ?? false)
    return try spec.corrected()
  }

  /// The bytes of the parameter `a` with two values in a query.
  private func query(of text: String) throws -> String {
    var builder = PairBuilder(arrays: parameter("a", of: text)?.style?.value ?? .repeat)
    builder.add("a", try WireValue([1, 2] as JSONValue))
    return builder.pairs.map(\.encoded).joined(separator: "&")
  }

  private func parameter(_ name: String, of text: String) -> ParameterSpec? {
    HintedSpec(text).result.document?.endpoints[0].value.parameters.first { $0.name.value == name }?
      .value
  }
}
