import EndpointJSON
import EndpointSpec
import TestTraits
import Testing

@testable import EndpointGenerator

@Suite(.serialized, .computing)
struct ExpressionTextTests {
  @Test func writesCallsAndCollections() {
    #expect(call(".init", ["a", "list: \(arrayLiteral(["b", "c"]))"]) == ".init(a, list: [b, c])")
    #expect(call("f", []) == "f()")
    #expect(labeled("count", "2") == "count: 2")
    #expect(labeled(nil, "2") == "2")
    #expect(arrayLiteral([]) == "[]")
    #expect(dictionaryLiteral([]) == "[:]")
    #expect(dictionaryLiteral(["a: b"]) == "[a: b]")
  }

  @Test func breaksClosuresWithParametersIntoLines() {
    let body = closure(".json", takes: "json", ["json.null()"])
    #expect(body == ".json { json in\njson.null()\n}")
    #expect(closure(".json", ["$0.date(.unix)"]) == ".json { $0.date(.unix) }")
  }
}

@Suite(.serialized, .computing)
struct DocumentationTextTests {
  @Test func preservesLinesOfDocumentation() {
    let documentation = Documentation(summary: "one", description: "\n two\r\nthree\n\n- item\n")
    let lines = documentation.lines(notes: ["note"])
    #expect(
      lines == .array(["one", "", " two", "three", "", "- item", "", "note"].map { .string($0) })
    )
  }
}

@Suite(.serialized, .computing)
struct RawStringLiteralTests {
  private func text(_ lines: String...) -> String {
    rawStringLiteral(lines)
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
    let letters = lines.dropFirst().dropLast().joined().filter { $0 == "x" }
    #expect(letters.count == 250)
  }

  @Test func escapesInvisibleCharacters() {
    #expect(text("a\u{0} ") == ##"#"a\#u{0}\#u{20}"#"##)
  }
}

@Suite(.serialized, .computing)
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
