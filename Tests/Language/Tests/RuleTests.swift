@_spi(Generated) import EndpointRuntime
import Foundation
import LanguageAPI
import Testing

/// The rules of `WireDecodable` for missing keys, nulls, duplicate keys and defaults, with both
/// decoders.
@Suite("Missing, null and duplicate keys")
struct RuleTests {
  @Test func openEnumPrintsRawValue() {
    #expect("\(Rank(rawValue: "JOKER")) \(Rank(rawValue: "new"))" == "JOKER new")
  }

  @Test func rejectsMissingOrNullRequiredField() {
    for text in ["{}", #"{"y":1}"#, #"{"x":null}"#, #"{"x":null,"x":1}"#] {
      #expect(decoded(Point.self, text) == nil)
      let found = text.contains("null") ? "null (byte 5)" : "nothing (byte 0)"
      #expect(failure(Point.self, text) == "x: expected a value, found \(found)")
    }
  }

  @Test func optionalFieldIsNilIfMissingOrNull() {
    for text in [#"{"x":1}"#, #"{"x":1,"y":null}"#, #"{"x":1,"y":null,"y":2}"#] {
      #expect(decoded(Point.self, text) == Point(x: 1))
    }
  }

  @Test func usesDefaultIfMissingOrNull() {
    for text in ["{}", #"{"count":null}"#, #"{"count":null,"count":5}"#, #"{"point":null}"#] {
      #expect(decoded(Defaults.self, text) == Defaults())
    }
    #expect(decoded(Defaults.self, #"{"count":5}"#) == Defaults(count: 5))
    #expect(decoded(Defaults.self, #"{"count":"5"}"#) == nil)
  }

  @Test func anyJSONFieldAcceptsNullButNotMissing() throws {
    let text = Texts.scalars
    let start = try #require(text.range(of: #","anything""#)?.lowerBound)
    let rest = text[..<start]
    #expect(decoded(Scalars.self, rest + #","anything":null}"#)?.anything == .null)
    #expect(decoded(Scalars.self, rest + #","anything":null,"anything":1}"#)?.anything == .null)
    #expect(decoded(Scalars.self, rest + "}") == nil)
  }

  @Test func patchDistinguishesMissingFromNull() {
    #expect(decoded(Change.self, "{}")?.body == .keep)
    #expect(decoded(Change.self, #"{"body":null}"#)?.body == .clear)
    #expect(decoded(Change.self, #"{"body":null,"body":"b"}"#)?.body == .clear)
    #expect(decoded(Change.self, #"{"body":"b","body":null}"#)?.body == .set("b"))
  }

  @Test func usesFirstOfDuplicateKeys() {
    for text in [
      #"{"x":1,"x":2}"#, #"{"x":1,"x":"no"}"#, #"{"x":1,"\u0078":2}"#, #"{"\u0078":1,"x":2}"#,
      #"{"x":1,"y":null,"x":null,"y":3}"#, #"{"u":0,"x":1,"u":{},"x":[[]]}"#,
    ] {
      #expect(decoded(Point.self, text) == Point(x: 1), "\(text)")
    }
    #expect(decoded(Scores.self, #"{"name":"n","a":1,"a":2}"#)?.additional == ["a": 1])
    #expect(decoded(Scores.self, #"{"name":"n","a":null,"a":2}"#)?.additional == ["a": nil])
    #expect(decoded(Labels.self, #"{"a":null,"a":"b"}"#)?.additional == [:])
    #expect(decoded(Extras.self, #"{"id":1,"a":null,"a":2}"#)?.additional == ["a": .null])
    #expect(
      decoded(Shape.self, #"{"kind":"circle","kind":"box","radius":1}"#)
        == .circle(Circle(radius: 1))
    )
  }

  @Test func handlesNullInArraysAndDictionaries() {
    #expect(decoded(Lossy.self, #"{"points":[null],"suits":[null]}"#)?.points == [])
    #expect(decoded(Lossy.self, #"{"points":[],"suits":[null]}"#)?.suits == [nil])
    #expect(decoded(Lossy.self, #"{"points":[],"suits":[],"rest":[null]}"#) == nil)
    #expect(decoded(Aliases.self, #"{"points":[null],"stamp":1,"texts":[]}"#) == nil)
    #expect(
      decoded(Aliases.self, #"{"points":[],"stamp":1,"texts":[null]}"#)?.texts == [nil]
    )
    #expect(decoded(Scores.self, #"{"name":"n","a":null}"#)?.additional == ["a": nil])
  }

  @Test(arguments: [
    #"{"x":1,"z":}"#, #"{"x":1,"z":[1,]}"#, #"{"x":1,"x":01}"#, #"{"x":1,"z":"\ud83d"}"#,
    #"{"x":1,"z":nul}"#, #"{"x":1,"z":1.}"#, #"{"x":1,"z":{"a" 1}}"#,
  ])
  func rejectsInvalidJSONInIgnoredValues(_ text: String) {
    #expect(direct(Point.self, text) == nil)
  }

  @Test func missingOrNullPathStepIsMissingField() {
    let rest = #""id":1,"login":"l""#
    for user in [#""user":null"#, #""user":{}"#, #""user":{"display_name":null}"#, #""u":1"#] {
      let text = "{\(rest),\(user)}"
      #expect(decoded(Placed.self, text) == nil)
      let found = text.contains(#"name":null"#) ? "null" : "nothing"
      let expected = "user.display_name: expected a value, found \(found)"
      #expect(failure(Placed.self, text)?.hasPrefix(expected) == true)
    }
    #expect(decoded(Placed.self, #"{\#(rest),"user":1}"#) == nil)
    #expect(
      failure(Placed.self, #"{\#(rest),"user":1}"#)
        == "user: expected an object, found 1 (byte 27)"
    )
    for settings in [#""settings":null"#, #""settings":{"deep":null}"#, #""s":1"#] {
      let value = decoded(
        Placed.self,
        #"{\#(rest),"user":{"display_name":"d"},"x":1,\#(settings)}"#
      )
      #expect(value?.size == 3, "the default")
      #expect(value?.color == nil)
    }
  }

  /// The reader finds these deep paths only after a failure.
  @Test(arguments: [
    (
      #"[{"kind":"scored","name":"n","a":1},{"kind":"scored","name":"n","b":"x"}]"#,
      #"[1].b: expected an integer, found "x" (byte 68)"#
    ),
    (
      #"[{"kind":"times","zone":5,"late":[1]}]"#,
      "[0].late: expected a number, found an array (byte 33)"
    ),
  ])
  func failuresReportPathThroughUnions(_ text: String, _ expected: String) throws {
    do throws(JSONFailure) {
      _ = try JSONReader.read(text.utf8) { $0.array(of: Shape.self) }
      Issue.record("no failure")
    } catch {
      #expect(error.description == expected)
    }
  }

  @Test(arguments: [
    (
      #"{"matrix":[[1,2],[3,"x"]]}"#, #"matrix[1][1]: expected an integer, found "x" (byte 20)"#
    ),
    (
      #"{"matrix":[],"table":{"a":{"b":1},"c":{"d.e":[]}}}"#,
      #"table.c.d\.e: expected a number, found an array (byte 45)"#
    ),
    (
      #"{"matrix":[],"deep":[{"a":[{"x":1},{"x":1,"y":tru}]}]}"#,
      "deep[0].a[1].y: expected an integer, found tru (byte 46)"
    ),
  ])
  func failuresReportPathThroughArraysAndDictionaries(_ text: String, _ expected: String) {
    #expect(failure(Nested.self, text) == expected)
  }
}
