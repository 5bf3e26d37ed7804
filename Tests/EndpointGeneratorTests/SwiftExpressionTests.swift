import Testing

@testable import EndpointGenerator

@Suite(.serialized)
struct SwiftExpressionTests {
  private let call = SwiftExpression.call(
    ".init",
    [.init(nil, "a"), .init("list", .array(["b", "c"]))]
  )

  @Test func staysOnALineThatHasRoom() {
    #expect(call.text(indentation: 4) == ".init(a, list: [b, c])")
  }

  @Test func givesEachArgumentALineWhereItIsTooLong() {
    #expect(
      call.text(indentation: 2, column: 90) == """
        .init(
            a,
            list: [b, c]
          )
        """
    )
  }

  @Test func countsWhatFollows() {
    // The list is given room for the comma behind its last element.
    let width = ".init(a, list: [b, c])".count + 1
    let column = SwiftExpression.lineLength - width
    #expect(!call.text(indentation: 0, column: column).contains("\n"))
    #expect(call.text(indentation: 0, column: column, trailing: 1).contains("\n"))
  }

  @Test func opensALoneArrayInTheLineOfTheCall() {
    let form = SwiftExpression.call(".form", [.init(nil, .array(["a", "b"]))])
    #expect(form.text(indentation: 0, column: 95) == ".form([\n  a,\n  b,\n])")
  }

  @Test func leavesTheCommaBehindASingleElementAway() {
    #expect(SwiftExpression.array(["a"]).text(indentation: 0, column: 99) == "[\n  a\n]")
  }

  @Test func writesEmptyCollections() {
    #expect(SwiftExpression.array([]).text(indentation: 0) == "[]")
    #expect(SwiftExpression.dictionary([]).text(indentation: 0) == "[:]")
    #expect(SwiftExpression.call("f", []).text(indentation: 0) == "f()")
  }

  @Test func putsStatementsOfAClosureOnLines() {
    let body = SwiftExpression.closure(".json", takes: "json", ["json.null()"])
    #expect(body.text(indentation: 2) == ".json { json in\n    json.null()\n  }")
    let format = SwiftExpression.closure(".json", takes: nil, ["$0.date(.unix)"])
    #expect(format.text(indentation: 2) == ".json { $0.date(.unix) }")
  }
}

@Suite(.serialized)
struct RawStringLiteralTests {
  private func text(_ lines: String...) -> String {
    rawStringLiteral(lines).text(indentation: 0)
  }

  @Test func staysOnALine() {
    #expect(text(#"{ "a": 1 }"#) == ##"#"{ "a": 1 }"#"##)
    #expect(text("") == "\"\"")
  }

  @Test func takesAsManySignsAsTheTextNeeds() {
    #expect(text(##"say "#""##) == ###"##"say "#""##"###)
    #expect(text(##"\#(x)"##) == ###"##"\#(x)"##"###)
  }

  @Test func doesNotBeginAMultiLineLiteralByAccident() {
    #expect(text("\"\"") == "#\"\"\"\n  \"\"\n  \"\"\"#")
    #expect(text("\"") == "#\"\"\"\n  \"\n  \"\"\"#")
  }

  @Test func breaksLongLinesBetweenWords() {
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    let lines = text(words).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= SwiftExpression.lineLength })
    #expect(lines.dropFirst().first?.hasSuffix(##"word \#"##) == true)
  }

  @Test func breaksLongWords() {
    let lines = text(String(repeating: "x", count: 250)).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= SwiftExpression.lineLength })
    #expect(lines.dropFirst().dropLast().map { $0.filter { $0 == "x" }.count }.reduce(0, +) == 250)
  }

  @Test func showsWhatCannotBeSeen() {
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
