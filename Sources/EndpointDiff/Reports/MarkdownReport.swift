import EndpointSpec

/// A Markdown report for a pull request comment: a hidden marker, a table, and folded safe changes.
struct MarkdownReport {
  let review: Review
  /// The maximum size in bytes. GitHub limits comments to 65,536 characters.
  let maximumBytes: Int
  /// Whether the report has a line for each finding instead of tables.
  var isShort = false

  /// The number of differences of an API that are listed although they were not compared.
  private static let shownIgnored = 20

  var text: String {
    var page = MarkdownPage(limit: maximumBytes)
    page.add([marker, "### \(review.subject.title): \(review.headline)", ""])
    let harm = review.harm.map { "\($0). " } ?? ""
    page.add(["\(harm)**`\(review.subject.command)` \(review.verdict.asMarkdown).**", ""])
    if let app = review.app { page.add([app.sentence.asMarkdown.capitalizedFirst + ".", ""]) }
    let unchanged = review.unchangedLine.map { ["- \($0.asMarkdown)"] } ?? []
    page.addRows(review.reportedSections.map(summary) + unchanged, counts: false)
    page.addRows(review.notices(atMost: Self.shownIgnored).map(line), counts: false)
    let findings = review.sections.flatMap { section in
      review.shown(in: section).map { (finding: $0, section: section) }
    }
    if isShort {
      page.addRows(
        findings.map { "- \(levels(of: $0.finding)) \(what($0).joined(separator: " "))" }
      )
      return page.text
    }
    let isFolded = { (finding: Finding) in
      review.level(of: finding.change) == .safe || review.isAllowed(finding)
    }
    let open = findings.filter { !isFolded($0.finding) }
    let folded = findings.filter { isFolded($0.finding) }
    page.addTable(header, open.map(row))
    page.addTable(header, folded.map(row), foldedAs: title(folded.map(\.finding)))
    return page.text
  }

  /// The first line. A CI job uses it to find and replace its previous comment.
  private var marker: String { "<!-- \(review.subject.command) -->" }

  /// `4 safe, 1 allowed`
  private func title(_ folded: [Finding]) -> String {
    let allowed = folded.count(where: review.isAllowed)
    let counts = [(folded.count - allowed, "safe"), (allowed, "allowed")].filter { $0.0 > 0 }
    return counts.map { "\($0) \($1)" }.joined(separator: ", ")
  }

  /// `- **DeckOfCards** `Specs/DeckOfCards.json`, main → working tree: 2 breaking; a major change requires …`
  private func summary(_ section: Review.Section) -> String {
    let comparison = section.comparison
    let parts = [
      "**\(comparison.api.asMarkdown)**", comparison.path.asMarkdownCode,
      comparison.labels.asMarkdown,
    ]
    let headline = review.counts(in: section).headline
    let advice = review.advice(for: section).sentence.map { sentence in
      review.versionFails(in: section) ? "**\(sentence.asMarkdown)**" : sentence.asMarkdown
    }
    let move = section.oldPath.map { "moved from \($0.asMarkdownCode)" }
    let notes = section.notes.map(\.asMarkdown)
    let text = ([headline, move, advice].compactMap(\.self) + notes).joined(separator: "; ")
    return "- \(parts.filter { !$0.isEmpty }.joined(separator: " ")): \(text)"
  }

  private func line(_ notice: Review.Notice) -> String {
    let place = notice.position.map { "\($0.text.asMarkdownCode): " } ?? ""
    return "- \(notice.isError ? "**error**" : "note"): \(place)\(notice.message.asMarkdown)"
  }

  private var header: [String] {
    let columns =
      review.subject.hasAxes
      ? review.axes.map(review.subject.victim) + ["change", "effect"]
      : ["level", "drift", "effect"]
    return [row(of: columns), row(of: columns.map { _ in "---" })]
  }

  private func row(_ entry: (finding: Finding, section: Review.Section)) -> String {
    let change = entry.finding.change
    let levels = review.axes.map { axis in
      let isAllowed = entry.finding.isAllowed(on: axis)
      return cell(change.level(on: axis)) + (isAllowed ? " (allowed)" : "")
    }
    return row(
      of: levels + [what(entry), meaning(of: entry.finding)].map { $0.joined(separator: "<br>") }
    )
  }

  /// What changed, and where.
  private func what(_ entry: (finding: Finding, section: Review.Section)) -> [String] {
    let change = entry.finding.change
    let api = review.hasSeveralAPIs ? "\(entry.section.comparison.api.asMarkdown) " : ""
    return [
      "\(api)\(change.heading.asMarkdownCode): \(change.clause.asMarkdownWithCode)",
      "<sub>\(change.location.asMarkdown) · \(change.kind.name)</sub>",
    ]
  }

  /// `**breaking** swift, care wire`
  private func levels(of finding: Finding) -> String {
    review.levels(of: finding.change).map { level, axes in
      review.subject.hasAxes ? "\(cell(level)) \(axes.sum)" : cell(level)
    }.joined(separator: ", ")
  }

  private func cell(_ level: Level) -> String {
    level == .breaking ? "**breaking**" : level.rawValue
  }

  private func meaning(of finding: Finding) -> [String] {
    let change = finding.change
    var lines = change.consequences(on: review.axes).map(\.asMarkdownWithCode)
    if let places = change.otherPlaces { lines.append("Places: \(places.asMarkdown)") }
    if let reach = change.reach { lines.append("Affects \(reach.asMarkdown)") }
    lines += change.declarationLines.lines.map { mark, text in
      switch mark {
      case .removed: "− \(text.asMarkdownCode)"
      case .added: "+ \(text.asMarkdownCode)"
      case .unchanged: text.asMarkdownCode
      }
    }
    if let evidence = change.evidence { lines.append("Seen: \(evidence.asMarkdown)") }
    if let app = finding.app {
      lines.append("App: \(app.sentences.joined(separator: "; ").asMarkdownWithCode)")
      lines += app.lines().map { "<sub>\($0.asMarkdown)</sub>" }
    }
    if let remedy = change.remedy {
      lines.append("\(review.subject.remedy): \(remedy.asMarkdownWithCode)")
    }
    if let hint = change.hint { lines.append("Hint: \(hint.asMarkdownWithCode)") }
    return lines + finding.allowances.map { "Allowed: \($0.sentence.asMarkdown)" }
  }

  private func row(of cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}

/// Escapes texts of a spec for a cell of a Markdown table: no markup, mentions, issue references or cell separators.
extension String {
  /// The text as prose.
  var asMarkdown: String {
    var escaped = ""
    for scalar in onOneLine.withoutControlCharacters.unicodeScalars {
      if Self.markup.contains(scalar) {
        escaped += "&#\(scalar.value);"
        // GitHub detects mentions and references in the rendered text. A word joiner prevents that.
        if scalar == "@" || scalar == "#" { escaped += "\u{2060}" }
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text as prose with code between backticks.
  var asMarkdownWithCode: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).asMarkdown : String(part).asMarkdownCode
    }.joined()
  }

  /// The text as code, in backticks if possible, to keep the source readable.
  var asMarkdownCode: String {
    let text = onOneLine.withoutControlCharacters
    guard !text.isEmpty else { return "" }
    if !text.unicodeScalars.contains(where: Self.endsCode.contains) { return "`\(text)`" }
    return "<code>\(text.asMarkdown)</code>"
  }

  private static let markup = Set("\\`*_[]<>&|~#@$!".unicodeScalars)
  private static let endsCode = Set("\\`|".unicodeScalars)
}

/// A Markdown page with a size limit. Lines beyond it are omitted, and the last line counts the omitted findings.
struct MarkdownPage {
  /// The bytes reserved for the end of a folded section and the last line.
  private static let reserve = 160

  private let limit: Int
  private var lines: [String] = []
  private var bytes = 0
  private var isFull = false
  private var omitted = 0

  init(limit: Int) {
    self.limit = limit
  }

  var text: String {
    var lines = lines
    if isFull {
      let what = omitted == 0 ? "More" : "\(omitted) more \(omitted == 1 ? "finding" : "findings")"
      lines += ["", "\(what) omitted to stay below \(limit) bytes."]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Adds a group of lines if all of them fit. Returns false otherwise.
  @discardableResult
  mutating func add(_ added: [String]) -> Bool {
    let size = added.reduce(0) { $0 + $1.utf8.count + 1 }
    guard !isFull, bytes + size <= limit - Self.reserve else {
      isFull = true
      return false
    }
    lines += added
    bytes += size
    return true
  }

  /// Adds as many rows as fit. With `counts`, the others are counted as omitted findings.
  mutating func addRows(_ rows: [String], counts: Bool = true) {
    for (index, row) in rows.enumerated() where !add([row]) {
      omitted += counts ? rows.count - index : 0
      return
    }
  }

  mutating func addTable(_ header: [String], _ rows: [String], foldedAs title: String? = nil) {
    guard !rows.isEmpty else { return }
    let opening = title.map { ["", "<details><summary>\($0)</summary>"] } ?? []
    let closing = title == nil ? [] : ["", "</details>"]
    guard add(opening + [""] + header + closing) else {
      omitted += rows.count
      return
    }
    lines.removeLast(closing.count)
    addRows(rows)
    lines += closing
  }
}
