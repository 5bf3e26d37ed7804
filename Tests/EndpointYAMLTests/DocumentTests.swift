import EndpointJSON
import EndpointYAML
import Foundation
import TestTraits
import Testing

@Suite(.serialized, .computing)
struct DocumentTests {
  private func document(_ text: String) throws -> DocumentText {
    try DocumentText(parsingYAML: Array(text.utf8))
  }

  /// The error for a rejected text, with its offset.
  private func rejection(of text: String) -> String? {
    do throws(JSONFailure) {
      _ = try DocumentText(parsingYAML: Array(text.utf8))
      return nil
    } catch {
      return "\(error.offset): expected \(error.expected), found \(error.found)"
    }
  }

  @Test func nodesHaveSourcePlaces() throws {
    let text = "info:\n  title: Pets \"and\" more  # name\n  tags: [a, 'b c']\n"
    let bytes = Array(text.utf8)
    func source(_ start: Int, _ end: Int) -> String {
      String(decoding: bytes[start..<end], as: UTF8.self)
    }
    guard case .object(let root) = try document(text).root.kind,
      case .object(let info) = root[0].value.kind, case .array(let tags) = info[1].value.kind
    else { throw JSONFailure(path: "", offset: 0, expected: "objects", found: "others") }
    #expect(source(root[0].keyStart, root[0].keyEnd) == "info")
    #expect(source(info[0].value.start, info[0].value.end) == "Pets \"and\" more")
    #expect(source(tags[1].start, tags[1].end) == "'b c'")
    #expect(source(info[1].value.start, info[1].value.end) == "[a, 'b c']")
  }

  @Test(arguments: [
    ("0o17", "15"), ("0x1F", "31"), ("+12", "12"), ("007", "7"), (".5", "0.5"), ("1.", "1"),
    ("-0.0", "-0.0"),
    ("1e3", "1e3"), ("~", "null"), ("True", "true"), ("yes", "\"yes\""), ("1:30", "\"1:30\""),
    ("1_000", "\"1_000\""),
    ("2001-01-23", "\"2001-01-23\""), ("!!str 12", "\"12\""), ("! 12", "\"12\""),
    ("!!int '12'", "12"),
    ("0xZZ", "\"0xZZ\""), ("-", "[null]"), ("\"\\ud83d\\ude00\"", "\"😀\""), ("", "null"),
  ])
  func resolvesScalarsByCoreSchema(_ text: String, _ json: String) throws {
    #expect(try document(text).root.value == JSONValue(parsing: Array(json.utf8)))
  }

  @Test(arguments: [
    ("a: yes", "yes is a string in YAML 1.2"),
    ("a: 0777", "0777 is a decimal number in YAML 1.2"),
    ("a: 12:30", "12:30 is a string in YAML 1.2, not a base-60 number"),
  ])
  func notesValuesThatYAML11ReadsDifferently(_ text: String, _ message: String) throws {
    let notes = try document(text).notes
    #expect(notes.map(\.message) == [message])
    #expect(notes.map(\.offset) == [3])
    #expect(try document(text.replacing(": ", with: ": '") + "'").notes.isEmpty)
  }

  @Test(arguments: ["no", "yes", "on", "off", "y", "N"])
  func readsYAML11BooleansAsStrings(_ word: String) throws {
    let value = try document("a: \(word)").root.value
    #expect(value == (try JSONValue(parsing: Array(#"{"a": "\#(word)"}"#.utf8))))
  }

  @Test(arguments: [
    ("a: 1\n---\nb: 2\n", "9: expected one document, found 2"),
    ("? [a, b]\n: 1\n", "0: expected a scalar as the key, found \"?\""),
    ("[a, b]: 1\n", "0: expected a scalar as the key, found \"[a,\""),
    ("max: .inf\n", "5: expected a number that JSON can express, found \".inf\""),
    ("a: \u{1}\n", "3: expected text in UTF-8, found byte 0x1"),
  ])
  func rejectsValuesThatJSONCannotExpress(_ text: String, _ message: String) {
    #expect(rejection(of: text) == message)
  }

  @Test(arguments: [
    ("a:\n\tb: 1\n", "4: expected spaces as indentation, not a tab, found \"b:\""),
    ("a: b: c\n", "3: expected no mapping on this line, found \"b:\""),
    ("a: 1\n  b: 2\n", "7: expected no key within the text that begins above, found \"b:\""),
    ("- a\n  b\nc\n", "8: expected the end of the document, found \"c\""),
    ("a: [1, 2\n", "3: expected a closing bracket for this one, found the end of the text"),
    ("a: 'b\n", "3: expected a closing ', found \"'b\""),
    ("a: *b\n", "3: expected an alias of an anchor before it, found \"*b\""),
    ("a: &x &y b\n", "6: expected one anchor for a node, found \"&y\""),
    ("a: &x 1\n---\nb: *x\n", "15: expected an alias of an anchor before it, found \"*x\""),
    ("a: \"\\uD800\\u0041\"\n", "4: expected the code of a character"),
    ("a: !e!b c\n", "3: expected a tag whose prefix a %TAG directive declares, found \"!e!b\""),
  ])
  func reportsPlaceOfSyntaxError(_ text: String, _ message: String) {
    #expect(rejection(of: text)?.hasPrefix(message) == true, "\(rejection(of: text) ?? "accepted")")
  }

  /// A text is read if and only if it ends at the end of a character.
  @Test func readsOnlyWholeCharacters() {
    let text = "# é€😀\u{FFFD}\u{FFFF}"
    let wholes = text.indices.map { text[..<$0].utf8.count } + [text.utf8.count]
    for count in 0...text.utf8.count {
      let isRead = (try? DocumentText(parsingYAML: Array(text.utf8.prefix(count)))) != nil
      #expect(isRead == wholes.contains(count), "the first \(count) bytes")
    }
  }

  @Test func reportsPlaceOfInvalidUTF8() {
    #expect(
      throws: JSONFailure(path: "", offset: 5, expected: "text in UTF-8", found: "other bytes")
    ) {
      try DocumentText(parsingYAML: Array("a: é".utf8) + [0xFF])
    }
  }

  /// JSON is a subset of YAML.
  @Test func parsesJSONDocumentsEqually() throws {
    let cases = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../EndpointOpenAPITests/Cases").standardizedFileURL
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: cases.path) {
      let file = cases.appending(path: "\(name)/openapi.json").path
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let bytes = [UInt8](data)
      guard let json = try? JSONNode.parse(bytes) else { continue }
      #expect(try DocumentText(parsingYAML: bytes).root.value == json.value, "\(name)")
      count += 1
    }
    #expect(count > 100)
  }

  @Test func aliasHasValueOfAnchor() throws {
    let root = try document("a: &x { b: 1 }\nc: *x\n").root
    #expect(root.value == (try JSONValue(parsing: Array(#"{"a": {"b": 1}, "c": {"b": 1}}"#.utf8))))
  }

  /// The expected values are those of PyYAML 6.0.2 and js-yaml 4.1.0.
  @Test(arguments: [
    ("a: &x {b: 1, c: 2}\nd:\n  <<: *x\n  c: 3", #"{"b": 1, "c": 3}"#),
    ("a: &x {b: 1, c: 2}\nd:\n  c: 3\n  <<: *x", #"{"c": 3, "b": 1}"#),
    ("a: &x {b: 1}\nd: {<<: *x, c: 2}", #"{"b": 1, "c": 2}"#),
    ("a: [&x {b: 1, c: 1}, &y {c: 2, e: 2}]\nd:\n  <<: [*x, *y]", #"{"b": 1, "c": 1, "e": 2}"#),
    ("a: &x {b: 1}\nc: &y {<<: *x, e: 2}\nd: {<<: *y}", #"{"b": 1, "e": 2}"#),
    ("d:\n  <<: {b: 1}\n  <<: {b: 2, c: 2}", #"{"b": 1, "c": 2}"#),
    ("d: {<<: []}", "{}"), ("d: {\"<<\": {b: 1}}", #"{"<<": {"b": 1}}"#),
    ("d: {'<<': 1}", #"{"<<": 1}"#),
  ])
  func mergesMappings(_ text: String, _ json: String) throws {
    let value = try document(text).root.value
    #expect(value["d"] == (try JSONValue(parsing: Array(json.utf8))))
  }

  @Test(arguments: ["a: {<<: 1}", "a: {<<: [{b: 1}, x]}", "a:\n  <<:"])
  func rejectsOtherValuesOfMergeKeys(_ text: String) {
    #expect(rejection(of: text)?.contains("after the merge key \"<<\"") == true)
  }

  @Test func duplicateKeysBesideMergeKeysRemain() throws {
    guard case .object(let members) = try document("<<: {a: 1}\nb: 1\nb: 2").root.kind else {
      throw CancellationError()
    }
    #expect(members.map(\.key) == ["a", "b", "b"])
  }

  @Test(arguments: [
    "a: &x {b: *x}", "a: &x [*x]", "a: &x\n  b:\n  - *x", "&x a: &y\n  c: {d: *y}",
    "- &x 1\n- &x [*x]", "a: &x\n  <<: *x",
  ])
  func rejectsAliasInItsAnchor(_ text: String) {
    let name = text.contains("*y") ? "y" : "x"
    #expect(rejection(of: text)?.contains("no alias inside its own anchor &\(name)") == true)
  }

  @Test func aliasRefersToTheLastAnchor() throws {
    let text = "- &x 1\n- &x [&x 2, *x]\n- *x\n"
    #expect(try document(text).root.value == JSONValue(parsing: Array("[1, [2, 2], [2, 2]]".utf8)))
  }

  /// The last line of a quoted scalar may be indented less, as in js-yaml and PyYAML.
  @Test(arguments: [
    ("a: \"b\n  c\n\"", "b c "), ("a: 'b\n  c\n'", "b c "), ("a: \"b\nc\"", "b c"),
    ("a: \"b\n\n\"\nd: 1", "b\n"), ("a: \"b\\n\\\n\"", "b\n"),
  ])
  func readsQuotedScalarsWithShortLastLines(_ text: String, _ value: String) throws {
    #expect(try document(text).root.value["a"]?.stringValue == value)
  }

  @Test func rejectsOtherShortLinesOfQuotedScalars() {
    #expect(rejection(of: "a: \"b\nc\n  d\"")?.contains("an indentation of at least 1") == true)
  }

  @Test func aliasHasItsOwnPlace() throws {
    let text = "a: &x [1]\nd:\n- *x\n"
    guard case .object(let members) = try document(text).root.kind, members.count == 2,
      case .array(let elements) = members[1].value.kind, elements.count == 1
    else { throw CancellationError() }
    #expect(elements[0].start == 15 && elements[0].end == 17)
    #expect(members[1].value.start == 13 && members[1].value.end == 17)
  }

  @Test func limitsNodesIncludingAliases() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      let aliases = repeatElement("*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(rejection(of: text)?.contains(Budget.nodes.expected) == true)
  }

  @Test func limitsBytesIncludingAliases() {
    let text = "a: &a " + String(repeating: "x", count: 1 << 20) + "\n"
    let aliases = (0..<300).map { "b\($0): *a\n" }.joined()
    #expect(rejection(of: text + aliases)?.contains(Budget.yamlBytes.expected) == true)
    let nested = "b: &b [*a, *a]\nc: &c [*b, *b]\nd: &d [*c, *c]\ne: &e [*d, *d]\n"
    let twice = "f: &f [*e, *e]\ng: &g [*f, *f]\nh: &h [*g, *g]\ni: [*h, *h]\n"
    #expect(rejection(of: text + nested) == nil)
    #expect(rejection(of: text + nested + twice)?.contains(Budget.yamlBytes.expected) == true)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func limitsNesting(_ opening: String) {
    #expect(
      rejection(of: String(repeating: opening, count: 100_000))?.contains("levels of nesting")
        == true
    )
  }

  @Test func parsesManyAnchors() throws {
    let text = (0..<20_000).map { "- &a\($0) b\($0): [*a\($0)]\n" }.joined()
    guard case .array(let elements) = try document(text).root.kind else {
      throw CancellationError()
    }
    #expect(elements.count == 20_000)
  }

  /// Combines parts of documents in random order. The nodes of a parsed text must be inside it.
  @Test func parsesOrRejectsRandomTexts() {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let parts = [
      "a", ": ", "- ", "\n", "\n  ", " ", "\t", "[", "]", "{", "}", ",", "? ", "#", " #c\n", "&x ",
      "*x", "!", "!!str ",
      "|", ">", "|2-\n", "'", "\"", "\\", "\\x4", "\n---\n", "\n...\n", "%YAML 1.2\n", "%TAG ! a\n",
      "é", "\r\n", "0x1",
      "1.5", ":",
    ]
    var read = 0
    for _ in 0..<20_000 {
      let text = (0..<next(30)).map { _ in parts[next(parts.count)] }.joined()
      guard let documents = try? DocumentText.documents(in: Array(text.utf8)) else { continue }
      read += 1
      for document in documents { check(document.root, in: text) }
    }
    #expect(read > 1000)
  }

  private func check(_ node: JSONNode, in text: String) {
    #expect(0 <= node.start && node.start <= node.end && node.end <= text.utf8.count, "\(text)")
    switch node.kind {
    case .array(let elements): for element in elements { check(element, in: text) }
    case .object(let members): for member in members { check(member.value, in: text) }
    default: break
    }
  }
}
