import EndpointMustache
import EndpointSpec
import Testing

@testable import EndpointGenerator

@Suite(.serialized)
struct SwiftExpressionTests {
  @Test func writesCallsAndCollections() {
    let call = SwiftExpression.call(".init", [.init(nil, "a"), .init("list", .array(["b", "c"]))])
    #expect(call.text == ".init(a, list: [b, c])")
    #expect(SwiftExpression.call("f", []).text == "f()")
    #expect(SwiftExpression.array([]).text == "[]")
    #expect(SwiftExpression.dictionary([]).text == "[:]")
    #expect(SwiftExpression.dictionary([("a", "b")]).text == "[a: b]")
  }

  @Test func breaksClosuresWithParametersIntoLines() {
    let body = SwiftExpression.closure(".json", takes: "json", ["json.null()"])
    #expect(body.text == ".json { json in\njson.null()\n}")
    #expect(SwiftExpression.closure(".json", ["$0.date(.unix)"]).text == ".json { $0.date(.unix) }")
  }
}

@Suite(.serialized)
struct DocumentationTextTests {
  @Test func preservesLinesOfDocumentation() {
    let documentation = Documentation(summary: "one", description: "\n two\r\nthree\n\n- item\n")
    let lines = documentation.lines(notes: ["note"])
    #expect(
      lines == .list(["one", "", " two", "three", "", "- item", "", "note"].map { .text($0) })
    )
  }
}

@Suite(.serialized)
struct RawStringLiteralTests {
  private func text(_ lines: String...) -> String {
    rawStringLiteral(lines).text
  }

  @Test func writesShortTextOnOneLine() {
    #expect(text(#"{ "a": 1 }"#) == ##"#"{ "a": 1 }"#"##)
    #expect(text("") == "\"\"")
  }

  @Test func usesEnoughNumberSigns() {
    #expect(text(##"say "#""##) == ###"##"say "#""##"###)
    #expect(text(##"\#(x)"##) == ###"##"\#(x)"##"###)
  }

  @Test func writesLeadingQuotesAsMultilineLiteral() {
    #expect(text("\"\"") == "#\"\"\"\n\"\"\n\"\"\"#")
    #expect(text("\"") == "#\"\"\"\n\"\n\"\"\"#")
  }

  /// The printed lines of the literal. The printer breaks long ones.
  private func lines(_ text: String) -> [Substring] {
    SwiftPrinter.text(of: self.text(text)).split(separator: "\n")
  }

  @Test func breaksLongLinesBetweenWords() {
    let lines = lines(Array(repeating: "word", count: 30).joined(separator: " "))
    #expect(lines.allSatisfy { $0.count <= SwiftPrinter.lineLength })
    #expect(lines.dropFirst().first?.hasSuffix(##"word \#"##) == true)
  }

  @Test func breaksLongWords() {
    let lines = lines(String(repeating: "x", count: 250))
    #expect(lines.allSatisfy { $0.count <= SwiftPrinter.lineLength })
    #expect(lines.dropFirst().dropLast().map { $0.filter { $0 == "x" }.count }.reduce(0, +) == 250)
  }

  @Test func escapesInvisibleCharacters() {
    #expect(text("a\u{0} ") == ##"#"a\#u{0}\#u{20}"#"##)
  }
}

@Suite(.serialized)
struct SwiftLiteralTests {
  @Test func escapesStrings() {
    #expect(stringLiteral("a\"\\\n\u{7}\u{202E}é😀") == #""a\"\\\n\u{7}\u{202E}é😀""#)
  }

  @Test(arguments: [
    ("5", "5"), ("123456", "123456"), ("1234567", "1_234_567"), ("-1700000000", "-1_700_000_000"),
    ("1700000000.5", "1700000000.5"),
  ])
  func groupsDigits(_ text: String, _ expected: String) {
    #expect(integerLiteral(text) == expected)
  }
}
