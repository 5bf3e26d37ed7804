import Foundation
import Testing

/// Each figure with a unit on a page has a row in `Tests/Figures.txt`, which says how it is measured again.
@Suite struct FigureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func rowIsOnItsPage() throws {
    let rows = try Self.rows
    #expect(rows.count > 20)
    for row in rows {
      let count = try Self.text(row.page).components(separatedBy: row.text).count - 1
      #expect(count == 1, "\(row.page) has this \(count) times: \(row.text)")
      #expect(row.pattern.contains("{"), "\(row.pattern)")
    }
  }

  @Test func rowSaysHowItIsMeasured() throws {
    for row in try Self.rows {
      let isMeasured = row.values["run"] != nil && row.values["find"] != nil
      let reasons = [isMeasured, row.values["not measured"] != nil, row.values["limit"] != nil]
      #expect(reasons.filter(\.self).count == 1, "\(row.pattern)")
      // A limit is not measured. The code says it.
      guard let limit = row.values["limit"] else { continue }
      let parts = limit.split(separator: ": ", maxSplits: 1).map(String.init)
      #expect(try Self.text(parts[0]).contains(parts[1]), "\(limit)")
    }
  }

  @Test(arguments: pages)
  func figureHasRow(page: String) throws {
    let rows = try Self.rows.filter { $0.page == page }
    var rest = Self.prose(try Self.text(page))
    for row in rows { rest = rest.replacing(row.text, with: "") }
    #expect(Self.figures(in: rest) == [])
    guard page == "README.md" || page.hasSuffix("Figures.md") else { return }
    #expect(Self.numericCells(of: rest) == [])
  }

  @Test func figuresAreFound() {
    let text = "takes 0.33 s, 1,735 million instructions, 250 MB; 3.2 times, 2 services, 3 x"
    let found = ["0.33 s", "1,735 million instructions", "250 MB", "3.2 times"]
    #expect(Self.figures(in: text) == found)
    #expect(Self.numericCells(of: "| a 1 | 4,672 | x |\n| 2") == ["4,672"])
  }

  /// Numbers with a unit, such as `0.33 s`.
  private static func figures(in text: String) -> [String] {
    let units = "s|ms|µs|ns|kB|KB|MB|GB|%|times|(million )?instructions|(CPU )?seconds|allocations?"
    let pattern = "\\b[0-9][0-9.,]*\\s?(\(units))(?![\\w%])"
    return matches(of: pattern, in: text)
  }

  /// The cells of tables that are only a number.
  private static func numericCells(of text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("|") && $0.hasSuffix("|") }
      .flatMap { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.first?.isNumber ?? false }
  }

  private static func matches(of pattern: String, in text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let range = rest.range(of: pattern, options: .regularExpression) {
      found.append(String(rest[range]))
      rest = rest[range.upperBound...]
    }
    return found
  }

  /// The README, and the pages of users. Decisions say what was measured when they were made, except for the figures of today.
  private static let pages: [String] = {
    let folders = [
      "Sources/endpoints/endpoints.docc", "Sources/EndpointRuntime/EndpointRuntime.docc",
      "Sources/EndpointTesting/EndpointTesting.docc",
    ]
    let found = folders.flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: folder).path
      )
      return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    }
    // It is generated, and quotes changes of limits.
    let own = found.filter { !$0.hasSuffix("/ChangeKinds.md") }
    return ["README.md", "Templates/README.md", "Sources/endpoints/Decisions/Figures.md"] + own
  }()

  /// A row of the table of figures.
  private struct Row {
    let values: [String: String]

    var page: String { values["page"] ?? "" }
    /// With the figures in braces.
    var pattern: String { values["text"] ?? "" }
    /// As on the page.
    var text: String { pattern.replacing(/[{}]/, with: "") }
  }

  private static var rows: [Row] {
    get throws {
      let table = try text("Tests/Figures.txt").components(separatedBy: "\n\n")
      return table.map { block in
        let lines = block.split(separator: "\n").filter { !$0.hasPrefix("#") }
        let pairs = lines.map { line -> (String, String) in
          let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
          return (parts[0], parts.count > 1 ? parts[1] : "")
        }
        return Row(values: Dictionary(pairs) { first, _ in first })
      }.filter { !$0.values.isEmpty }
    }
  }

  /// The page without blocks of code.
  private static func prose(_ page: String) -> String {
    page.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined(separator: "\n")
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
