import Foundation
import TestTraits
import Testing

@_spi(Generated) @testable import EndpointJSON

@Suite(.serialized, .computing)
struct HostileTests {
  /// A model that contains itself.
  private struct Tree: WireDecodable {
    var children: [Tree] = []

    init?(from json: inout JSONReader) {
      var fields = json.object("children")
      while json.nextIndex(&fields) != nil { children = json.array(of: Tree.self) ?? [] }
      guard json.finish(&fields) else { return nil }
    }
  }

  private static func nested(_ open: String, _ count: Int, _ close: String) -> [UInt8] {
    Array((String(repeating: open, count: count) + String(repeating: close, count: count)).utf8)
  }

  /// Runs `body` on a thread with the small stack of a secondary thread.
  private func onSmallThread(_ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      isDone.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    isDone.wait()
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func rejectsMegabytesOfNesting(_ open: String) {
    let bytes = Self.nested(open, 10_000_000 / open.utf8.count, "")
    for body in [
      { try JSONValue(parsing: bytes) }, { try JSONNode.parse(bytes) },
      { try JSONReader.read(bytes) { _ in 1 } },
      { try JSONReader.read(bytes) { Card(from: &$0) } },
    ] as [() throws -> Any] {
      #expect(throws: JSONFailure.self) { _ = try body() }
    }
  }

  @Test func readsMaximumDepthOnSmallStack() {
    onSmallThread {
      let deep = Self.nested("[", 512, "]")
      #expect(throws: Never.self) { try JSONReader.read(deep) { _ in 1 } }
      #expect((try? JSONValue(parsing: deep))?.description.utf8.count == 1024)
      #expect((try? JSONNode.parse(deep))?.end == 1024)
      let deeper = Self.nested("[", 513, "]")
      #expect(throws: JSONFailure.self) { try JSONValue(parsing: deeper) }
      #expect(throws: JSONFailure.self) { try JSONNode.parse(deeper) }
      #expect(throws: JSONFailure.self) { try JSONReader.read(deeper) { _ in 1 } }
    }
  }

  @Test func rejectsDeepRecursiveModelsBeforeStackOverflow() {
    onSmallThread {
      let shallow = Self.nested(#"{"children":["#, 12, "]}")
      #expect((try? JSONReader.read(shallow) { Tree(from: &$0) }) != nil)
      let deep = Self.nested(#"{"children":["#, 255, "]}")
      #expect(throws: JSONFailure.self) {
        try JSONReader.read(Self.nested(#"{"children":["#, 5000, "]}")) { Tree(from: &$0) }
      }
      _ = try? JSONReader.read(deep) { Tree(from: &$0) }
      _ = try? JSONDecoder().decode(Tree.self, from: Data(deep))
      _ = try? JSONDecoder().decode(Tree.self, from: Data(Self.nested(#"{"children":["#, 50, "]}")))
    }
  }

  @Test func rejectsEndlesslyRecursiveModels() {
    struct Mirror: WireDecodable {
      init?(from json: inout JSONReader) {
        var fields = json.object("a")
        json.skipValues(of: &fields)
        _ = json.at(".", of: fields) { Mirror(from: &$0) }
        guard json.finish(&fields) else { return nil }
      }
    }
    onSmallThread {
      #expect(throws: JSONFailure.self) { try JSONReader.read("{}".utf8) { Mirror(from: &$0) } }
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(Mirror.self, from: Data("{}".utf8))
      }
    }
  }

  @Test func readsLongTextInLinearTime() throws {
    let count = 50_000
    let array = Array(("[" + String(repeating: "1,", count: count) + "1]").utf8)
    let object = Array(
      ("{" + (0..<count).map { "\"k\($0)\":[]" }.joined(separator: ",") + "}").utf8
    )
    #expect(try JSONValue(parsing: array).arrayValue?.count == count + 1)
    #expect(try JSONNode.parse(array).end == array.count)
    #expect(try JSONValue(parsing: object).objectValue?.count == count)
    #expect(try JSONNode.parse(object).value.objectValue?.count == count)
  }

  @Test func readsNumbersOfAnyLength() throws {
    let digits = [UInt8](repeating: 0x31, count: 2_000_000)
    #expect(try JSONReader.read(digits) { $0.number() }.value.utf8.count == digits.count)
    #expect(throws: JSONFailure.self) { try JSONReader.read(digits) { $0.int() } }
    let failure = #expect(throws: JSONFailure.self) { try JSONReader.read(digits) { $0.double() } }
    #expect(failure?.found.utf8.count ?? 0 < 100)
    let small = Array("0.".utf8) + digits
    #expect(try JSONReader.read(small) { $0.double() }.value == 1.0 / 9)
  }

  @Test func rejectsNulBytes() {
    for text in ["\"a\u{0}b\"", "\u{0}", "1\u{0}", "[\u{0}]", "{\u{0}}", "{\"a\"\u{0}:1}"] {
      #expect(throws: JSONFailure.self) { try JSONValue(parsing: text.utf8) }
      #expect(throws: JSONFailure.self) { try JSONReader.read(text.utf8) { _ in 1 } }
    }
  }

  @Test func survivesEveryPrefixAndChangedByte() {
    let text = Array(
      #"{"suit":"CLUBS","value":"A\u00e9\n","size":1.0e0,"wild":1,"tags":["é"],"scores":{"x":-0.5},"owner":{"id":1,"display_name":"x"},"items":[{"name":"n"}],"next":[{}],"sparse":[null,2]}"#
        .utf8
    )
    #expect((try? JSONReader.read(text) { Card(from: &$0) }) != nil)
    for count in 0..<text.count {
      #expect(throws: JSONFailure.self) { try JSONReader.read(text[..<count]) { Card(from: &$0) } }
    }
    for position in text.indices {
      for byte in [0x00, 0x22, 0x2C, 0x5B, 0x5C, 0x5D, 0x7B, 0x7D, 0x30, 0x65, 0xFF] as [UInt8] {
        var changed = text
        changed[position] = byte
        let value = try? JSONValue(parsing: changed)
        let card = try? JSONReader.read(changed) { Card(from: &$0) }
        if value == nil { #expect(card == nil, "\(String(decoding: changed, as: UTF8.self))") }
      }
    }
  }
}
