/// GitHub annotations, one per finding and one for the version. Most severe first, since GitHub shows only ten of each
/// level.
struct GitHubReport {
  let review: Review
  /// The current folder in the repository.
  let folder: String

  /// GitHub shows ten annotations of each level.
  private static let shownIgnored = 10

  var text: String {
    let findings = review.sections.flatMap { section in
      review.shown(in: section).map { command(for: $0, in: section).line }
    }
    let uses = review.sections.flatMap { review.shown(in: $0) }.flatMap(commands).map(\.line)
    let versions = review.sections.compactMap { versionCommand($0)?.line }
    let notices = review.notices(atMost: Self.shownIgnored).map { command(for: $0).line }
    return (findings + uses + versions + notices).map { $0 + "\n" }.joined()
  }

  /// The lines of the app. One that stops compiling is as severe as the finding.
  private func commands(for finding: Finding) -> [WorkflowCommand] {
    (finding.app?.sortedPlaces ?? []).prefix(Self.shownPlaces).map { place in
      WorkflowCommand(
        place.effect == .breaks && !place.isGuess ? name(of: finding) : "warning",
        self.place(place.position, otherwise: nil) + [("title", finding.change.kind.name)],
        "\(place.message): \(finding.message.onOneLine)"
      )
    }
  }

  private static let shownPlaces = 10

  private func command(for finding: Finding, in section: Review.Section) -> WorkflowCommand {
    let change = finding.change
    let levels = review.levels(of: change).map { level in
      review.subject.hasAxes ? "\(level.level.rawValue) \(level.axes.sum)" : level.level.rawValue
    }
    let title = "\(change.kind.name) (\(levels.joined(separator: ", ")))"
    return WorkflowCommand(
      name(of: finding),
      place(finding.position, otherwise: folder + section.comparison.path) + [("title", title)],
      ([finding.message.onOneLine] + finding.explanation(in: review))
        .joined(separator: "\n")
    )
  }

  private func name(of finding: Finding) -> String {
    if review.fails(finding) { return "error" }
    return review.level(of: finding.change) == .safe || review.isAllowed(finding)
      ? "notice" : "warning"
  }

  /// The advice on the version. Nil if the changes require none.
  private func versionCommand(_ section: Review.Section) -> WorkflowCommand? {
    guard review.advice(for: section).sentence != nil else { return nil }
    return WorkflowCommand(
      review.versionFails(in: section) ? "error" : "notice",
      [("file", folder + section.comparison.path), ("title", "version")],
      review.versionMessage(in: section)
    )
  }

  private func command(for notice: Review.Notice) -> WorkflowCommand {
    let severity = notice.severity == "note" ? "notice" : notice.severity
    return WorkflowCommand(severity, place(notice.position, otherwise: nil), notice.message)
  }

  private func place(
    _ position: Position?,
    otherwise path: String?
  ) -> [(name: String, value: String)] {
    guard let position else { return path.map { [("file", $0)] } ?? [] }
    return [
      ("file", position.path(in: folder)), ("line", "\(position.line)"),
      ("col", "\(position.column)"),
    ]
  }
}

/// A GitHub workflow command: `::error file=a.json,line=3::text`.
package struct WorkflowCommand {
  /// `error`, `warning` or `notice`.
  package let name: String
  package let properties: [(name: String, value: String)]
  package let message: String

  package init(_ name: String, _ properties: [(name: String, value: String)], _ message: String) {
    self.name = name
    self.properties = properties
    self.message = message
  }

  package var line: String {
    let list = properties.map { "\($0.name)=\(Self.escaped($0.value, inProperty: true))" }
    let head = ([name] + (list.isEmpty ? [] : [list.joined(separator: ",")])).joined(separator: " ")
    return "::\(head)::\(Self.escaped(message, inProperty: false))".withSwiftEscapedDirections
  }

  private static func escaped(_ text: String, inProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where inProperty: escaped += "%3A"
      case "," where inProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
