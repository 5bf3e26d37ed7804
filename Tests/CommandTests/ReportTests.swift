import EndpointSpec
import TestTraits
import Testing

@testable import EndpointCommands

/// Diagnostics as text, as JSON and as annotations on GitHub.
@Suite(.serialized, .computing)
struct ReportTests {
  private let text = "{\n\t\"cards\": \"[Crad]\",\n  \"héé\": 1\r\n}"

  private func source(_ text: String) -> [LocatedSource] {
    [LocatedSource(SourceFile(path: "Specs/Deck.json", bytes: Array(text.utf8)))]
  }

  /// The place of the first occurrence of a part of the text.
  private func place(of part: String, in text: String) throws -> Place {
    let range = try #require(text.firstRange(of: part))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return Place(file: 0, start: start, end: start + part.utf8.count)
  }

  private func printed(
    _ diagnostics: [Diagnostic],
    in text: String,
    as style: DiagnosticStyle = .text,
    usesColor: Bool = false
  ) -> (output: String, errors: String) {
    var (output, errors) = ("", "")
    let console = Console(
      usesColor: usesColor,
      write: { output += $0 },
      writeError: { errors += $0 }
    )
    console.print(diagnostics.map { LocatedDiagnostic($0, in: source(text)) }, as: style)
    return (output, errors)
  }

  @Test func showsPlaceLineCaretAndHint() throws {
    let diagnostic = Diagnostic(
      .unknownType,
      "unknown type \"Crad\"",
      at: try place(of: "Crad", in: text),
      hint: "did you mean \"Card\"?"
    )
    #expect(
      printed([diagnostic], in: text).errors == """
        Specs/Deck.json:2:13: error: unknown type "Crad"
        \t"cards": "[Crad]",
        \t           ^~~~
          hint: did you mean "Card"?
        1 error

        """
    )
  }

  @Test func printsFirst1000DiagnosticsAndCountsTheRest() throws {
    let place = try place(of: "Crad", in: text)
    let diagnostics = (0..<1002).map { Diagnostic(.unknownType, "unknown \($0)", at: place) }
    let errors = printed(diagnostics, in: text).errors
    #expect(errors.contains("unknown 999\n"))
    #expect(!errors.contains("unknown 1000\n"))
    #expect(errors.hasSuffix("… and 2 more\n1002 errors\n"))
  }

  @Test func countsColumnsInCharactersAndOmitsLineBreak() throws {
    let diagnostic = Diagnostic(.wrongType, "wrong", at: try place(of: "1", in: text))
    #expect(
      printed([diagnostic], in: text).errors == """
        Specs/Deck.json:3:10: error: wrong
          "héé": 1
                 ^
        1 error

        """
    )
  }

  @Test func showsRelatedPlacesAsNotes() throws {
    let diagnostic = Diagnostic(
      .duplicateName,
      "\"cards\" stands twice",
      at: try place(of: "\"héé\"", in: text),
      related: [.init("the first one is here", at: try place(of: "\"cards\"", in: text))]
    )
    #expect(
      printed([diagnostic], in: text).errors == """
        Specs/Deck.json:3:3: error: "cards" stands twice
          "héé": 1
          ^~~~~
        Specs/Deck.json:2:2: note: the first one is here
        \t"cards": "[Crad]",
        \t^~~~~~~
        1 error

        """
    )
  }

  @Test func reportsPlacesAtOrBeyondEndOfFile() {
    let places = [Place(file: 0, start: 37, end: 37), Place(file: 0, start: 900, end: 1_000)]
    for place in places {
      let errors = printed([Diagnostic(.malformedJSON, "end", at: place)], in: text).errors
      #expect(errors.hasPrefix("Specs/Deck.json:4:2: error: end\n}\n ^\n"))
    }
    let empty = Place(file: 0, start: 0, end: 0)
    let errors = printed([Diagnostic(.malformedJSON, "empty", at: empty)], in: "").errors
    #expect(errors.hasPrefix("Specs/Deck.json:1:1: error: empty\n\n^\n"))
  }

  @Test func underlineStopsAtEndOfLine() throws {
    let place = Place(file: 0, start: 2, end: 30)
    let errors = printed([Diagnostic(.wrongType, "long", at: place)], in: text).errors
    #expect(errors.contains("\n^~~~~~~~~~~~~~~~~~~\n"))
  }

  @Test(.timeLimit(.minutes(15)))
  func truncatesLongLines() {
    let long = String(repeating: "[", count: 5_000_000)
    let place = Place(file: 0, start: 2_500_000, end: 2_500_001)
    let errors = printed([Diagnostic(.malformedJSON, "deep", at: place)], in: long).errors
    #expect(errors.hasPrefix("Specs/Deck.json:1:2500001: error: deep\n…[["))
    #expect(errors.split(separator: "\n").allSatisfy { $0.count < 200 })
    let lines = errors.split(separator: "\n")
    #expect(lines[2].count == 62 && lines[2].hasSuffix(" ^"))
  }

  @Test func replacesControlCharactersInSourceLines() throws {
    let hostile = "{ \"\u{1B}[31mred\u{7F}\u{9B}\": 1 }"
    let diagnostic = Diagnostic(.unknownKey, "no", at: try place(of: "1", in: hostile))
    let errors = printed([diagnostic], in: hostile).errors
    #expect(errors.contains("{ \"\u{FFFD}[31mred\u{FFFD}\u{FFFD}\": 1 }"))
  }

  @Test func replacesControlCharactersInMessages() throws {
    let diagnostic = Diagnostic(
      .unknownKey,
      "unknown key \"\u{1B}[2J\"",
      at: Place(file: 0, start: 0, end: 1),
      hint: "did you mean \"\u{07}\"?"
    )
    let errors = printed([diagnostic], in: text).errors
    #expect(errors.contains("unknown key \"\u{FFFD}[2J\"\n"))
    #expect(errors.contains("did you mean \"\u{FFFD}\"?\n"))
  }

  @Test func countsErrorsAndWarnings() {
    let place = Place(file: 0, start: 0, end: 1)
    let rules: [Rule] = [.wrongType, .wrongType, .bodyNotExpected, .unusedType]
    let errors = printed(rules.map { Diagnostic($0, "x", at: place) }, in: text).errors
    #expect(errors.hasSuffix("\n2 errors, 1 warning\n"))
    #expect(errors.contains(":1:1: warning: x\n") && errors.contains(":1:1: note: x\n"))
    let warning = printed([Diagnostic(.bodyNotExpected, "x", at: place)], in: text).errors
    #expect(warning == "Specs/Deck.json:1:1: warning: x\n{\n^\n")
  }

  @Test func usesColorOnlyIfEnabled() {
    let diagnostic = Diagnostic(.wrongType, "x", at: Place(file: 0, start: 0, end: 1))
    #expect(!printed([diagnostic], in: text).errors.contains("\u{1B}"))
    let colored = printed([diagnostic], in: text, usesColor: true).errors
    #expect(
      colored.hasPrefix("\u{1B}[1mSpecs/Deck.json:1:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m x")
    )
  }

  @Test func printsDiagnosticsAsJSON() throws {
    let diagnostic = Diagnostic(
      .unknownType,
      "unknown type \"Crad\"",
      at: try place(of: "Crad", in: text),
      hint: "did you mean \"Card\"?",
      related: [.init("here", at: try place(of: "1", in: text))]
    )
    #expect(
      printed([diagnostic], in: text, as: .json).output
        == #"[{"path":"Specs/Deck.json","line":2,"column":13,"endColumn":17,"severity":"error","#
        + #""rule":"unknown-type","message":"unknown type \"Crad\"","hint":"did you mean \"Card\"?","#
        + #""related":[{"path":"Specs/Deck.json","line":3,"column":10,"endColumn":11,"message":"here"}]}]"#
        + "\n"
    )
    #expect(printed([], in: text, as: .json).output == "[]\n")
  }

  @Test func printsGitHubAnnotations() throws {
    let diagnostic = Diagnostic(
      .bodyNotExpected,
      "100% wrong:\nreally, yes",
      at: try place(of: "Crad", in: text)
    )
    #expect(
      printed([diagnostic], in: text, as: .github).output
        == "::warning file=Specs/Deck.json,line=2,col=13,endColumn=17,title=body-not-expected"
        + "::100%25 wrong:%0Areally, yes\n"
    )
    let odd = LocatedDiagnostic(
      .note,
      rule: "r",
      "text",
      at: Location(path: "a,b:c%.json"),
      hint: "do"
    )
    #expect(odd.workflowCommand(in: "") == "::notice file=a%2Cb%3Ac%25.json,title=r::text; do")
  }
}
