import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// `endpoints explain` finds each word of the documentation.
@Suite(.serialized, .computing)
struct PageIndexTests {
  /// The pages for users, without the two that list the others.
  private static let paths = DocumentationPages.all.filter { path in
    path.contains(".docc/")
      && !["/endpoints.md", "/EndpointRuntime.md"].contains(where: path.hasSuffix)
  }

  @Test func explainFindsEachWordOfThePages() throws {
    let text = try Self.paths.map(Self.entry).joined(separator: "\n")
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

  /// A page with its words, those of headings after `#`.
  private static func entry(_ path: String) throws -> String {
    let text = try DocumentationPages.text(path)
      .replacing(/```[\s\S]*?```/, with: "").replacing(/\]\([^)]*\)/, with: "]")
    let lines = text.split(separator: "\n")
    let headings = words(in: lines.filter { $0.hasPrefix("#") })
    let others = words(in: lines.filter { !$0.hasPrefix("#") }).subtracting(headings)
    let title = lines.first { $0.hasPrefix("# ") }?.dropFirst(2) ?? ""
    let all = headings.sorted().map { "#\($0)" } + others.sorted()
    return (["# \(path) \(title)"] + wrapped(all)).joined(separator: "\n")
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

  private static func wrapped(_ words: [String]) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count < 110 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(" \(word)")
      }
    }
    return lines
  }
}
