import TestTraits
import Testing

@_spi(Generated) @testable import EndpointJSON

@Suite(.serialized, .computing)
struct PathTests {
  @Test(
    arguments: [
      ("a", [.key("a")]), ("a.b", [.key("a"), .key("b")]), (".", []), ("[0]", [.index(0)]),
      ("[last].id", [.last, .key("id")]), ("items[].name", [.key("items"), .each, .key("name")]),
      (#"a\.b.c"#, [.key("a.b"), .key("c")]), (#"a\[0]"#, [.key("a[0]")]),
      (#"a\\"#, [.key(#"a\"#)]),
      ("a[1][2]", [.key("a"), .index(1), .index(2)]), ("[][0]", [.each, .index(0)]),
      ("é.日", [.key("é"), .key("日")]),
    ] as [(String, [JSONPath.Component])]
  )
  func parsesPaths(_ text: String, _ components: [JSONPath.Component]) throws {
    let path = try #require(JSONPath(parsing: text))
    #expect(path.components == components)
    #expect(path.description == text)
  }

  @Test(arguments: [
    ("", 0), (".a", 0), ("a.", 2), ("a..b", 2), ("a[", 1), ("a[x]", 2), ("a[-1]", 2), ("a[0", 1),
    (#"a\b"#, 1), (#"a\"#, 1), ("a[0]b", 4), ("a[0].", 5), ("a.[0]", 2),
    ("[99999999999999999999]", 1), ("..", 0),
  ])
  func reportsOffsetOfErrorInPath(_ text: String, _ offset: Int) {
    #expect(JSONPath(parsing: text) == nil)
    let error = #expect(throws: JSONPathError.self) { try JSONPath.parse(text) }
    #expect(error?.offset == offset)
  }

  /// The value that `at` reads from an object, as text, or the failure.
  private func at(
    _ path: JSONPath,
    _ text: String,
    required: Bool = false,
    nulls: Bool = false
  ) -> String {
    do {
      return try JSONReader.read(text.utf8) { json -> String? in
        var fields = json.object("a")
        while json.nextIndex(&fields) != nil { _ = json.value() }
        let value = json.at(path, of: fields, required: required, nulls: nulls) { $0.value() }
        let again = json.at(path, of: fields, required: required, nulls: nulls) { $0.value() }
        guard json.finish(&fields) else { return nil }
        return value == again ? value?.description ?? "nil" : "differs"
      }.value
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("u.n", #"{"u":{"n":null}}"#, "null"), ("u.n", #"{"u":{}}"#, "nil"),
    ("u.n", #"{"u":null}"#, "nil"), ("u[last]", #"{"u":[1,null]}"#, "null"),
    ("u.n", #"{"u":{"n":1}}"#, "1"),
  ])
  func readsNullAsValueIfRequested(_ path: JSONPath, _ text: String, _ expected: String) {
    #expect(at(path, text, nulls: true) == expected)
    let isThere = expected != "nil"
    #expect((at(path, text, required: true, nulls: true) == expected) == isThere)
  }

  @Test(arguments: [
    ("a", #"{"a":1}"#, "1"), ("u.n", #"{"a":1,"u":{"m":1,"n":"x"}}"#, #""x""#),
    ("u.n", #"{"a":1}"#, "nil"),
    ("u.n", #"{"u":null}"#, "nil"), ("u.n", #"{"u":{"n":null}}"#, "nil"),
    ("u.n", #"{"u":{}}"#, "nil"),
    ("u[0]", #"{"u":[1,2]}"#, "1"), ("u[1]", #"{"u":[1,2]}"#, "2"),
    ("u[2]", #"{"u":[1,2]}"#, "nil"),
    ("u[last]", #"{"u":[1,2,[3]]}"#, "[3]"), ("u[last]", #"{"u":[]}"#, "nil"),
    ("u[last].b", #"{"u":[{"b":1},{"b":2}]}"#, "2"),
    (".", #"{"a":[1]}"#, #"{"a":[1]}"#), ("u[].n", #"{"u":[{"n":1},{"m":0,"n":[2]}]}"#, "[1,[2]]"),
    ("u[].n", #"{"u":[]}"#, "[]"), ("u[].n", "{}", "nil"), ("u[].n", #"{"u":null}"#, "nil"),
    ("u[].n", #"{"u":[{"n":1},{},{"n":null}]}"#, "[1,null,null]"),
    ("u[]", #"{"u":[1,2]}"#, "[1,2]"),
    ("u[].v[].n", #"{"u":[{"v":[{"n":1},{"n":2}]},{"v":[]},{"v":[{"n":3}]}]}"#, "[1,2,3]"),
    ("u[][0]", #"{"u":[[1,2],[3]]}"#, "[1,3]"), (#"u\.n"#, #"{"u.n":5}"#, "5"),
    ("u.n", #"{"u":{"n":1,"n":2}}"#, "1"), ("u.n", #"{"\u0075":{"\u006e":1}}"#, "1"),
    ("u.n", #"{"a":0,"u":7}"#, "u: expected an object, found 7 (byte 11)"),
    ("u[0]", #"{"u":{}}"#, "u: expected an array, found an object (byte 5)"),
    ("u[].n", #"{"u":[{"n":1},2]}"#, "u[1]: expected an object, found 2 (byte 14)"),
  ])
  func findsNestedValues(_ path: String, _ text: String, _ expected: String) throws {
    #expect(at(try #require(JSONPath(parsing: path)), text) == expected)
  }

  @Test func failsIfRequiredValueIsMissing() {
    #expect(
      at("u.n", #"{"u":{}}"#, required: true) == "u.n: expected a value, found nothing (byte 0)"
    )
    #expect(
      at("u[last].n", "{}", required: true) == "u[last].n: expected a value, found nothing (byte 0)"
    )
    #expect(at("u[].n", "{}", required: true) == "u[].n: expected a value, found nothing (byte 0)")
  }

  @Test func failuresOfCollectedValuesHavePlaces() throws {
    func names(_ text: String) throws -> JSONResult<[String]> {
      try JSONReader.read(text.utf8) { json -> [String]? in
        var fields = json.object("a")
        json.skipValues(of: &fields)
        let names = json.at("u[].n", of: fields, required: true) { $0.array(of: String.self) }
        return json.finish(&fields) ? names : nil
      }
    }
    #expect(try names(#"{"u":[{"n":"a"},{"n":"b"}]}"#).value == ["a", "b"])
    let wrong = #expect(throws: JSONFailure.self) { try names(#"{"u":[{"n":"a"}, {"n": 12}]}"#) }
    #expect(wrong?.description == "u[1].n: expected a string, found 12 (byte 23)")
    let missing = #expect(throws: JSONFailure.self) { try names(#"{"u":[{"n":"a"}, {"m":1}]}"#) }
    #expect(missing?.description == "u[1].n: expected a string, found nothing (byte 17)")
    let lossy = try JSONReader.read(#"[{"n":"a"},{},{"n":1},{"n":"b"}]"#.utf8, at: "[].n") {
      $0.lossyArray(of: String.self)
    }
    #expect(lossy.value == ["a", "b"])
    #expect(lossy.skippedElements == 2)
  }

  @Test func readsDocumentAtPath() throws {
    let text = #"{"data":{"items":[{"id":1},{"id":2}]},"more":true}"#
    #expect(try JSONReader.read(text.utf8, at: "data.items[0].id") { $0.int() }.value == 1)
    #expect(try JSONReader.read(text.utf8, at: "data.items[last].id") { $0.int() }.value == 2)
    #expect(
      try JSONReader.read(text.utf8, at: "data.items[].id") { $0.array(of: Int.self) }.value == [
        1, 2,
      ]
    )
    #expect(try JSONReader.read("[5]".utf8, at: "[0]") { $0.int() }.value == 5)
    #expect(try JSONReader.read("5".utf8, at: ".") { $0.int() }.value == 5)
    #expect(try JSONReader.read(#"{"a":null}"#.utf8, at: "a") { Int?(from: &$0) }.value == nil)
  }

  @Test(arguments: [
    (#"{"data":{}}"#, "data.items: expected a value, found nothing (byte 0)"),
    (#"{"data":[]}"#, "data: expected an object, found an array (byte 8)"),
    (#"{"data":{"items":"x"}}"#, #"data.items: expected an integer, found "x" (byte 17)"#),
    (#"{"data":{"items":1},}"#, "expected a key, found '}' (byte 20)"),
    (#"{"data":{"items":1}} 2"#, "expected the end of the text, found 2 (byte 21)"),
    (#"{"data":{"items":null}}"#, "data.items: expected an integer, found null (byte 17)"),
  ])
  func validatesWholeDocumentAroundPath(_ text: String, _ expected: String) {
    let failure = #expect(throws: JSONFailure.self) {
      try JSONReader.read(text.utf8, at: "data.items") { $0.int() }
    }
    #expect(failure?.description == expected)
  }

  @Test func returnsAbsentValueIfPathIsMissing() throws {
    let absent: Int? = .some(-1)
    func read(_ text: String) throws -> Int {
      try JSONReader.read(text.utf8, at: "a[last].b", absent: absent) { $0.int() }.value
    }
    #expect(try read(#"{"a":[{"b":1},{"b":2}]}"#) == 2)
    for text in [#"{"a":[]}"#, "{}", #"{"a":null}"#, #"{"a":[{}]}"#] {
      #expect(try read(text) == -1)
    }
    for text in [#"{"a":[{"b":"x"}]}"#, #"{"a":7}"#, "{", #"{"a":[]} 1"#] {
      #expect(throws: JSONFailure.self) { try read(text) }
    }
  }
}
