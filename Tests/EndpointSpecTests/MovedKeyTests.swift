import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// Laws of edits that need two places: a key in the wrong object moves to the right one, and a key of another language takes its
/// value along.
@Suite("Edits of two places", .serialized, .computing)
struct MovedKeyTests {
  /// Keys that only an endpoint has, with their values.
  private static let keys = [
    ("pagination", #"{ "style": "link", "items": "items" }"#), ("cache", #""reload""#),
    ("redirects", #""return""#), ("safe", "true"), ("idempotent", "true"),
  ]

  /// Each such key, in each part of an endpoint, at its start and at its end.
  @Test(arguments: keys.indices)
  func keysMoveToTheirEndpoint(index: Int) throws {
    let (key, value) = Self.keys[index]
    let parts = [
      ("\"response\": { ", #""type": "Page""#, " }"),
      ("\"body\": { ", #""type": "Page""#, " }"),
      ("\"parameters\": { \"q\": { ", #""type": "int?""#, " } }"),
    ]
    for (start, own, end) in parts {
      for all in ["\"\(key)\": \(value), \(own)", "\(own), \"\(key)\": \(value)"] {
        let others = start.contains("response") ? "" : ", \"response\": \"Page\""
        let text = spec("\(start)\(all)\(end)\(others)")
        let hinted = HintedSpec(text)
        #expect(hinted.problems.first?.fix?.isCertain == true, "\(text)")
        let edited = try hinted.corrected()
        #expect(edited == spec("\"\(key)\": \(value), ", before: "\(start)\(own)\(end)\(others)"))
      }
    }
  }

  private func spec(_ keys: String) -> String { spec("", before: keys) }

  private func spec(_ first: String, before keys: String) -> String {
    """
    { "api": "Shop", "servers": { "production": "https://shop.test" },
    "types": { "Page": { "fields": { "items": "[int]" } } },
    "endpoints": { "list": { \(first)"method": "POST", "path": "/list", \(keys) } } }
    """
  }

  /// The keys of other languages that take another kind of value.
  @Test(arguments: ["extends", "inherits", "includes", "mixins", "allOf"])
  func foreignKeysTakeTheirValueAlong(key: String) throws {
    for value in [#""Base""#, ##"[{ "$ref": "#/components/schemas/Base" }]"##] {
      let text = structure("\"\(key)\": \(value)")
      #expect(try HintedSpec(text).corrected() == structure(#""include": ["Base"]"#))
    }
  }

  private func structure(_ key: String) -> String {
    """
    { "api": "Shop", "servers": { "production": "https://shop.test" },
    "types": { "Base": { "fields": { "id": "int" } }, "Own": { \(key), "fields": { "x": "int" } } },
    "endpoints": { "list": { "path": "/list", "response": "Own" }, "all": { "path": "/all", "response": "Base" } } }
    """
  }

  /// Limits beside `limits` move into it.
  @Test(arguments: [#""min": 1"#, #""minimum": 1"#])
  func limitsMoveIntoLimits(key: String) throws {
    let field = { (keys: String) in
      storeSpec(
        types: "\"T\": { \"fields\": { \"a\": { \"type\": \"int\", \(keys) } } }",
        endpoints: #""list": { "path": "/list", "response": "T" }"#
      )
    }
    for keys in ["\(key), \"limits\": { \"max\": 9 }", "\"limits\": { \"max\": 9 }, \(key)"] {
      let edited = try HintedSpec(field(keys)).corrected()
      #expect(edited.contains(#""min": 1"#) && edited.contains(#""max": 9"#), "\(edited)")
    }
  }

  /// A value of another kind is read as it is meant, so that what depends on it has no error.
  @Test(arguments: [#""include": "Base""#, #""includes": "Base""#, #""extends": "Base""#])
  func meantValuesCauseNoFurtherErrors(key: String) throws {
    let base = #""Base": { "fields": { "id": "int" } }"#
    let text = storeSpec(
      types: "\(base), \"Item\": { \(key), \"fields\": { \"x\": \"int\" } }",
      endpoints:
        #""Item.get": { "path": "/items/{id}", "parameters": { "id": "self.id" }, "response": "Item" }"#
    )
    #expect(try HintedSpec(text).corrected().contains(#""include": ["Base"]"#))
  }
}
