import Foundation
import TestTraits
import Testing

@_spi(Generated) @testable import EndpointJSON

/// The same initializers and methods, used by the standard coders such as `JSONDecoder`.
@Suite(.serialized, .computing)
struct BridgeTests {
  private static let documents = [
    #"{"suit":"CLUBS","value":"ACE"}"#,
    #"{"suit":"HEARTS","value":"2","image":"a.png","size":9,"wild":1,"tags":["a","b"],"scores":{"x":1.5,"y":-2}}"#,
    #"{"suit":"HEARTS","value":"2","image":null,"size":null,"wild":null,"tags":null,"scores":{},"unknown":[{}]}"#,
    #"{"suit":"HEARTS","value":"2","owner":{"id":9007199254740993,"display_name":"Ada"}}"#,
    #"{"suit":"HEARTS","value":"2","items":[{"name":"a"},{"name":"b"}],"sparse":[1,null,3]}"#,
    #"{"suit":"HEARTS","value":"2","extra":{"a":[1,"x",true,null,{"b":1.5}],"c":-7,"d":{}}}"#,
    #"{"suit":"HEARTS","value":"2","next":[{"suit":"CLUBS","value":"3"},{"suit":"X"},7,{"value":1,"suit":"CLUBS"},{"suit":"CLUBS","value":"4","next":[]}]}"#,
    #"{"suit":"HEARTS","value":"first","value":"second","items":[],"tags":[]}"#,
    #"{"suit":"HEARTS","value":"2","size":1.0,"wild":0}"#,
    #"{"suit":"X","value":"2"}"#,
    #"{"suit":"HEARTS"}"#,
    #"{"suit":"HEARTS","value":null}"#,
    #"{"suit":"HEARTS","value":2}"#,
    #"{"suit":"HEARTS","value":"2","size":1.5}"#,
    #"{"suit":"HEARTS","value":"2","wild":2}"#,
    #"{"suit":"HEARTS","value":"2","owner":{"id":1}}"#,
    #"{"suit":"HEARTS","value":"2","owner":7}"#,
    #"{"suit":"HEARTS","value":"2","items":[{"name":"a"},{}]}"#,
    #"{"suit":"HEARTS","value":"2","items":{}}"#,
    #"{"suit":"HEARTS","value":"2","tags":["a",null]}"#,
    #"{"suit":"HEARTS","value":"2","next":{}}"#,
    "[]", "null", "7",
  ]

  @Test(arguments: documents)
  func decodesTheSameFromTextAndFromADecoder(_ text: String) {
    let direct = try? JSONReader.read(text.utf8) { Card(from: &$0) }.value
    let bridged = try? JSONDecoder().decode(Card.self, from: Data(text.utf8))
    #expect(direct == bridged)
    #expect((direct == nil) == (Self.documents.firstIndex(of: text) ?? 0 >= 9))
  }

  @Test(arguments: documents.prefix(9))
  func encodesTheSameToTextAndToAnEncoder(_ text: String) throws {
    let card = try JSONReader.read(text.utf8) { Card(from: &$0) }.value
    let direct = try JSONWriter.write { card.encode(to: &$0) }
    let bridged = try JSONEncoder().encode(card)
    #expect(try JSONValue(parsing: direct.bytes) == JSONValue(parsing: bridged))
    var back = try JSONReader.read(direct.bytes) { Card(from: &$0) }.value
    back.names = card.names
    #expect(back == card)
  }

  @Test(arguments: documents.prefix(9))
  func roundTripsThroughPropertyLists(_ text: String) throws {
    var card = try JSONReader.read(text.utf8) { Card(from: &$0) }.value
    card.names = nil
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let data = try encoder.encode(card)
      #expect(try PropertyListDecoder().decode(Card.self, from: data) == card)
    }
  }

  @Test func decodingErrorHasCodingPath() {
    let text = #"[{"suit":"CLUBS","value":"A"},{"suit":"X","value":"A"}]"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Card].self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["Index 1", "suit"])
    #expect(context.debugDescription == "expected a suit")
  }

  @Test func decodingErrorNamesMissingKey() {
    let text = #"{"owner":{"id":1},"suit":"CLUBS","value":"A"}"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Card.self, from: Data(text.utf8))
    }
    guard case .keyNotFound(let key, let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(key.stringValue == "display_name")
    #expect(context.codingPath.map(\.stringValue) == ["owner"])
  }

  @Test func decodesAndEncodesAnyValue() throws {
    let text =
      #"{"a":[1,-2.5,"x",true,false,null,{"b":[]}],"n":9007199254740993,"u":18446744073709551615}"#
    let bridged = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(bridged == (try JSONValue(parsing: text.utf8)))
    let encoded = try JSONEncoder().encode(bridged)
    #expect(try JSONValue(parsing: encoded) == bridged)
  }

  /// A union that uses every kind of lookahead.
  private struct Shape: JSONCodable, Equatable {
    var text: String

    init?(from json: inout JSONReader) {
      let kind = json.kind
      if kind == .object, let tag = json.peek("meta.kinds[last]")?.stringValue {
        var rest: [String] = []
        var fields = json.object("meta", additional: true)
        while let field = json.nextIndex(&fields) {
          let key = json.key
          if field == 1 { rest.append("\(key)=\(json.value()?.description ?? "-")") }
        }
        guard json.finish(&fields) else { return nil }
        text = tag + rest.sorted().joined()
      } else if let number = json.attempt({ $0.int() }) {
        text = "int \(number)"
      } else if json.attempt({ $0.array(of: Int.self) }) == nil, json.isInteger {
        text = "never"
      } else if json.null() {
        text = "null"
      } else {
        let isInteger = json.isInteger
        guard let value = json.value() else { return nil }
        text = "\(kind) \(isInteger) \(value.kind)"
      }
    }

    func encode(to json: inout JSONWriter) {
      json.beginObject()
      json.field("kind", "shape")
      json.members(of: Owner(id: 1, displayName: text))
      json.beginObject("deep")
      json.nullableField("none", nil as String?)
      json.field("list") { json in json.array([1, 2]) { $0.int($1) } }
      json.nullableField("form", 2, .string)
      json.field("map", ["b": [1], "a": []] as [String: [Int]])
      json.endObject()
      json.endObject()
    }
  }

  @Test(arguments: [
    #"{"meta":{"kinds":["a","b"]},"x":1,"y":null,"z":"q"}"#, #"{"meta":1}"#, "5", "5.0", "5.5",
    "true", #""s""#,
    #"["s"]"#, "null",
  ])
  func lookaheadAgreesWithDecoder(_ text: String) throws {
    let wrapped = Array("[\(text)]".utf8)
    let direct = try JSONReader.read(wrapped) { $0.array { Shape(from: &$0) } }.value
    let bridged = try JSONDecoder().decode([Shape].self, from: Data(wrapped))
    #expect(direct == bridged)
    let written = try JSONWriter.write { $0.array(direct) }
    let encoded = try JSONEncoder().encode(bridged)
    #expect(try JSONValue(parsing: written.bytes) == JSONValue(parsing: encoded))
  }

  @Test func readingAtPathsAgreesWithDecoder() throws {
    struct Deep: JSONCodable {
      var found: [String?]

      init?(from json: inout JSONReader) {
        var fields = json.object("a")
        while json.nextIndex(&fields) != nil { _ = json.value() }
        let paths: [JSONPath] = ["a.b", "l[0]", "l[last]", "l[5]", "m[].n", "m[].o[]", ".", "s.t"]
        found = paths.map { path in
          json.at(path, of: fields) { json in json.attempt { $0.value()?.description } }
        }
        guard json.finish(&fields) else { return nil }
      }

      func encode(to json: inout JSONWriter) { json.null() }
    }
    let text = #"{"l":[1,[2]],"m":[{"n":1,"o":[3,4]},{"n":null,"o":[]}],"s":{"t":"x"}}"#
    let direct = try JSONReader.read(text.utf8) { Deep(from: &$0) }.value.found
    let bridged = try JSONDecoder().decode(Deep.self, from: Data(text.utf8)).found
    #expect(direct.count == bridged.count)
    for (one, other) in zip(direct, bridged) {
      #expect(
        try one.map { try JSONValue(parsing: $0.utf8) }
          == other.map { try JSONValue(parsing: $0.utf8) }
      )
    }
    #expect(direct[1...5] == ["1", "[2]", nil, "[1,null]", "[3,4]"])
  }

  @Test func encoderRejectsUnencodableValues() {
    let value = JSONValue.number(JSONNumber("1e400") ?? JSONNumber(0))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(value) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Spliced()) }
  }

  private struct Spliced: WireEncodable {
    func encode(to json: inout JSONWriter) {
      json.beginObject()
      json.members(of: [Owner(id: 1, displayName: "x")])
      json.endObject()
    }
  }
}

private typealias JSONCodable = WireDecodable & WireEncodable
