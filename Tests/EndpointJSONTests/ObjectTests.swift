import TestTraits
import Testing

@_spi(Generated) @testable import EndpointJSON

@Suite(.serialized, .computing)
struct ObjectTests {
  private func card(_ text: String) throws(JSONFailure) -> Card {
    try JSONReader.read(text.utf8) { Card(from: &$0) }.value
  }

  /// The index, key and value of each field that was read.
  private func fields(
    _ text: String,
    _ lines: String,
    additional: Bool = false,
    nullable: Bool = false
  ) throws -> [String] {
    try JSONReader.read(text.utf8) { json -> [String]? in
      var found: [String] = []
      let keys = WireKeys(lines: lines, additional: additional, nullable: nullable)
      var fields = json.object(keys)
      while let field = json.nextIndex(&fields) {
        let key = json.key
        found.append("\(field) \(key) \(json.value()?.description ?? "-")")
      }
      return json.finish(&fields) ? found : nil
    }.value
  }

  @Test func readsFieldsInAnyOrder() throws {
    let expected = Card(suit: .clubs, value: "ACE", image: "a.png", size: 4)
    #expect(
      try card(#"{"suit":"CLUBS","value":"ACE","image":"a.png","size":4}"#) == expected
    )
    #expect(
      try card(#" { "size" : 4 , "image":"a.png", "value":"ACE","suit" : "CLUBS" } "#) == expected
    )
  }

  @Test func skipsUnknownKeys() throws {
    let text = #"{"a":[1,{"b":null}],"suit":"CLUBS","suits":1,"sui":{},"value":"ACE","":""}"#
    #expect(try card(text) == Card(suit: .clubs, value: "ACE"))
  }

  @Test func matchesEscapedKeys() throws {
    #expect(try card(#"{"\u0073uit":"CLUBS","val\u0075e":"ACE"}"#).value == "ACE")
  }

  @Test func usesFirstOfDuplicateKeys() throws {
    #expect(try card(#"{"suit":"CLUBS","value":"ACE","value":"TWO","value":7}"#).value == "ACE")
    #expect(try fields(#"{"a":null,"a":1}"#, "a").isEmpty)
    #expect(try fields(#"{"b":1,"b":2,"a":3}"#, "a", additional: true) == ["1 b 1", "0 a 3"])
    let counts = try JSONReader.read(#"{"x":1,"x":2,"x":[null,"y"]}"#.utf8) {
      $0.dictionary(of: Int.self)
    }
    #expect(counts.value == ["x": 1])
  }

  @Test func treatsNullAsAbsent() throws {
    #expect(try card(#"{"suit":"CLUBS","value":"ACE","image":null,"size":null}"#).size == 3)
    let failure = #expect(throws: JSONFailure.self) { try card(#"{"suit":"CLUBS","value":null}"#) }
    #expect(failure?.description == "value: expected a value, found null (byte 24)")
  }

  @Test func readsNullAsValueIfNullable() throws {
    let text = #"{"a":null,"b":null,"c":null}"#
    #expect(try fields(text, "a\nb nullable") == ["1 b null"])
    #expect(try fields(text, "a\nb", additional: true, nullable: true) == ["2 c null"])
  }

  @Test func returnsAdditionalKeys() throws {
    #expect(
      try fields(#"{"x\n":1,"a":2,"y":null,"z":[]}"#, "a\nb", additional: true)
        == ["2 x\n 1", "0 a 2", "2 z []"]
    )
  }

  @Test func skipsUnreadValues() throws {
    let count = try JSONReader.read(#"{"a":[1,2],"b":{"a":3},"c":"x"}"#.utf8) { json -> Int? in
      var count = 0
      var fields = json.object("a\nb\nc")
      while json.nextIndex(&fields) != nil { count += 1 }
      return json.finish(&fields) ? count : nil
    }
    #expect(count.value == 3)
  }

  @Test func matchesKeysWithSpaces() throws {
    #expect(try fields(#"{"b c":1,"a":2}"#, "a\n\"b c\"") == ["1 b c 1", "0 a 2"])
    #expect(try fields(#"{"":1}"#, "\"\"") == ["0  1"])
  }

  @Test func readsMoreThan64Fields() throws {
    let names = (0..<130).map { "k\($0)" }
    let all = "{" + names.reversed().map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    #expect(try fields(all, names.joined(separator: "\n")).count == 130)

    func isComplete(_ text: String, _ required: Set<Int>) throws -> Bool {
      let lines = names.enumerated().map { required.contains($0) ? "\($1) required" : $1 }
      let keys = WireKeys(lines: lines.joined(separator: "\n"))
      return try JSONReader.read(text.utf8) { json -> Bool? in
        var fields = json.object(keys)
        json.skipValues(of: &fields)
        return json.finish(&fields) ? true : nil
      }.value
    }
    let allFields = Set(names.indices)
    #expect(try isComplete(all, allFields))
    for missing in [0, 63, 64, 65, 127, 128, 129] {
      let some = names.filter { $0 != "k\(missing)" }.map { "\"\($0)\":1" }
      let failure = #expect(throws: JSONFailure.self) {
        try isComplete("{" + some.joined(separator: ",") + "}", allFields)
      }
      #expect(failure?.path == "k\(missing)")
    }
    #expect(try isComplete(#"{"k64":0}"#, [64]))
    #expect(throws: JSONFailure.self) { try isComplete(#"{"k0":0}"#, [0, 64]) }
  }

  @Test func rejectsMalformedObjects() {
    for text in [
      #"{"suit":"CLUBS","value":"ACE",}"#, #"{"suit":"CLUBS" "value":"ACE"}"#, #"{"suit" "CLUBS"}"#,
      #"{,"suit":"CLUBS","value":"ACE"}"#, #"{"suit":"CLUBS","value":"ACE""#, #"{suit:"CLUBS"}"#,
      #"{"suit":"CLUBS","value":"ACE"}}"#, #"{"suit":"CLUBS","value":"ACE"} x"#, "[", "", " ",
      "nul",
      #"{"suit":"CLUBS","value":"ACE","x":01}"#, #"{"suit":"CLUBS","value":"ACE","x":[1,]}"#,
    ] {
      #expect(throws: JSONFailure.self, "\(text)") { try card(text) }
    }
  }

  @Test func readsScalarDocuments() throws {
    #expect(try JSONReader.read(" true ".utf8) { $0.bool() }.value)
    #expect(try JSONReader.read("null".utf8) { Int?(from: &$0) }.value == nil)
    #expect(try JSONReader.read("12".utf8) { Int?(from: &$0) }.value == 12)
    #expect(throws: JSONFailure.self) { try JSONReader.read("12".utf8) { $0.null() ? true : nil } }
  }
}
