import EndpointMustache
import EndpointSpec
import Testing

@testable import EndpointGenerator

/// Where lines break: at column 100, never before.
@Suite(.serialized)
struct LayoutTests {
  @Test(arguments: [(99, true), (100, true), (101, false)])
  func keepsAnAssignmentOnOneLineAsLongAsItFits(_ width: Int, _ fits: Bool) {
    let value = String(repeating: "v", count: width - "  size = ".count)
    let text = AssignmentLayout(target: "size", value: .text(value)).text(indentation: 2)
    #expect(text == (fits ? "size = \(value)" : "size =\n    \(value)"))
  }

  @Test func putsTheFallbackOfALongAssignmentIntoALineOfItsOwn() {
    let value = String(repeating: "v", count: 95)
    let layout = AssignmentLayout(target: "size", value: .text(value), fallback: "size")
    #expect(layout.text(indentation: 0) == "size =\n  \(value)\n  ?? size")
  }

  @Test func breaksALongTextBetweenItsWordsAndLosesNone() {
    let text = stringLiteral(String(repeating: "two  words ", count: 20))
    let literal = multiLineLiteral(text, indentation: 2)
    let lines = literal.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    let joined = lines.dropFirst().dropLast().map { $0.dropFirst(2) }.joined(separator: "\n")
    #expect("\"\(joined.replacing("\\\n", with: ""))\"" == text)
  }

  @Test(arguments: [
    ([true], "0b1"), ([true, false, true], "0b101"), ([false, true], "0b10"),
    (Array(repeating: true, count: 9), "0x1ff"), (Array(repeating: true, count: 20), "0xf_ffff"),
    (Array(repeating: false, count: 64) + [true], "[0x0, 0x1]"),
  ])
  func writesFieldsAsBits(_ members: [Bool], _ literal: String) {
    #expect(FieldSetLiteral(members).text == literal)
  }

  @Test func writesKeysWithBlanksOneByOne() {
    #expect(JSONKeysLiteral(["suit", "value"]).text == " \"suit value\"")
    #expect(JSONKeysLiteral(["a b", "c"]).text == " [\"a b\", \"c\"]")
    #expect(JSONKeysLiteral([]).text == " \"\"")
  }

  @Test func wrapsDocumentationAndKeepsItsOwnLines() {
    let documentation = Documentation(
      summary: String(repeating: "word ", count: 30),
      description: "one\r\ntwo\n\n- item\n"
    )
    let lines = documentation.lines(indentation: 2)
    let first = Array(repeating: "word", count: 19).joined(separator: " ")
    let rest = Array(repeating: "word", count: 11).joined(separator: " ")
    #expect(lines == .list([first, rest, "", "one", "two", "", "- item"].map { .text($0) }))
  }

  @Test(arguments: [
    ("default", "`default`", "default", "default", "default"),
    ("let", "`let`", "let", "let", "`let`"),
    ("inout", "`inout`", "inout", "`inout`", "`inout`"),
    ("init", "`init`", "`init`", "init", "init"),
    ("deckID", "deckID", "deckID", "deckID", "deckID"),
  ])
  func escapesNamesOnlyWhereTheyNeedIt(
    _ text: String,
    _ escaped: String,
    _ member: String,
    _ label: String,
    _ parameter: String
  ) {
    let name = SwiftName(text)
    #expect(name.escaped == escaped)
    #expect(name.member == member)
    #expect(name.label == label)
    #expect(name.parameterLabel == parameter)
  }
}
