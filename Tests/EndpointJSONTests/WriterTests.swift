@_spi(Generated) import EndpointJSON
import TestTraits
import Testing

@Suite(.serialized, .computing)
struct WriterTests {
  private func write(_ body: (inout JSONWriter) -> Void) throws -> String {
    try JSONWriter.write(body).string
  }

  @Test func writesFieldsInOrder() throws {
    let text = try write { json in
      json.beginObject()
      json.field("b", "x")
      json.field("a", 1)
      json.field("none", nil as Int?)
      json.nullableField("null", nil as Int?)
      json.nullableField("some", 2)
      json.field("flag", true, .number)
      json.field("text", false as Bool?, .string)
      json.field("count", 12, .string)
      json.field("long", Int64.min, .number)
      json.field("ratio", 1.5, .string)
      json.field("absent", nil as Double?, .string)
      json.nullableField("form", nil as Bool?, .number)
      json.field("list") { json in
        json.array([true, false]) { json, flag in json.bool(flag, .number) }
      }
      json.field("optional", [1, nil] as [Int?])
      json.beginObject("user")
      json.key("na/me\n")
      json.string("é")
      json.endObject()
      json.endObject()
    }
    #expect(
      text
        == #"{"b":"x","a":1,"null":null,"some":2,"flag":1,"text":"false","count":"12","long":-9223372036854775808,"ratio":"1.5","form":null,"list":[1,0],"optional":[1,null],"user":{"na/me\n":"é"}}"#
    )
  }

  @Test func writesScalars() throws {
    #expect(try write { $0.null() } == "null")
    #expect(try write { $0.bool(false) } == "false")
    #expect(try write { $0.int(UInt64.max) } == "18446744073709551615")
    #expect(try write { $0.number(text: "1.10") } == "1.10")
    #expect(try write { $0.number(text: "1.10", .string) } == #""1.10""#)
    #expect(try write { $0.encode(value: "x") } == #""x""#)
    #expect(try write { $0.array([Int]()) } == "[]")
    #expect(try write { $0.dictionary([String: Int]()) } == "{}")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (1.0, "1"), (1.5, "1.5"), (0.1, "0.1"), (1e22, "1e+22"),
    (Double.leastNonzeroMagnitude, "5e-324"),
    (-123456.75, "-123456.75"), (9_007_199_254_740_992, "9007199254740992"),
  ])
  func writesShortestTextOfDouble(_ value: Double, _ text: String) throws {
    let written = try write { $0.double(value) }
    #expect(written == text)
    #expect(try JSONReader.read(written.utf8) { $0.double() }.value == value)
  }

  @Test func writesDictionariesSortedByKey() throws {
    let values = Dictionary(uniqueKeysWithValues: (10..<40).map { ("k\($0)", $0) })
    let text = try write { $0.dictionary(values) }
    #expect(text.hasPrefix(#"{"k10":10,"k11":11,"#))
    #expect(try JSONReader.read(text.utf8) { $0.dictionary(of: Int.self) }.value == values)
    #expect(
      try write { $0.dictionary(values) { json, value in json.bool(value > 0) } }.hasPrefix(
        #"{"k10":true"#
      )
    )
  }

  @Test func writesMembersIntoOpenObject() throws {
    struct Outer: WireEncodable {
      func encode(to json: inout JSONWriter) {
        json.beginObject()
        json.field("outer", 1)
        json.members(of: Owner(id: 2, displayName: "x"))
        json.field("inner") { json in Owner(id: 3, displayName: "y").encode(to: &json) }
        json.endObject()
      }
    }
    let text = try write { json in
      json.beginObject()
      json.field("tag", "t")
      json.members(of: Outer())
      json.members(of: ["z": 1])
      json.members(of: [String: Int]())
      json.field("last", true)
      json.endObject()
    }
    #expect(
      text
        == #"{"tag":"t","outer":1,"id":2,"display_name":"x","inner":{"id":3,"display_name":"y"},"z":1,"last":true}"#
    )
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func rejectsNonFiniteDoubles(_ value: Double) {
    let failure = #expect(throws: JSONFailure.self) {
      try JSONWriter.write { json in
        json.beginObject()
        json.field("list", [1, value])
        json.endObject()
      }
    }
    #expect(failure?.path == "list[1]")
    #expect(failure?.expected == "a finite number")
  }

  @Test func rejectsNonObjectsAsMembers() {
    for value in [[1], 1, "x", nil, [["a": 1]]] as [JSONValue] {
      #expect(throws: JSONFailure.self) {
        try JSONWriter.write { json in
          json.beginObject()
          json.members(of: value)
          json.endObject()
        }
      }
    }
  }

  @Test func rejectsMalformedNumberText() {
    #expect(throws: JSONFailure.self) { try JSONWriter.write { $0.number(text: "01") } }
    #expect(throws: JSONFailure.self) { try JSONWriter.write { $0.number(text: "1,2") } }
  }

  @Test func reportsRangesOfSecrets() throws {
    let text = try JSONWriter.write { json in
      json.beginObject()
      json.field("user", "ada")
      json.field("password", "hunter2", secret: true)
      json.field("none", nil as String?, secret: true)
      json.field("keys", ["a", "b"], secret: true)
      json.key("pin", secret: true)
      json.int(4711)
      json.nullableField("hint", nil as String?, secret: true)
      json.field("deep", secret: true) { json in
        json.beginObject()
        json.field("inner", "x", secret: true)
        json.endObject()
      }
      json.field("open", 1)
      json.field("flag", true, .string, secret: true)
      json.endObject()
    }
    let secrets = text.secrets.map { String(decoding: text.bytes[$0], as: UTF8.self) }
    #expect(
      secrets == [#""hunter2""#, #"["a","b"]"#, "4711", "null", #"{"inner":"x"}"#, #""true""#]
    )
  }

  @Test func neverShowsSecretInFailure() {
    let failure = #expect(throws: JSONFailure.self) {
      try JSONWriter.write { json in
        json.beginObject()
        json.field("pin", Double.infinity, secret: true)
        json.endObject()
      }
    }
    #expect(failure?.description == "pin: expected a finite number, found a secret value (byte 7)")
  }

  @Test func writesPrettyPrintedJSON() throws {
    let value: JSONValue = ["a": [1, [:], []], "b": ["c": "d "], "e": nil]
    let text = value.readable(width: 0)
    #expect(
      text == """
        {
          "a": [
            1,
            {},
            []
          ],
          "b": {
            "c": "d "
          },
          "e": null
        }
        """
    )
    #expect(try JSONValue(parsing: text.utf8) == value)
  }

  @Test func controlCharactersRoundTrip() throws {
    for value in UInt8(0)..<32 {
      let text = "a\(Character(Unicode.Scalar(value)))b"
      let written = try JSONWriter.write { $0.string(text) }.bytes
      #expect(written.allSatisfy { $0 >= 0x20 })
      #expect(try JSONReader.read(written) { $0.string() }.value == text, "\(value)")
    }
  }
}
