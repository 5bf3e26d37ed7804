import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// `endpoints explain` finds each word of the documentation, except those that are on many pages and in no heading.
@Suite(.serialized, .computing)
struct PageIndexTests {
  /// The pages for users, without the two that list the others.
  private static let paths = DocumentationPages.all.filter { path in
    path.contains(".docc/")
      && !["/endpoints.md", "/EndpointRuntime.md"].contains(where: path.hasSuffix)
  }

  @Test func explainFindsEachWordOfThePages() throws {
    let text = try Self.index()
    if BuiltInText.isRecording {
      try BuiltInText.expect(
        builtInPages,
        text,
        file: "Language/BuiltInPages",
        head: """
          // Written from the pages of the documentation by the tests (RECORD=1). Do not edit.

          /// The words of the pages of the documentation.
          """
      )
    }
    let index = PageIndex(builtInPages)
    #expect(index.pages.map(\.path) == Self.paths)
    let words = Set(PageIndex(text).pages.flatMap { $0.headings.union($0.words) })
    #expect(words.count > 1000)
    #expect(words.filter { index.pages(with: $0).isEmpty } == [], "run with RECORD=1 to add them")
  }

  @Test func wordsOfHeadingsComeFirst() {
    let index = PageIndex("# a.md First page\n #first #page proxy\n# b.md Proxies\n #proxies proxy")
    #expect(index.pages(with: "Proxies").map(\.title) == ["Proxies"])
    #expect(index.pages(with: "proxy").map(\.path) == ["a.md", "b.md"])
    #expect(index.pages(with: "pages").map(\.path) == ["a.md"])
    #expect(index.pages(with: "keychain").isEmpty)
  }

  /// The index of all pages. A word on more pages than `explain` shows would lead to none of them.
  private static func index() throws -> String {
    let pages = try paths.map(PageWords.init)
    let counts = Dictionary(pages.flatMap { $0.others.map { ($0, 1) } }, uniquingKeysWith: +)
    return pages.map { page in
      page.entry { (counts[$0] ?? 0) <= PageIndex.mostPages }
    }.joined(separator: "\n")
  }
}

/// The words of a page.
private struct PageWords {
  private let head: String
  private let headings: Set<String>
  /// The words that are in no heading.
  let others: Set<String>

  init(_ path: String) throws {
    let text = try DocumentationPages.text(path)
      .replacing(/```[\s\S]*?```/, with: "").replacing(/\]\([^)]*\)/, with: "]")
    let lines = text.split(separator: "\n")
    head = "# \(path) \(lines.first { $0.hasPrefix("# ") }?.dropFirst(2) ?? "")"
    headings = Self.words(in: lines.filter { $0.hasPrefix("#") })
    others = Self.words(in: lines.filter { !$0.hasPrefix("#") }).subtracting(headings)
  }

  /// A line for the page and a line of its words, those of headings after `#`.
  func entry(_ isTelling: (String) -> Bool) -> String {
    let words = headings.sorted().map { "#\($0)" } + others.filter(isTelling).sorted()
    return "\(head)\n \(words.joined(separator: " "))"
  }

  private static func words(in lines: [Substring]) -> Set<String> {
    let parts = lines.flatMap { line in
      line.lowercased().split {
        !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "_")
      }
    }
    return Set(
      parts.map { $0.drop { $0 == "-" || $0 == "_" } }
        .filter { $0.count > 2 && $0.contains(where: \.isLetter) }.map(String.init)
    )
  }
}
