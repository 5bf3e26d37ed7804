@_spi(Generated) import EndpointJSON
import TestTraits
import Testing

/// Separate code skips unread values, depending on how much text follows.
///
/// It must accept the same text as the code that reads values.
@Suite(.serialized, .computing)
struct SkipTests {
  /// Members of every kind, formatted as servers write them.
  private static let members = [
    #""a":{"areas":[1,2,3],"name":"group","visible":true,"parent":null}"#,
    #""b" : { "c" : [ ] , "d" : { } , "e" : [ -1.5e+3 , 0 , 12345678 , 123456789 ] }"#,
    #""long":["0123456","01234567","0123456789abcdef","0123456789abcdef0123456789abcdef"]"#,
    #""text":["é","\u00e9\n","0123456789\"","0123456789012345678901234567890123456789é"]"#,
    #""0123456789abcdef0123456789abcdef":[[[[{"f":[{"\n":false}]}]]]],"g":0.5,"h":"""#,
    #""words":[true,false,null,[],{},"",0],"i":[{"j":1},{"k":2}] "#,
  ]

  private static func agrees(_ bytes: [UInt8]) -> Bool {
    let isValid = (try? JSONValue(parsing: bytes)) != nil
    let isSkipped = (try? JSONReader.read(bytes) { _ in true }) != nil
    let isObject = (try? JSONReader.read(bytes, { readsNothing(&$0) })) != nil
    let kept = try? JSONValue(parsing: bytes, only: [["id", "text"], ["b"]])
    return isSkipped == isValid && isObject == isValid && (kept != nil) == isValid
  }

  /// Outer objects keep only the members that are listed for them. Deeper objects keep all members.
  @Test func keepsMembersByLevel() throws {
    let text = #"{"a":{"b":{"c":1,"d":[{"e":2}]},"c":3},"d":{"b":4},"b":[{"b":5,"c":6}]}"#
    let kept: [([Set<String>], String)] = [
      ([], text), ([["a", "b", "d"]], text), ([["x"]], "{}"),
      ([["a"], ["b"]], #"{"a":{"b":{"c":1,"d":[{"e":2}]}}}"#),
      ([["d", "b"], [], ["b"]], #"{"d":{},"b":[{"b":5}]}"#),
    ]
    for (keys, expected) in kept {
      let value = try JSONValue(parsing: Array(text.utf8), only: keys)
      #expect(value.description == expected)
    }
  }

  private static func readsNothing(_ json: inout JSONReader) -> Bool? {
    var fields = json.object("id\nname")
    json.skipValues(of: &fields)
    return json.finish(&fields) ? true : nil
  }

  private static func document(_ members: String, _ end: Int) -> [UInt8] {
    Array("{\(members),\"id\":1}\(String(repeating: " ", count: end))".utf8)
  }

  @Test(arguments: 0...64)
  func skipsEveryKindOfMember(end: Int) {
    for member in Self.members + [Self.members.joined(separator: ",")] {
      let document = Self.document(member, end)
      #expect((try? JSONReader.read(document) { Self.readsNothing(&$0) }) != nil, "\(member)")
      #expect(Self.agrees(document), "\(member)")
    }
  }

  @Test(arguments: 0...40)
  func skipsEveryIndentation(spaces: Int) {
    for line in ["\n", "\r\n", "\n\n", "\n\t", "\n\u{B}"] {
      let gap = line + String(repeating: " ", count: spaces)
      let nested = Self.members[0].replacing(",", with: ",\(gap)").replacing("}", with: "\(gap)}")
      for end in [0, 64] {
        let document = Self.document(gap + nested + "," + gap + nested + "," + gap + nested, end)
        #expect(Self.agrees(document))
        let isRead = (try? JSONReader.read(document) { Self.readsNothing(&$0) }) != nil
        #expect(isRead != line.contains("\u{B}"))
      }
    }
  }

  @Test(arguments: members)
  func skippingDetectsWrongByteLikeReading(member: String) {
    let replacements = Array("\"\\{]:,0.e ".utf8) + [0x1F, 0x80]
    let document = Self.document(member, 48)
    var misjudged: [String] = []
    // Only an object can be read as an object. So the first brace is unchanged.
    for position in 1..<document.count - 48 {
      for byte in replacements {
        var changed = document
        changed[position] = byte
        if !Self.agrees(changed) { misjudged.append(String(decoding: changed, as: UTF8.self)) }
      }
    }
    #expect(misjudged.isEmpty)
  }

  @Test(arguments: [0, 64])
  func skippingDetectsMissingByteLikeReading(end: Int) {
    let document = Self.document(Self.members.joined(separator: ","), end)
    for position in 1..<document.count - end {
      var changed = document
      changed.remove(at: position)
      #expect(Self.agrees(changed), "\(String(decoding: changed, as: UTF8.self))")
      let start = Array(document[..<position])
      #expect(Self.agrees(start), "\(String(decoding: start, as: UTF8.self))")
    }
  }

  @Test(arguments: 60...66)
  func skipsDeepValues(depth: Int) {
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      let deep =
        String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
      for end in [0, 64] {
        #expect(Self.agrees(Self.document("\"deep\":\(deep)", end)))
        #expect(Self.agrees(Self.document("\"deep\":\(deep.dropLast())", end)))
      }
    }
  }
}
