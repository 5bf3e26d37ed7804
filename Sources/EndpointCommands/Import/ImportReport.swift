import EndpointDiff
import EndpointOpenAPI
import EndpointSpec

/// The report of an import. The terminal shows the first findings of each kind, a file contains all.
struct ImportReport {
  private let findings: [ImportFinding]
  private let reports: [Report]
  private let pointers: [String]
  private let counts: String
  /// The number of response examples that fit their types. Nil if the document has none.
  private let examples: String?

  /// The maximum number of findings per kind on the terminal.
  private static let shownCount = 5

  init(_ result: ImportResult, documents: Documents) {
    findings = result.findings
    let sources = documents.files.map(LocatedSource.init)
    reports = findings.map { Report($0, Self.statement($0), in: sources) }
    pointers = findings.map { documents.pointer(to: $0.place) }
    counts = Self.counts(of: findings)
    let (fitting, all) = (result.fittingExampleCount, result.exampleCount)
    examples = all == 0 ? nil : "\(fitting) of \(counted(all, "example")) of responses"
  }

  var hasErrors: Bool { findings.contains { $0.kind == .mistake } }

  /// One line per finding with location, kind, text and JSON pointer, then the counts and the number of valid examples.
  /// Problems of the merge come last.
  func whole(with problems: [Report]) -> String {
    let lines = findings.indices.map { index in
      let (finding, report) = (findings[index], reports[index])
      let text = finding.hint.map { "\(finding.message); \($0)" } ?? finding.message
      return "\(report.location.description): \(report.rule): \(text) (\(pointers[index]))"
    }
    let merge = problems.map { "\($0.location.description): \($0.message)" }
    let all = lines + [counts] + [examples].compactMap(\.self) + merge
    return all.joined(separator: "\n") + "\n"
  }

  /// - Parameter problems: Problems of the merge.
  func show(
    _ problems: [Report],
    on console: Console,
    as style: ReportStyle,
    isQuiet: Bool,
    hasFile: Bool
  ) {
    guard style == .text else { return console.print(reports + problems, as: style) }
    let shown = isQuiet ? reports.filter { $0.severity == .error } : shown
    console.printText(shown + problems)
    guard !isQuiet, !findings.isEmpty else { return }
    let isShort = shown.count < reports.count
    let more = isShort && !hasFile ? " (--report FILE lists all)" : ""
    console.writeError(counts + more + "\n")
  }

  /// The text of a finding on the terminal, where no column shows the kind.
  private static func statement(_ finding: ImportFinding) -> String {
    finding.kind == .notCarried ? "not carried: \(finding.message)" : finding.message
  }

  /// All mistakes, and the first findings of each other kind. Counted findings, mostly documentation texts, fill the
  /// remaining space.
  private var shown: [Report] {
    var seen: [String: Int] = [:]
    let single = findings.indices.filter { !findings[$0].isCounted }
    let counted = findings.indices.filter { findings[$0].isCounted }
    let shown = (single + counted).filter { index in
      let report = reports[index]
      seen[report.rule, default: 0] += 1
      return report.severity == .error || seen[report.rule, default: 0] <= Self.shownCount
    }
    return shown.sorted().map { reports[$0] }
  }

  private static func counts(of findings: [ImportFinding]) -> String {
    let parts = ImportFinding.Kind.allCases.compactMap { kind -> String? in
      let count = findings.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(phrase(kind, isOne: count == 1))"
    }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }

  private static func phrase(_ kind: ImportFinding.Kind, isOne: Bool) -> String {
    switch kind {
    case .mistake: isOne ? "mistake in the document" : "mistakes in the document"
    case .notCarried: "not carried"
    case .loosened: "loosened"
    case .contradiction:
      isOne ? "example that contradicts its type" : "examples that contradict their types"
    case .note:
      isOne ? "value that YAML 1.1 reads differently" : "values that YAML 1.1 reads differently"
    }
  }
}

/// The summary of an import: a line, and the changes of the spec.
struct ImportSummary {
  let plan: ImportPlan
  let run: ImportRun

  /// `Specs/Petstore.json: merged, 19 endpoints, 6 types`
  var line: String {
    let path = plan.target.path
    switch plan.outcome {
    case .adopted:
      return "\(path): unchanged; the next import is merged into it"
    case .rejected:
      return rejection
    case .imported, .merged:
      let word = plan.outcome == .merged ? "merged" : "written"
      return "\(path): \(plan.isChanged ? word : "unchanged")\(conflicts), \(contents)"
    }
  }

  private var conflicts: String {
    plan.conflicts.isEmpty ? "" : " with \(counted(plan.conflicts.count, "conflict"))"
  }

  private var rejection: String {
    let path = plan.target.path
    guard plan.isChanged else {
      return "\(path): unchanged, since it has errors; correct it, and import again"
    }
    let merged = plan.target.rejectedPath
    return
      "\(path): unchanged, since the merged spec has errors; correct \(merged), move it to \(path), and import again"
  }

  private var contents: String {
    var parts = [
      counted(count("endpoints"), "endpoint"), counted(count("types"), "type"),
    ]
    if run.result.exampleCount > 0, plan.outcome == .imported {
      let all = counted(run.result.exampleCount, "example")
      parts.append("\(run.result.fittingExampleCount) of \(all)")
    }
    return parts.joined(separator: ", ")
  }

  private func count(_ key: String) -> Int {
    let values = (try? ImportTarget.values(of: plan.new)) ?? []
    return values.reduce(0) { $0 + ($1.spec[key]?.objectValue?.count ?? 0) }
  }

  /// The `diff` report of the spec before and after. Nil if it did not change, or one version has errors.
  func changes() throws -> String? {
    guard let old = plan.old, plan.isChanged, plan.outcome != .rejected else { return nil }
    let (before, after) = (side(old, "before"), side(plan.new, "after"))
    guard before.problem == nil, after.problem == nil else { return nil }
    let project = try run.context.project()
    let sections = SidePairs(old: before, new: after)
      .sections(on: run.context.today, rated: project.levels)
    return run.context.text(sections, showing: run.visibility)
  }

  private func side(_ sources: [SourceFile], _ name: String) -> SideSpecs {
    let source = SpecSource(path: plan.target.path, files: sources)
    return SideSpecs([source], as: name, label: name, in: nil)
  }
}
