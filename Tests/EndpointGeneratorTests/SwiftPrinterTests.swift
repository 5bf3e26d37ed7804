import TestTraits
import Testing

@testable import EndpointGenerator

/// Each test prints source text and compares the result.
@Suite(.serialized, .computing)
struct SwiftPrinterTests {
  private func printed(_ source: String) -> String { SwiftPrinter.text(of: source) }

  /// Expects the printed text, and that printing it again changes nothing.
  private func expect(
    _ source: String,
    prints expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(printed(source) == expected + "\n", sourceLocation: sourceLocation)
    #expect(printed(expected) == expected + "\n", sourceLocation: sourceLocation)
  }

  private let long = String(repeating: "long", count: 12)

  // MARK: Layout of templates

  @Test func indentsBlocksByTwoSpaces() {
    expect(
      "enum A {\n      case b\n\tfunc c() {\n  d()\n        }\n}",
      prints: "enum A {\n  case b\n  func c() {\n    d()\n  }\n}"
    )
  }

  @Test func movesBraceToEndOfPreviousLine() {
    expect(
      "struct A\n{\n  let b: Int\n\n  init(b: Int)\n  {\n    self.b = b\n  }\n}",
      prints: "struct A {\n  let b: Int\n\n  init(b: Int) {\n    self.b = b\n  }\n}"
    )
  }

  @Test func alignsCasesWithSwitch() {
    expect(
      "switch a {\n  case .b: c()\n  default:\n      d()\n}",
      prints: "switch a {\ncase .b: c()\ndefault:\n  d()\n}"
    )
  }

  @Test func collapsesEmptyLinesInBlocks() {
    expect(
      "enum A {\n\n\n  case b\n\n\n\n  case c\n\n}",
      prints: "enum A {\n  case b\n\n  case c\n}"
    )
  }

  @Test func joinsLinesOfOneStatement() {
    expect(
      "let a\n  = b\nc\n  .d()\nif e {\n  f()\n}\nelse {\n  g()\n}",
      prints: """
        let a = b
        c.d()
        if e {
          f()
        } else {
          g()
        }
        """
    )
  }

  @Test func removesTrailingCommas() {
    expect(
      "f(a, b,)\nlet c = [d, e, ]\nlet g: [H] = []",
      prints: "f(a, b)\nlet c = [d, e]\nlet g: [H] = []"
    )
  }

  // MARK: Long lines

  @Test(arguments: [(100, true), (101, false)])
  func breaksLinesLongerThan100Characters(_ width: Int, _ fits: Bool) {
    let argument = String(repeating: "v", count: width - "  size(a)".count + 1)
    let expected = fits ? "  size(\(argument))" : "  size(\n    \(argument)\n  )"
    #expect(printed("do {\nsize(\(argument))\n}") == "do {\n\(expected)\n}\n")
  }

  @Test func putsElementsOfLongListOnSeparateLines() {
    expect(
      "f(\(long), label: [b, c], \(long))",
      prints: "f(\n  \(long),\n  label: [b, c],\n  \(long)\n)"
    )
    expect("let a = [\(long), \(long)]", prints: "let a = [\n  \(long),\n  \(long),\n]")
  }

  @Test func reservesSpaceForCommaOfCollection() {
    let argument = String(repeating: "v", count: 100 - "f([a, ])".count)
    #expect(printed("f([a, \(argument)])").contains("\n  a,\n"))
    #expect(!printed("f([a, \(argument.dropLast())])").contains("\n  a,\n"))
  }

  @Test func preservesLineBreakAfterOpeningBracket() {
    expect("let a = [\n b,\n]", prints: "let a = [\n  b\n]")
    expect("let a = [\n b, c]", prints: "let a = [\n  b,\n  c,\n]")
  }

  @Test func opensSoleCollectionArgumentOnCallLine() {
    expect("return .form([\(long), \(long)])", prints: "return .form([\n  \(long),\n  \(long),\n])")
  }

  @Test func putsDictionaryElementsOnSeparateLines() {
    expect(
      "f(\(long), query: [\"a\": \(long), \"b\": G(style: .comma) { json in\njson.null()\n}])",
      prints: """
        f(
          \(long),
          query: [
            "a": \(long),
            "b": G(style: .comma) { json in
              json.null()
            },
          ]
        )
        """
    )
    expect(
      "f(\(long), query: [\"a\": \(long)])",
      prints: "f(\n  \(long),\n  query: [\"a\": \(long)]\n)"
    )
  }

  @Test func breaksParametersBeforeResultType() {
    expect(
      "func f(\(long): Int = 1, b: Int) -> Request<\(long)> { g() }",
      prints: "func f(\n  \(long): Int = 1,\n  b: Int\n) -> Request<\(long)> {\n  g()\n}"
    )
    expect(
      "func f() -> Request<\(long), \(long)> {\n  g()\n}",
      prints: "func f() -> Request<\n  \(long), \(long)\n> {\n  g()\n}"
    )
  }

  @Test func breaksLongConformances() {
    expect(
      "struct \(long): \(long), Sendable {\n}",
      prints: "struct \(long):\n  \(long), Sendable\n{}"
    )
  }

  @Test func breaksBeforeWhereClauseOfExtension() {
    expect(
      "extension \(long) where Value == \(long) {\n  a()\n}",
      prints: "extension \(long)\nwhere Value == \(long) {\n  a()\n}"
    )
  }

  @Test func putsGuardConditionsOnSeparateLines() {
    expect(
      "guard let \(long), let \(long) else { return nil }",
      prints: "guard let \(long),\n  let \(long)\nelse { return nil }"
    )
  }

  @Test func opensClosureBeforeBreakingCall() {
    expect(
      "\(long)(b) { \(long)($0) }",
      prints: "\(long)(b) {\n  \(long)($0)\n}"
    )
    expect(
      "f(a) { json, value in json.b(value)\n}",
      prints: "f(a) { json, value in json.b(value) }"
    )
    expect("f { a in\nb()\n}", prints: "f { a in\n  b()\n}")
  }

  @Test func breaksAssignmentsAfterEqualSign() {
    expect("let \(long) = \(long).a", prints: "let \(long) =\n  \(long).a")
    expect("let \(long) = A(\(long))", prints: "let \(long) = A(\n  \(long)\n)")
    expect("a = \(long) ?? \(long)", prints: "a =\n  \(long)\n  ?? \(long)")
  }

  @Test func breaksLongStringLiteralsBetweenWords() {
    let text = String(repeating: "two  words ", count: 20)
    let lines = printed("let a = \"\(text)\"").split(separator: "\n")
    #expect(lines.first == "let a = \"\"\"")
    #expect(lines.allSatisfy { $0.count <= 100 })
    let joined = lines.dropFirst().dropLast().map { $0.dropFirst(2) }.joined(separator: "\n")
    #expect(joined.replacing("\\\n", with: "") == text)
  }

  @Test func doesNotBreakInterpolatedStrings() {
    let path = "\"/a/\\(segment: \(long))/b/\\(segment: \"\(long)\")\""
    expect("f(\(path))", prints: "f(\n  \(path)\n)")
  }

  @Test func indentsMultilineLiterals() {
    expect(
      "f(a: #\"\"\"\n{\n  \"b\": 1\n\n}\n\"\"\"#)",
      prints: "f(\n  a: #\"\"\"\n    {\n      \"b\": 1\n\n    }\n    \"\"\"#\n)"
    )
  }

  // MARK: Comments

  @Test func wrapsDocumentationParagraphs() {
    let words = String(repeating: "word ", count: 30).dropLast()
    let first = Array(repeating: "word", count: 19).joined(separator: " ")
    let rest = Array(repeating: "word", count: 11).joined(separator: " ")
    expect(
      "enum A {\n/// \(words)\n///\n/// - item\ncase b\n}",
      prints: "enum A {\n  /// \(first)\n  /// \(rest)\n  ///\n  /// - item\n  case b\n}"
    )
  }

  @Test func leavesOtherCommentsUnchanged() {
    expect(
      "// MARK: - \(long) \(long) \(long)\n\nlet a = 1",
      prints: "// MARK: - \(long) \(long) \(long)\n\nlet a = 1"
    )
  }

  @Test(arguments: [
    "", "}", "{", "f(", "\"", "\"\"\"", "case", "guard else {", "a <", "\\(", "#", "// ",
  ])
  func leavesInvalidSwiftUnchanged(_ source: String) {
    #expect(printed(source) == source + "\n")
  }

  @Test func doesNotBreakInsideArrayType() {
    let type = String(repeating: "Long", count: 21)
    expect(
      "public init(values: [\(type)]) { self.values = values }",
      prints: """
        public init(
          values: [\(type)]
        ) {
          self.values = values
        }
        """
    )
  }

  @Test func movesBraceToNextLineIfItDoesNotFit() {
    let head = "public init(a: \(String(repeating: "Long", count: 19)), b: Int)"
    #expect(head.count <= 100 && head.count > 98)
    expect("\(head) {\n  b()\n}", prints: "\(head)\n{\n  b()\n}")
  }
}
