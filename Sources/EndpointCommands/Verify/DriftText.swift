import EndpointDiff
import EndpointDrift
import EndpointGenerator
import EndpointSpec

/// Converts drift into sections of a review.
enum DriftText {
  static func section(
    _ spec: CheckedSpec,
    _ report: VerificationReport,
    _ run: EvidenceRun
  ) -> Review.Section {
    let sources = spec.model.files.map(LocatedSource.init)
    let comparison = Comparison(
      api: report.api,
      caption: caption(report, run),
      path: spec.path,
      changes: report.findings.map { change($0, sources) }
    )
    var section = Review.Section(comparison)
    if report.counts.matched > 0 { section.notes = notes(report.coverage) }
    return section
  }

  private static func caption(_ report: VerificationReport, _ run: EvidenceRun) -> String {
    let counts = report.counts
    let exchanges = "\(counts.matched + counts.undeclared) of \(run.exchanges) exchanges"
    let seen = [
      run.exchanges > 0 ? exchanges : nil,
      run.observations > 0 ? "\(counted(run.observations, "observation")) of apps" : nil,
    ].compactMap(\.self).joined(separator: ", ")
    return "\(run.files.listed(atMost: 3)): \(seen.isEmpty ? exchanges : seen)"
  }

  private static func change(_ finding: DriftFinding, _ sources: [LocatedSource]) -> Change {
    let kind = ChangeKind(
      finding.kind.name,
      wire: finding.level,
      consequence: consequence(of: finding),
      remedy: finding.kind.remedy
    )
    var change = Change(kind, subject: Subject(finding.subject), finding.summary)
    change.isDocumentation = false
    change.endpoints = EndpointSet(finding.endpoints)
    change.hint = finding.hint
    if !finding.hasRemedy { change.remedy = nil }
    change.evidence = evidence(of: finding)
    if sources.indices.contains(finding.place.file) {
      change.after = sources[finding.place.file].location(of: finding.place).position
    }
    return change
  }

  /// The consequence at the finding's level. The texts of the kind describe its usual level.
  private static func consequence(of finding: DriftFinding) -> String {
    if let consequence = finding.consequence { return consequence }
    return switch (finding.kind.level, finding.level) {
    case (.breaking, .care): finding.kind.weakerConsequence
    case (.care, .breaking): "The call throws a decoding error"
    default: finding.kind.consequence
    }
  }

  /// `12 times, first in traffic.har entry 3 (line 120): response body /cards/0/suit`
  private static func evidence(of finding: DriftFinding) -> String? {
    guard let first = finding.first else { return nil }
    let times = finding.count == 1 ? "once, in" : "in \(finding.count) exchanges, first in"
    let entry = first.line > 0 ? " entry \(first.entry) (line \(first.line))" : ""
    return "\(times) \(first.file)\(entry): \(finding.part)"
  }

  // MARK: - Coverage

  private static func notes(_ coverage: Coverage) -> [String] {
    let parts = parts(of: coverage)
    let counts = parts.map { "\($0.part.seen) of \($0.part.total) \($0.name)" }
    let missing = parts.filter { $0.part.seen > 0 }.compactMap { never($0.name, $0.part) }
    return ["seen: \(counts.joined(separator: ", "))"] + missing
  }

  static func parts(of coverage: Coverage) -> [(name: String, part: Coverage.Part)] {
    [
      ("endpoints", coverage.endpoints), ("statuses", coverage.statuses),
      ("fields", coverage.fields), ("values", coverage.values),
    ].filter { $0.1.total > 0 }
  }

  private static let namedParts = 8

  private static func never(_ name: String, _ part: Coverage.Part) -> String? {
    guard !part.missing.isEmpty else { return nil }
    return "never seen, \(name): \(part.missing.listed(atMost: namedParts))"
  }

  // MARK: - Kinds

  /// The output of `--list-kinds`.
  static var kinds: String {
    let kinds = DriftKind.allCases.map { [$0.name, $0.level.rawValue, $0.consequence] }
    return columns([["KIND", "LEVEL", "CONSEQUENCE"]] + kinds).map { $0 + "\n" }.joined()
  }
}

extension DriftFinding {
  /// The name of the finding in a report, such as `missing-field Item.name`.
  var name: String { "\(kind.name) \(subject)" }
}

extension Change {
  /// The name of the drift finding that the change represents.
  var name: String { "\(kind.name) \(subject)" }
}
