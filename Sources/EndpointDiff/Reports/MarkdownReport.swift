import EndpointSpec

/// The report as a comment on a pull request: a hidden line by which the comment is found again, one table, and what is
/// safe folded away.
struct MarkdownReport {
  let review: Review
  /// How long the report may be. GitHub takes 65,536 characters in a comment.
  let maximumBytes: Int

  var text: String {
    var page = MarkdownPage(limit: maximumBytes)
    page.add([marker, "### \(review.subject.title): \(review.counts.headline)", ""])
    let harm = review.harm.map { "\($0). " } ?? ""
    page.add(["\(harm)**The check \(review.verdict.asMarkdown).**", ""])
    let unchanged = review.unchangedLine.map { ["- \($0.asMarkdown)"] } ?? []
    page.addRows(review.reportedSections.map(summary) + unchanged, counts: false)
    page.addRows(review.notices.map(line), counts: false)
    let findings = review.sections.flatMap { section in
      review.shown(in: section).map { (finding: $0, section: section) }
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

  /// The first line: a job that comments looks for the comment that begins with it, and replaces that one.
  private var marker: String { "<!-- \(review.subject.command) -->" }

  /// `4 safe, 1 allowed`
  private func title(_ folded: [Finding]) -> String {
    let allowed = folded.count(where: review.isAllowed)
    let counts = [(folded.count - allowed, "safe"), (allowed, "allowed")].filter { $0.0 > 0 }
    return counts.map { "\($0) \($1)" }.joined(separator: ", ")
  }

  /// `- **DeckOfCards** `Specs/DeckOfCards.json`, main → working tree: 2 breaking; a major change asks for …`
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
    let api = review.hasSeveralAPIs ? "\(entry.section.comparison.api.asMarkdown) " : ""
    let what = [
      "\(api)\(change.heading.asMarkdownCode): \(change.clause.asMarkdownWithCode)",
      "<sub>\(change.location.asMarkdown) · \(change.kind)</sub>",
    ]
    return row(
      of: levels + [what, meaning(of: entry.finding)].map { $0.joined(separator: "<br>") }
    )
  }

  private func cell(_ level: Level) -> String {
    level == .breaking ? "**breaking**" : level.rawValue
  }

  private func meaning(of finding: Finding) -> [String] {
    let change = finding.change
    var lines = change.consequences(on: review.axes).map(\.asMarkdownWithCode)
    if let places = change.otherPlaces { lines.append("Places: \(places.asMarkdown)") }
    if let reach = change.reach { lines.append("Affects \(reach.asMarkdown)") }
    lines += change.declarationBefore.map { ["− \($0.asMarkdownCode)"] } ?? []
    lines += change.declarationAfter.map { ["+ \($0.asMarkdownCode)"] } ?? []
    if let evidence = change.evidence { lines.append("Seen: \(evidence.asMarkdown)") }
    if let remedy = change.remedy {
      lines.append("\(review.subject.remedy): \(remedy.asMarkdownWithCode)")
    }
    if let hint = change.hint { lines.append("Hint: \(hint.asMarkdownWithCode)") }
    return lines + finding.allowances.map { "Allowed: \($0.sentence.asMarkdown)" }
  }

  private func row(of cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}

/// Texts of a spec inside a cell of a Markdown table, where they are text and nothing else: no markup, no mention of a
/// person, no reference to an issue, no end of the cell.
extension String {
  /// As prose.
  var asMarkdown: String {
    var escaped = ""
    for scalar in onOneLine.withoutControlCharacters.unicodeScalars {
      if Self.markup.contains(scalar) {
        escaped += "&#\(scalar.value);"
        // GitHub looks for mentions and references in the rendered text: a word joiner keeps it from seeing one.
        if scalar == "@" || scalar == "#" { escaped += "\u{2060}" }
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// As prose in which what stands between backticks is code.
  var asMarkdownWithCode: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).asMarkdown : String(part).asMarkdownCode
    }.joined()
  }

  /// As code: between backticks where that is safe, so that the comment's source stays readable.
  var asMarkdownCode: String {
    let text = onOneLine.withoutControlCharacters
    guard !text.isEmpty else { return "" }
    if !text.unicodeScalars.contains(where: Self.endsCode.contains) { return "`\(text)`" }
    return "<code>\(text.asMarkdown)</code>"
  }

  private static let markup = Set("\\`*_[]<>&|~#@$!".unicodeScalars)
  private static let endsCode = Set("\\`|".unicodeScalars)
}
