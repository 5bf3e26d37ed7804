import EndpointSpec

/// The report for the terminal: a summary, a headline per API, then each finding with its place, consequences, Swift
/// declarations and remedy.
struct TextReport {
  let review: Review
  let style: TextStyle

  var text: String {
    let sections = review.reportedSections.map(text)
    // The console already prints errors with their source.
    let notes = review.notices.filter { !$0.isError }
    let notices = notes.map { "\($0.text.withoutControlCharacters)\n" }.joined()
    let unchanged = review.unchangedLine.map { "\($0.printable)\n" } ?? ""
    let app = review.app.map { $0.sentence + "\n" } ?? ""
    let harm = review.harm.map { style.styled($0, .bold) + "\n\(app)\n" } ?? app
    let isEmpty = review.sections.isEmpty && notes.count == review.notices.count
    let empty = isEmpty ? "no spec on either side\n" : ""
    let verdict = review.unexpectedVerdict.map {
      style.styled($0.printable, review.passes ? nil : .red) + "\n"
    }
    let parts = sections + [unchanged + notices, verdict ?? ""].filter { !$0.isEmpty }
    return harm + empty + parts.joined(separator: "\n")
  }

  private func text(_ section: Review.Section) -> String {
    let comparison = section.comparison
    let title = [
      style.styled(comparison.title.withoutControlCharacters, .bold),
      comparison.labels.withoutControlCharacters,
      review.counts(in: section).headline,
    ].joined(separator: "  ")
    let move = section.oldPath.map { "moved from \($0.withoutControlCharacters)\n" } ?? ""
    let advice = review.advice(for: section).sentence.map { sentence in
      let fails = review.versionFails(in: section)
      let line = "version: \(sentence.withoutControlCharacters)"
      return style.styled(line, fails ? .red : nil) + "\n"
    }
    let notes = section.notes.map { $0.withoutControlCharacters + "\n" }
    let findings = review.shown(in: section).map { "\n" + text($0) }
    return "\(title)\n" + move + (advice ?? "") + notes.joined() + findings.joined()
  }

  private func text(_ finding: Finding) -> String {
    let change = finding.change
    let head =
      "\(levels(of: change))  \(style.styled(change.heading.printable, .bold)): "
      + change.clause.printable
    return ([head] + details(of: finding).map { "  " + $0 }).map { $0 + "\n" }.joined()
  }

  private func details(of finding: Finding) -> [String] {
    let change = finding.change
    var lines = [style.styled("\(change.location.printable)  \(change.kind.name)", .dim)]
    lines += change.consequences(on: review.axes).map(\.printable)
    if let places = change.otherPlaces { lines.append("places: \(places.printable)") }
    if let reach = change.reach { lines.append("affects \(reach.printable)") }
    lines += declaration(change.declarationBefore, "-", .removed)
    lines += declaration(change.declarationAfter, "+", .green)
    if let evidence = change.evidence { lines.append("seen \(evidence.printable)") }
    if let app = finding.app {
      lines.append("app: \(app.sentences.joined(separator: "; ").printable)")
      lines += app.lines().map { "  \($0.printable)" }
    }
    if let remedy = change.remedy {
      lines.append("\(review.subject.remedy.uncapitalized): \(remedy.printable)")
    }
    if let hint = change.hint { lines.append("hint: \(hint.printable)") }
    lines += finding.allowances.map { "allowed: \($0.sentence.printable)" }
    return lines
  }

  /// `BREAKING swift, care wire`
  private func levels(of change: Change) -> String {
    guard !change.isDocumentation else { return "docs" }
    return review.levels(of: change).enumerated().map { index, entry in
      let word = index == 0 ? entry.level.rawValue.uppercased() : entry.level.rawValue
      let level = style.styled(word, entry.level.textStyle)
      return review.subject.hasAxes ? "\(level) \(entry.axes.sum)" : level
    }.joined(separator: ", ")
  }

  /// The lines of a declaration with a mark.
  private func declaration(_ text: String?, _ mark: String, _ color: TextStyle.Style) -> [String] {
    guard let text else { return [] }
    return text.split(separator: "\n").map { line in
      style.styled("\(mark) \(line)".withoutControlCharacters, color)
    }
  }
}

extension String {
  /// The text as one line for the terminal.
  fileprivate var printable: String { onOneLine.withoutControlCharacters }

  fileprivate var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}

/// The terminal styles of diagnostics and of the text report.
package struct TextStyle {
  package enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case removed = "31"
    case green = "32"
  }

  let usesColor: Bool

  package init(usesColor: Bool) { self.usesColor = usesColor }

  package func styled(_ text: String, _ style: Style?) -> String {
    guard usesColor, let style else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}

extension Level {
  var textStyle: TextStyle.Style? {
    switch self {
    case .breaking: .red
    case .care: .yellow
    case .safe: nil
    }
  }
}
