@_spi(Generated) import EndpointJSON
import TestTraits
import Testing

@Suite(.serialized, .computing)
struct ArrayTests {
  private func read<T>(
    _ text: String,
    _ body: (inout JSONReader) -> T?
  ) throws(JSONFailure) -> JSONResult<T> {
    try JSONReader.read(text.utf8, body)
  }

  @Test func readsArraysOfEveryKind() throws {
    #expect(try read("[]") { $0.array(of: Int.self) }.value == [])
    #expect(try read(" [ 1 , 2 ] ") { $0.array(of: Int.self) }.value == [1, 2])
    #expect(try read("[[1],[]]") { [[Int]](from: &$0) }.value == [[1], []])
    #expect(try read(#"["a"]"#) { $0.array { $0.string() } }.value == ["a"])
    #expect(try read("[1,null]") { [Int?](from: &$0) }.value == [1, nil])
    #expect(try read("[1,null]") { $0.array { $0.optional { $0.int() } } }.value == [1, nil])
    #expect(try read(#"{"a":[true]}"#) { [String: [Bool]](from: &$0) }.value == ["a": [true]])
    #expect(
      try read(#"{"a":1.5}"#) { $0.dictionary { $0.double() } }.value == ["a": 1.5]
    )
  }

  @Test func rejectsMalformedArrays() {
    for text in [
      "[1,]", "[,1]", "[1 2]", "[1", "[", "[1}", "[1]]", "[1,,2]", "{}", "null", "[\"1\"]",
    ] {
      #expect(throws: JSONFailure.self, "\(text)") { try read(text) { $0.array(of: Int.self) } }
    }
  }

  @Test func skipsUnreadElements() throws {
    #expect(try read("[1,[2],{}]") { $0.array { _ in 1 } }.value == [1, 1, 1])
  }

  @Test func failsIfElementIsNilWithoutFailure() {
    let failure = #expect(throws: JSONFailure.self) {
      try read("[1,2]") { $0.array { json -> Int? in json.int().flatMap { $0 == 1 ? 1 : nil } } }
    }
    #expect(failure?.path == "[1]")
  }

  /// A number that counts its values in memory.
  private final class Counted: JSONReadable {
    nonisolated(unsafe) static var count = 0

    let value: Int

    init?(from json: inout JSONReader) {
      guard let value = json.int() else { return nil }
      self.value = value
      Self.count += 1
    }

    deinit { Self.count -= 1 }
  }

  @Test func arraysOwnTheirElements() throws {
    let numbers = Array(0..<1_000)
    do {
      let read = try read("\(numbers)") { $0.array(of: Counted.self) }.value
      #expect(read.map(\.value) == numbers)
      #expect(Counted.count == 1_000)
    }
    #expect(Counted.count == 0)
    for text in ["[1,2,x]", "[1,2,3", "[1,\"a\"]", "[1 2]", "\(numbers + [1]))"] {
      #expect(throws: JSONFailure.self) { try read(text) { $0.array(of: Counted.self) } }
      #expect(Counted.count == 0, "\(text.prefix(10))")
    }
  }

  @Test func lossyArrayDropsAndCountsInvalidElements() throws {
    let result = try read(#"[1,"a",{"b":[null]},2,1.5]"#) { $0.lossyArray(of: Int.self) }
    #expect(result == (try read("[1,2]") { $0.lossyArray(of: Int.self) }.dropping(3)))
    let cards = try read(
      #"[{"suit":"CLUBS","value":"A"},{"suit":"X","value":"A"},{"suit":"CLUBS"},{"suit":"HEARTS","value":"B"}]"#
    ) { $0.lossyArray(of: Card.self) }
    #expect(cards.value.map(\.value) == ["A", "B"])
    #expect(cards.skippedElements == 2)
  }

  @Test func doesNotCountDropsInsideDroppedElements() throws {
    let result = try read(#"[[1,"a"],["b",{}],[2]]"#) {
      $0.lossyArray { $0.lossyArray(of: Int.self) }
    }
    #expect(result.value == [[1], [], [2]])
    #expect(result.skippedElements == 3)
    let outer = try read(#"[{"next":[1],"suit":"X"}]"#) { $0.lossyArray(of: Card.self) }
    #expect(outer.skippedElements == 1)
  }

  @Test func lossyArrayRejectsMalformedJSON() {
    for text in [
      #"[1,"a]"#, "[1,{\"a\":01}]", "[1,tru]", "[1,[}]", "[\"\\uD800\"]", "[1 2]", "[1,]",
    ] {
      #expect(throws: JSONFailure.self, "\(text)") {
        try read(text) { $0.lossyArray(of: Int.self) }
      }
    }
  }
}

extension JSONResult {
  /// The same value with this number of dropped elements.
  fileprivate func dropping(_ count: Int) throws -> JSONResult<Value> where Value == [Int] {
    let text = Array("[1,2".utf8) + (0..<count).flatMap { _ in Array(",\"x\"".utf8) } + [0x5D]
    return try JSONReader.read(text) { $0.lossyArray(of: Int.self) }
  }
}
