import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// The links between the pages of the documentation.
@Suite(.serialized, .computing)
struct PageLinkTests {
  /// Pages are read in the repository, so a link without a scheme leads to a file, and its fragment to a heading.
  @Test(arguments: DocumentationPages.all)
  func linksLeadToFilesAndHeadings(page: String) throws {
    let text = try DocumentationPages.text(page)
    for match in text.matches(of: /\]\(([^)#\s]*)(?:#([^)\s]+))?[^)]*\)/) {
      let target = DocumentationPages.path(String(match.1), from: page)
      if match.1.contains(":") { continue }
      #expect(DocumentationPages.exists(target), "\(match.1)")
      guard let heading = match.2, DocumentationPages.exists(target) else { continue }
      let anchors = try DocumentationPages.anchors(target)
      #expect(anchors.contains(String(heading)), "\(target)#\(heading)")
    }
    #expect(!text.contains("<doc:"))
  }

  /// A reader who finds a page by a search finds the others from there.
  @Test(arguments: DocumentationPages.all.filter { $0.contains(".docc/") })
  func pageLinksItsNeighbours(page: String) throws {
    let text = try DocumentationPages.text(page)
    #expect(text.contains(/\]\([^)]*[A-Za-z]+\.md\)/))
    for image in text.matches(of: /!\[([^\]]*)\]/) {
      #expect(image.1.count > 40, "a text for an image")
    }
  }

  /// No page is lost: the README links each, except the first page of a library.
  @Test(
    arguments: DocumentationPages.all.filter {
      $0.contains(".docc/") && !$0.hasSuffix("/EndpointRuntime.md")
    }
  )
  func readmeLinksPage(page: String) throws {
    #expect(try DocumentationPages.text("README.md").contains("](\(page)"))
  }

  /// `explain --output` writes into any folder, which lacks the pages of this package.
  @Test func pagesOfReferenceLinkEachOther() throws {
    let folder = try TemporaryFolder()
    _ = folder.printed("explain", "--quiet", "--output", "Reference")
    let names = Set(["Reference.md"] + ReferencePage.all.map { "\($0.name).md" })
    for name in names {
      let links = try folder.text("Reference/\(name)").matches(of: /\]\(([^)\s]+\.md)\)/)
      #expect(!links.isEmpty)
      #expect(names.isSuperset(of: links.map { String($0.1) }), "\(name)")
    }
  }

  /// Pages are read on GitHub, which shows directives of DocC as text.
  @Test(arguments: DocumentationPages.all)
  func hasNoDirective(page: String) throws {
    #expect(!(try DocumentationPages.text(page).contains(/\n *@[A-Z][A-Za-z]+ *\{/)))
  }
}

/// The Markdown pages of the package, by their paths from its root.
enum DocumentationPages {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let all: [String] = {
    let folders = [
      "Sources/endpoints/endpoints.docc", "Sources/EndpointRuntime/EndpointRuntime.docc",
      "Sources/EndpointTesting/EndpointTesting.docc",
    ]
    let found = (folders + ["Sources/endpoints/Decisions", ".github"]).flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: folder).path
      )
      return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    }
    return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Templates/README.md"] + found
  }()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The path of the target of a link. An empty link leads to the page itself.
  static func path(_ link: String, from page: String) -> String {
    if link.isEmpty { return page }
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    return folder.isEmpty ? link : "\(folder)/\(link)"
  }

  /// The fragments that GitHub gives to the headings of a page.
  static func anchors(_ path: String) throws -> Set<String> {
    let headings = try text(path).split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(headings.map(anchor))
  }

  private static func anchor(of heading: Substring) -> String {
    let words = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
    return words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      .replacing(" ", with: "-")
  }
}
