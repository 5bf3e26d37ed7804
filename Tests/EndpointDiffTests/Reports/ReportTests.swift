import EndpointJSON
import Foundation
import TestTraits
import Testing

@testable import EndpointDiff

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The exact output of each format, recorded in `Expected`. `RECORD=1` records it again, and fails.
@Suite("A report", .serialized, .computing)
struct ReportTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Reports/Expected")

  @Test("matches its recorded output", arguments: ReportFormat.allCases)
  func matchesRecordedOutput(format: ReportFormat) throws {
    let file = Self.folder.appending(path: "report.\(format.rawValue)")
    let text = SampleReview.review.text(as: format, SampleReview.settings)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent): read it, and run again without RECORD")
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  @Test("without changes says so", arguments: ReportFormat.allCases)
  func reportsThatNothingChanged(format: ReportFormat) throws {
    let comparison = Comparison(
      api: "Decks",
      oldLabel: "a",
      newLabel: "b",
      path: "Decks.json",
      changes: []
    )
    let text = Review([Review.Section(comparison)]).text(as: format, SampleReview.settings)
    switch format {
    case .text: #expect(text == "Decks  Decks.json  a → b  no change\n")
    case .markdown: #expect(text.contains("### API changes: no change\n"))
    case .html: #expect(text.contains("<p>no change</p>"))
    case .junit: #expect(text.contains("tests=\"1\" failures=\"0\""))
    case .github: #expect(text.isEmpty)
    case .json, .sarif: #expect(try JSONValue(parsing: text.utf8).kind == .object)
    }
    let reportWithoutSpecs = Review([]).text(as: format, SampleReview.settings)
    if format == .text { #expect(reportWithoutSpecs == "no spec on either side\n") }
  }

  @Test("uses color only if enabled")
  func usesColorOnlyIfEnabled() {
    let settings = ReportSettings(usesColor: true, toolVersion: "1")
    let text = SampleReview.review.text(as: .text, settings)
    #expect(text.contains("\u{1B}[1;31mBREAKING\u{1B}[0m wire+swift  \u{1B}[1mCard.image\u{1B}[0m"))
    let plain = SampleReview.review.text(as: .text, SampleReview.settings)
    #expect(!plain.contains("\u{1B}"))
    #expect(plain == text.replacing(#/\u{1B}\[[0-9;]*m/#, with: ""))
  }

  @Test("escapes hostile text of a spec", arguments: ReportFormat.allCases)
  func escapesHostileText(format: ReportFormat) throws {
    let text = SampleReview.hostile.text(as: format, SampleReview.settings)
    switch format {
    case .text:
      #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error") })
    case .markdown:
      #expect(!text.contains("<script") && !text.contains("**b**") && !text.contains("@all"))
      for line in text.split(separator: "\n") where line.hasPrefix("|") {
        // Four columns: no more cells than the header has.
        #expect(line.count { $0 == "|" } == 5)
      }
    case .html:
      // Only the page's own script, which the page allows by its digest.
      #expect(text.split(separator: "<script").count == 2 && !text.contains("</code></pre><"))
      #expect(text.contains("&lt;script&gt;") && !text.contains("\u{1B}"))
    case .junit:
      #expect(!text.contains("<script") && !text.contains("\u{1B}"))
      let parser = XMLParser(data: Data(text.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    case .github:
      let lines = text.split(separator: "\n")
      #expect(lines.count == 6 && lines.allSatisfy { $0.hasPrefix("::") })
      #expect(text.contains("file=Specs/a b|%3A%2C%25`é<"))
    case .json, .sarif:
      let value = try JSONValue(parsing: text.utf8)
      #expect(value.kind == .object && !text.contains("\u{1B}"))
    }
  }

  @Test(
    "in Markdown begins with its marker and respects the size limit",
    arguments: [1_000, 2_000, 9_000]
  )
  func markdownRespectsSizeLimit(bytes: Int) throws {
    var section = SampleReview.decks
    section.findings = Array(repeating: section.findings, count: 40).flatMap(\.self)
    let settings = ReportSettings(maximumBytes: bytes, toolVersion: "1")
    let text = Review([section]).text(as: .markdown, settings)
    #expect(text.utf8.count <= bytes)
    #expect(text.hasPrefix("<!-- endpoints diff -->\n"))
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| ") }
    let headers = text.split(separator: "\n").count { $0.hasPrefix("| ---") } * 2
    #expect(
      text.contains(
        "\n\(120 - rows + headers) more findings omitted to stay below \(bytes) bytes."
      )
    )
    #expect(text.count(of: "<details>") == text.count(of: "</details>"))
  }

  @Test("in Markdown shows Swift names as code")
  func markdownShowsSwiftNamesAsCode() {
    var section = SampleReview.decks
    section.findings[0].change.summary = "`Old_Name` is called `New` <b>"
    let text = Review([section]).text(as: .markdown, SampleReview.settings)
    #expect(text.contains(": `Old_Name` is called `New` &#60;b&#62;"))
  }

  @Test("of one axis omits the other")
  func omitsOtherAxis() {
    var review = SampleReview.review
    review.axes = [.wire]
    review.visibility = .breaking
    let text = review.text(as: .text, SampleReview.settings)
    #expect(text.contains("BREAKING wire  Card.image") && !text.contains("Deck.mix"))
    #expect(text.contains("1 breaking · 2 safe (hidden: --show safe)"))
    let page = review.text(as: .html, SampleReview.settings)
    #expect(!page.contains("name=\"axis\"") && !page.contains("swift: "))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
