import TestTraits
import Testing

@_spi(Generated) @testable import EndpointJSON

@Suite(.serialized, .computing)
struct FailureTests {
  private func failure<T>(
    _ text: String,
    _ body: (inout JSONReader) -> T?
  ) -> String {
    do throws(JSONFailure) {
      _ = try JSONReader.read(text.utf8, body)
      return "no failure"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("12", "expected a string, found 12 (byte 0)"),
    ("", "expected a string, found the end of the text (byte 0)"),
    ("  null", "expected a string, found null (byte 2)"),
    ("truest", "expected a string, found truest (byte 0)"),
    ("{}", "expected a string, found an object (byte 0)"),
    ("[1]", "expected a string, found an array (byte 0)"),
    ("'a'", "expected a string, found ''' (byte 0)"),
    ("\"a\" \"b\"", #"expected the end of the text, found "b" (byte 4)"#),
    ("\"abc", "expected a closing quote, found the end of the text (byte 4)"),
    ("\"a\\x\"", "expected a valid escape, found another one (byte 2)"),
    ("\"a\\uD800\"", "expected a valid escape, found half of a surrogate pair (byte 2)"),
    ("\"a\u{1}\"", "expected an escape for a control character, found byte 0x01 (byte 2)"),
    ("\u{e9}", "expected a string, found byte 0xC3 (byte 0)"),
  ])
  func reportsWhatItFoundInsteadOfString(_ text: String, _ expected: String) {
    #expect(failure(text) { $0.string() } == expected)
  }

  @Test func reportsWhatItFoundInsteadOfNumberOrBool() {
    #expect(
      failure("1.5") { $0.int32() }
        == "expected an integer from -2147483648 to 2147483647, found 1.5 (byte 0)"
    )
    #expect(failure("\"1\"") { $0.int() } == #"expected an integer, found "1" (byte 0)"#)
    #expect(
      failure("1e400") { $0.double() }
        == "expected a number that a Double can hold, found 1e400 (byte 0)"
    )
    #expect(failure("1.x") { $0.double() } == "expected a digit, found x (byte 2)")
    #expect(failure("-") { $0.int() } == "expected a digit, found the end of the text (byte 1)")
    #expect(failure("2") { $0.bool(.number) } == "expected 0 or 1, found 2 (byte 0)")
    #expect(
      failure(#""x""#) { $0.double(.string) }
        == #"expected a number in a string, found "x" (byte 0)"#
    )
    #expect(failure("yes") { $0.bool() } == "expected true or false, found yes (byte 0)")
  }

  @Test(arguments: [
    (
      #"{"cards":[{"suit":"CLUBS","value":"A"},{"suit":12,"value":"B"}]}"#,
      "cards[1].suit: expected a string, found 12 (byte 47)"
    ),
    (
      #"{"cards":[{"suit":"X","value":"A"}]}"#,
      #"cards[0].suit: expected a suit, found "X" (byte 18)"#
    ),
    (#"{"cards":[{"value":"A"}]}"#, "cards[0].suit: expected a value, found nothing (byte 10)"),
    (
      #"{"cards":[{"suit":"CLUBS","value":"A","owner":{"id":1}}]}"#,
      "cards[0].owner.display_name: expected a value, found nothing (byte 46)"
    ),
    (
      #"{"cards":[{"suit":"CLUBS","value":"A","scores":{"x":1,"a.b":"2"}}]}"#,
      #"cards[0].scores.a\.b: expected a number, found "2" (byte 60)"#
    ),
    (
      #"{"cards":[{"suit":"CLUBS","value":"A","extra":{"a":[0,{"b":[1,2,}]}}]}"#,
      "cards[0].extra.a[1].b[2]: expected a value, found '}' (byte 64)"
    ),
    (
      #"{"cards":[{"suit":"CLUBS","value":"A","what":{"a":[0,tru]}}]}"#,
      "cards[0].what.a[1]: expected a value, found tru (byte 53)"
    ),
    (
      #"{"cards":[{"suit":"CLUBS","value":"A"},]}"#,
      "cards[1]: expected an object, found ']' (byte 39)"
    ),
    (
      #"{"cards":[{"suit":"CLUBS" "value":"A"}]}"#,
      #"cards[0]: expected ',' or '}', found "value" (byte 26)"#
    ),
    (#"{"cards":[{"suit" "CLUBS"}]}"#, #"cards[0]: expected ':', found "CLUBS" (byte 18)"#),
    (
      #"{"cards":[{"suit":"CLUBS","value":"A"} 1]}"#,
      "cards: expected ',' or ']', found 1 (byte 39)"
    ),
    (#"{"cards":[]"#, "expected ',' or '}', found the end of the text (byte 11)"),
    (#"{"cards":[]}]"#, "expected the end of the text, found ']' (byte 12)"),
    (#"{"cards":"x"}"#, #"cards: expected an array, found "x" (byte 9)"#),
    ("[]", "expected an object, found an array (byte 0)"),
  ])
  func reportsPathAndByteOffset(_ text: String, _ expected: String) {
    let failure = failure(text) { json -> [Card]? in
      var cards: [Card]?
      var fields = json.object("cards required")
      while json.nextIndex(&fields) != nil { cards = json.array(of: Card.self) }
      return json.finish(&fields) ? cards : nil
    }
    #expect(failure == expected)
  }

  @Test func byteOffsetIncludesByteOrderMark() {
    let failure = #expect(throws: JSONFailure.self) {
      try JSONReader.read([0xEF, 0xBB, 0xBF] + Array(#"{"id":"x","display_name":"y"}"#.utf8)) {
        Owner(from: &$0)
      }
    }
    #expect(failure?.description == #"id: expected an integer, found "x" (byte 9)"#)
  }

  @Test func truncatesFoundText() {
    let long = String(repeating: "é", count: 1000)
    #expect(
      failure("\"\(long)\"") { $0.int() }
        == "expected an integer, found \"\(long.prefix(30))…\" (byte 0)"
    )
    #expect(failure(#""a\nb\"""#) { $0.int() } == #"expected an integer, found "a\nb\"" (byte 0)"#)
    let digits = String(repeating: "1", count: 1000)
    #expect(
      failure(digits) { $0.string() } == "expected a string, found \(digits.prefix(30))… (byte 0)"
    )
  }

  @Test func shortensLongPaths() {
    let key = String(repeating: "k", count: 100_000)
    let inKey = failure(#"{"\#(key)":"x"}"#) { $0.dictionary(of: Int.self) }
    #expect(inKey.utf8.count < 200)
    let deep = String(repeating: "[", count: 400) + "x"
    let inArray = failure(deep) { $0.value() }
    #expect(inArray.contains("[0].…[0]"))
    #expect(inArray.utf8.count < 200)
  }

  @Test func reportsOnlyFirstFailure() {
    var later: [Any?] = []
    let text = failure("[1,\"a\"]") { json -> Int? in
      _ = json.array(of: Int.self)
      later = [json.int(), json.string(), json.null() ? true : nil, json.value(), json.peek(".")]
      json.fail(expected: "nothing more")
      return 1
    }
    #expect(text == #"[1]: expected an integer, found "a" (byte 3)"#)
    #expect(later.allSatisfy { $0 == nil })
  }

  @Test func failsIfCallerReturnsNilWithoutFailure() {
    #expect(
      failure("[1]") { _ -> Int? in nil } == "expected a value of type Int, found an array (byte 0)"
    )
  }

  @Test func reportsFailuresOfCaller() {
    #expect(
      failure(#""x""#) { json -> Int? in
        _ = json.string()
        json.fail(expected: "a URL", found: "nonsense")
        return nil
      } == "expected a URL, found nonsense (byte 0)"
    )
    #expect(
      failure(#"[{"a":1}]"#) { json in
        json.array { json -> Int? in
          if json.peek("kind") == nil { json.fail(missing: "kind") }
          return nil
        }
      } == "[0].kind: expected a value, found nothing (byte 1)"
    )
  }

  // MARK: - Secrets

  private func secret(_ text: String) -> String {
    failure(text) { json -> Int? in
      var id: Int?
      var fields = json.object("token secret\nid required")
      while let field = json.nextIndex(&fields) {
        switch field {
        case 0: _ = json.dictionary(of: String.self)
        default: id = json.int()
        }
      }
      return json.finish(&fields) ? id : nil
    }
  }

  @Test(arguments: [
    (#"{"token":"hunter2"}"#, "token: expected an object, found a string (byte 9)"),
    (#"{"token":{"a":4711}}"#, "token.a: expected a string, found a number (byte 14)"),
    (#"{"token":{"a":hunter2}}"#, "token.a: expected a string, found other text (byte 14)"),
    (
      #"{"token":{"a":"\hunter2"}}"#, "token.a: expected a valid escape, found other text (byte 15)"
    ),
    (#"{"token":{"a":"x"},"id":"open"}"#, #"id: expected an integer, found "open" (byte 24)"#),
    (#"{"token":{"a":"x"}}"#, "id: expected a value, found nothing (byte 0)"),
  ])
  func neverShowsSecrets(_ text: String, _ expected: String) {
    #expect(secret(text) == expected)
  }

  @Test func neverShowsSecretsAtNestedPaths() {
    let text = failure(#"{"user":{"password":4711}}"#) { json -> String? in
      var fields = json.object("id")
      json.skipValues(of: &fields)
      let password = json.at("user.password", of: fields, secret: true) { $0.string() }
      return json.finish(&fields) ? password : nil
    }
    #expect(text == "user.password: expected a string, found a number (byte 20)")
  }

  @Test func neverShowsSecretFoundByCaller() {
    let text = failure(#"{"key":"hunter2"}"#) { json -> String? in
      var fields = json.object("key secret")
      while json.nextIndex(&fields) != nil {
        let text = json.string()
        json.fail(expected: "a UUID", found: text)
      }
      return json.finish(&fields) ? "" : nil
    }
    #expect(text == "key: expected a UUID, found a string (byte 7)")
  }
}
