import TestTraits
import Testing

@_spi(Generated) @testable import EndpointJSON

@Suite(.serialized, .computing)
struct AttemptTests {
  private func read<T>(
    _ text: String,
    _ body: (inout JSONReader) -> T?
  ) throws(JSONFailure) -> T {
    try JSONReader.read(text.utf8, body).value
  }

  /// A union without a tag, tried in order.
  private enum Answer: Equatable, WireDecodable {
    case number(Int)
    case owner(Owner)
    case list([String])

    init?(from json: inout JSONReader) {
      if let value = json.attempt({ $0.int() }) {
        self = .number(value)
      } else if let value = json.attempt({ Owner(from: &$0) }) {
        self = .owner(value)
      } else if let value = json.attempt({ $0.array(of: String.self) }) {
        self = .list(value)
      } else {
        json.fail(expected: "an answer")
        return nil
      }
    }
  }

  @Test func triesAlternativesInOrder() throws {
    let text = #"[ 5 , {"id":1,"display_name":"x"} , ["a"] ]"#
    let expected: [Answer] = [.number(5), .owner(Owner(id: 1, displayName: "x")), .list(["a"])]
    #expect(try read(text) { $0.array(of: Answer.self) } == expected)
  }

  @Test func failsAtValueIfNoAlternativeFits() {
    let failure = #expect(throws: JSONFailure.self) {
      try read(#"[5, {"id":1}]"#) { $0.array(of: Answer.self) }
    }
    #expect(failure?.description == "[1]: expected an answer, found an object (byte 4)")
  }

  @Test func failedAttemptRestoresDepthAndCounts() throws {
    let result = try JSONReader.read(#"[["a",[[[1,"x"]]]]]"#.utf8) { json in
      json.array { json -> Int? in
        _ = json.attempt { $0.lossyArray(of: Int.self).flatMap { $0.count == 9 ? 1 : nil } }
        return json.value().map { _ in 1 }
      }
    }
    #expect(result.skippedElements == 0)
  }

  @Test func peeksAtTagsWithoutReading() throws {
    let text =
      #"{"a":[{"x":1}],"meta":{"kind":"owner","n":7,"ok":true,"none":null},"id":1,"display_name":"x"}"#
    let owner = try read(text) { json -> Owner? in
      #expect(json.peek("meta.kind") == "owner")
      #expect(json.peek("meta.n")?.intValue == 7)
      #expect(json.peek("meta.ok") == true)
      #expect(json.peek("meta.none") == nil)
      #expect(json.peek("meta") == nil)
      #expect(json.peek("a[0].x") == 1)
      #expect(json.peek("a[last].x") == 1)
      #expect(json.peek("a.x") == nil)
      #expect(json.peek("nowhere") == nil)
      #expect(json.kind == .object)
      return Owner(from: &json)
    }
    #expect(owner == Owner(id: 1, displayName: "x"))
  }

  @Test func peekAtMalformedTextDoesNotFail() {
    let failure = #expect(throws: JSONFailure.self) {
      try read(#"{"a":01,"kind":"x"}"#) { json -> JSONValue? in
        json.peek("kind") ?? json.value()
      }
    }
    #expect(failure?.offset == 6)
  }

  @Test(arguments: [
    ("null", JSONKind.null), (" true", .bool), ("false", .bool), ("-1", .number),
    ("\n\"\"", .string), ("[]", .array), ("{}", .object),
  ])
  func reportsKindOfNextValue(_ text: String, _ kind: JSONKind) throws {
    #expect(
      try read(text) { json -> JSONKind? in
        let kind = json.kind
        return json.value().map { _ in kind }
      } == kind
    )
  }

  @Test func distinguishesIntegersFromOtherNumbers() throws {
    let kinds = try read(#"[1, 1.0, 1.5, "1", 1e30]"#) {
      $0.array { json -> Bool? in
        let isInteger = json.isInteger
        return json.value().map { _ in isInteger }
      }
    }
    #expect(kinds == [true, true, false, false, false])
  }

  /// Each level costs twice as much as the level inside it. A hostile server can exploit that.
  fileprivate struct Twice: WireDecodable {
    private static let keys = [
      WireKeys(lines: "x\ny required\nz"), WireKeys(lines: "x\ny\nz required"),
    ]

    init?(from json: inout JSONReader) {
      for keys in Self.keys {
        let isThere = json.attempt { json -> Bool? in
          var fields = json.object(keys)
          while json.nextIndex(&fields) != nil {
            _ = json.attempt { Twice(from: &$0) } ?? json.skipped
          }
          return json.finish(&fields) ? true : nil
        }
        if isThere == true { return }
      }
      json.fail(expected: "something else")
      return nil
    }
  }

  @Test func stopsIfNestedAlternativesMultiply() {
    let depth = 36
    let text =
      String(repeating: #"{"x":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    #expect(throws: JSONFailure.self) { try read(text) { Twice(from: &$0) } }
  }
}

extension JSONReader {
  fileprivate var skipped: AttemptTests.Twice? {
    mutating get {
      _ = value()
      return nil
    }
  }
}
