import Foundation
import Mutation
import TestTraits
import Testing

@_spi(Generated) @testable import EndpointJSON

/// Strings and keys of many lengths, so that every offset within eight bytes is tested.
@Suite(.serialized, .computing)
struct RandomTextTests {
  /// Pieces of JSON strings, and whether they are valid.
  private static let pieces: [([UInt8], Bool)] =
    [
      "a", "words and words", "é", "日本", "🎉", #"\n"#, #"\""#, #"\\"#, #"\/"#, #"\u00e9"#,
      #"\uD83D\ude00"#,
      #"\u0041"#, "\u{7F}", "x",
    ].map { (Array($0.utf8), true) }
    + [
      [0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x8E], [0xC3],
      [0x1F], [0x00], Array(#"\x"#.utf8), Array(#"\u00g0"#.utf8), Array(#"\ud83d"#.utf8),
      Array(#"\ude00"#.utf8), Array(#"\ud83d\u0041"#.utf8),
    ].map { ($0, false) }

  private static func text(_ random: inout Chance) -> (bytes: [UInt8], isValid: Bool) {
    var bytes = [UInt8](repeating: 0x2E, count: .random(in: 0...20, using: &random))
    var isValid = true
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let isGood = Int.random(in: 0..<12, using: &random) > 0
      let range = isGood ? 0..<14 : 14..<pieces.count
      let piece = pieces[.random(in: range, using: &random)]
      // The full stop prevents the next piece from completing a malformed one.
      bytes += piece.0 + (piece.1 ? [] : [0x2E])
      isValid = isValid && piece.1
    }
    return (bytes, isValid)
  }

  private static func quoted(_ bytes: [UInt8]) -> [UInt8] { [0x22] + bytes + [0x22] }

  @Test func allReadersAgreeOnStrings() throws {
    var random = Chance(seed: 7)
    let decoder = JSONDecoder()
    for _ in 0..<20_000 {
      let (bytes, isValid) = Self.text(&random)
      let text = Self.quoted(bytes)
      let read = try? JSONReader.read(text) { $0.string() }.value
      #expect((read != nil) == isValid, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(((try? JSONReader.read(text) { _ in 1 }) != nil) == isValid)
      #expect((try? JSONValue(parsing: text).stringValue) == read)
      let object = try? JSONReader.read([0x7B] + text + Array(":1}".utf8)) { _ in 1 }
      #expect((object != nil) == isValid)
      if let read {
        #expect(try decoder.decode(String.self, from: Data(text)) == read)
        let written = try JSONWriter.write { $0.string(read) }
        #expect(try decoder.decode(String.self, from: Data(written.bytes)) == read)
      }
    }
  }

  @Test func readsLongStringsWithEscapes() throws {
    var random = Chance(seed: 8)
    for length in stride(from: 900, through: 1100, by: 1) {
      let run = String(repeating: "x", count: length)
      let tail = String(repeating: "é\\n", count: .random(in: 0...300, using: &random))
      let text = "\"\\t\(run)\\u00e9\(tail)\(run)\""
      let expected = "\t\(run)é\(tail.replacingOccurrences(of: "\\n", with: "\n"))\(run)"
      #expect(try JSONReader.read(text.utf8) { $0.string() }.value == expected)
      #expect(try JSONValue(parsing: text.utf8).stringValue == expected)
      #expect(throws: JSONFailure.self) {
        try JSONReader.read(text.utf8.dropLast()) { $0.string() }
      }
    }
  }

  @Test func findsKeysInAnyOrder() throws {
    var random = Chance(seed: 9)
    for count in [1, 2, 3, 8, 17, 63, 64, 65, 130] {
      let names = (0..<count).map { index in
        String(repeating: "k", count: index % 23) + "\(index)" + (index % 5 == 0 ? "_name" : "")
      }
      let keys = WireKeys(lines: names.joined(separator: "\n"))
      for round in 0..<20 {
        let order =
          round == 0
          ? Array(0..<count)
          : round == 1 ? (0..<count).reversed() : (0..<count).shuffled(using: &random)
        let members = order.flatMap { ["\"\(names[$0])\":\($0)", "\"\(names[$0])x\":-1"] }
        let text = "{\(members.joined(separator: round % 2 == 0 ? "," : " , "))}"
        let found = try JSONReader.read(text.utf8) { json -> [Int]? in
          var found: [Int] = []
          var fields = json.object(keys)
          while let field = json.nextIndex(&fields) {
            #expect(json.int() == field)
            found.append(field)
          }
          return json.finish(&fields) ? found : nil
        }
        #expect(found.value == order)
      }
    }
  }

  @Test func matchesKeysThatNeedEscapes() throws {
    let names = ["a\"b", "a", "a\\", "", "é", "tab\t"]
    let keys = WireKeys(lines: names.map(WireKeyLine.line).joined(separator: "\n"))
    let text = #"{"a\"b":0,"a":1,"a\\":2,"":3,"é":4,"tab\t":5,"\u00e9":6,"a\u0022":7}"#
    let found = try JSONReader.read(text.utf8) { json -> [Int]? in
      var found: [Int] = []
      var fields = json.object(keys)
      while let field = json.nextIndex(&fields) { found.append(json.int() == field ? field : -1) }
      return json.finish(&fields) ? found : nil
    }
    #expect(found.value == [0, 1, 2, 3, 4, 5])
  }
}
