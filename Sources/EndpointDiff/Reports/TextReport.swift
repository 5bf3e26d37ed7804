import EndpointSpec

/// The report for the terminal: a summary, a headline per API, then each finding with its place, consequences, Swift
/// declarations and remedy.
struct TextReport {
  let review: Review
  let style: TextStyle
  /// Whether the report ends after a line for each finding.
  var isShort = false

  /// The number of differences of an API that are listed although they were not compared.
  private static let shownIgnored = 20

  var text: String {
    let sections = review.reportedSections.map(text)
    // The console already prints errors with their source.
    let notes = review.notices(atMost: Self.shownIgnored).filter { !$0.isError }
    let notices = notes.map { "\($0.text.withoutControlCharacters)\n" }.joined()
    let unchanged = review.unchangedLine.map { "\($0.printable)\n" } ?? ""
    let app = review.app.map { $0.sentence + "\n" } ?? ""
    let harm = review.harm.map { style.styled($0, .bold) + "\n\(app)\n" } ?? app
    let isEmpty = review.sections.isEmpty && !review.notices.contains(where: \.isError)
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
    let shown = review.shown(in: section)
    let overview = isShort || shown.count > Self.plainCount ? overview(of: shown) : ""
    let details = isShort ? [] : shown.map { "\n" + text($0) }
    return "\(title)\n" + move + (advice ?? "") + notes.joined() + overview + details.joined()
  }

  /// Reports with more findings begin with sums and a line a finding.
  private static let plainCount = 9

  /// The number of findings of each kind and level if a kind occurs twice, then a line for each finding.
  private func overview(of findings: [Finding]) -> String {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for finding in findings {
      let row = "\(levels(of: finding.change))  \(finding.change.kind.name)"
      if counts[row] == nil { order.append(row) }
      counts[row, default: 0] += 1
    }
    let most = counts.values.max() ?? 0
    if most == 1 { order = [] }
    let width = "\(most)".count
    let sums = order.map { row in
      let count = "\(counts[row] ?? 0)"
      return String(repeating: " ", count: 2 + width - count.count) + "\(count)  \(row)\n"
    }
    let lines = findings.map { finding in
      wrapped("\(head(of: finding))  \(style.styled(place(of: finding), .dim))", indent: 2)
    }
    return [sums, lines].filter { !$0.isEmpty }.map { "\n" + $0.joined() }.joined()
  }

  /// `api.json:31:18`, or `before api.json:31:18` for a removed endpoint, whose parent in the new version is the whole API.
  private func place(of finding: Finding) -> String {
    let change = finding.change
    let isGone = [.endpointRemoved, .endpointRemovedAfterSunset].contains(change.kind.id)
    let before = isGone ? change.before.map { "before \($0.text)" } : nil
    return (before ?? finding.position?.text ?? "the whole spec").withoutControlCharacters
  }

  private func wrapped(_ text: String, indent: Int) -> String {
    WrappedText.lines(text, indent: indent).map { $0 + "\n" }.joined()
  }

  /// `BREAKING wire  Card.image: "image" is no longer optional`
  private func head(of finding: Finding) -> String {
    let change = finding.change
    return "\(levels(of: change))  \(style.styled(change.heading.printable, .bold)): "
      + change.clause.printable
  }

  private func text(_ finding: Finding) -> String {
    wrapped(head(of: finding), indent: 2) + details(of: finding).joined()
  }

  private func details(of finding: Finding) -> [String] {
    let change = finding.change
    func line(_ text: String) -> String {
      "  " + WrappedText.lines(text, used: 2, indent: 4).joined(separator: "\n") + "\n"
    }
    var lines = [
      "  " + style.styled("\(change.location.printable)  \(change.kind.name)", .dim) + "\n"
    ]
    lines += change.consequences(on: review.axes).map { line($0.printable) }
    if let places = change.otherPlaces { lines.append(line("places: \(places.printable)")) }
    if let reach = change.reach { lines.append(line("affects \(reach.printable)")) }
    lines += declarations(of: change).map { "  \($0)\n" }
    if let evidence = change.evidence { lines.append(line("seen \(evidence.printable)")) }
    if let app = finding.app {
      lines.append(line("app: \(app.sentences.joined(separator: "; ").printable)"))
      lines += app.lines().map { "    \($0.printable)\n" }
    }
    if let remedy = change.remedy {
      lines.append(line("\(review.subject.remedy.uncapitalized): \(remedy.printable)"))
    }
    if let hint = change.hint { lines.append(line("hint: \(hint.printable)")) }
    lines += finding.allowances.map { line("allowed: \($0.sentence.printable)") }
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

  /// The lines of both declarations with their marks.
  private func declarations(of change: Change) -> [String] {
    change.declarationLines.lines.map { mark, text in
      let color: TextStyle.Style? =
        switch mark {
        case .removed: .removed
        case .added: .green
        case .unchanged: nil
        }
      return style.styled("\(mark.rawValue) \(text)".withoutControlCharacters, color)
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
