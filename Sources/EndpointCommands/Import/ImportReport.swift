import EndpointDiff
import EndpointOpenAPI
import EndpointSpec

/// The report of an import. The terminal shows the first diagnostics of each kind, a file contains all.
struct ImportReport {
  private let diagnostics: [Diagnostic]
  private let isCount: [Bool]
  private let located: [LocatedDiagnostic]
  private let pointers: [String]
  private let counts: String
  /// The number of response examples that fit their types. Nil if the document has none.
  private let examples: String?

  /// The maximum number of diagnostics per kind on the terminal.
  private static let shownCount = 5

  init(_ result: ImportResult, documents: Documents) {
    diagnostics = result.diagnostics
    isCount = diagnostics.map(result.counts.contains)
    let sources = documents.files.map(LocatedSource.init)
    located = diagnostics.map { LocatedDiagnostic($0, Self.statement($0), in: sources) }
    pointers = diagnostics.map { documents.pointer(to: $0.place) }
    counts = Self.counts(of: diagnostics)
    let (fitting, all) = (result.fittingExampleCount, result.exampleCount)
    examples = all == 0 ? nil : "\(fitting) of \(counted(all, "example")) of responses"
  }

  var hasErrors: Bool { diagnostics.contains { $0.rule == .documentMistake } }

  /// One line per diagnostic with location, kind, text and JSON pointer, then the counts and the number of valid examples.
  /// Problems of the merge come last.
  func whole(with problems: [LocatedDiagnostic]) -> String {
    let lines = diagnostics.indices.map { index in
      let (diagnostic, report) = (diagnostics[index], located[index])
      let text = diagnostic.hint.map { "\(diagnostic.message); \($0)" } ?? diagnostic.message
      return "\(report.location.description): \(report.rule): \(text) (\(pointers[index]))"
    }
    let merge = problems.map { "\($0.location.description): \($0.message)" }
    let all = lines + [counts] + [examples].compactMap(\.self) + merge
    return all.joined(separator: "\n") + "\n"
  }

  /// - Parameter problems: Problems of the merge.
  func show(
    _ problems: [LocatedDiagnostic],
    on console: Console,
    as style: DiagnosticStyle,
    isQuiet: Bool,
    hasFile: Bool
  ) {
    guard style == .text else { return console.print(located + problems, as: style) }
    let shown = isQuiet ? located.filter { $0.severity == .error } : shown
    console.printText(shown + problems)
    guard !isQuiet, !diagnostics.isEmpty else { return }
    let isShort = shown.count < located.count
    let more = isShort && !hasFile ? " (--report FILE lists all)" : ""
    console.writeError(counts + more + "\n")
  }

  /// The text of a diagnostic on the terminal, where no column shows the kind.
  private static func statement(_ diagnostic: Diagnostic) -> String {
    diagnostic.rule == .notCarried ? "not carried: \(diagnostic.message)" : diagnostic.message
  }

  /// All mistakes, and the first diagnostics of each other kind. Counts, mostly documentation texts, fill the
  /// remaining space.
  private var shown: [LocatedDiagnostic] {
    var seen: [String: Int] = [:]
    let single = diagnostics.indices.filter { !isCount[$0] }
    let counted = diagnostics.indices.filter { isCount[$0] }
    let shown = (single + counted).filter { index in
      let report = located[index]
      seen[report.rule, default: 0] += 1
      return report.severity == .error || seen[report.rule, default: 0] <= Self.shownCount
    }
    return shown.sorted().map { located[$0] }
  }

  private static func counts(of diagnostics: [Diagnostic]) -> String {
    let parts = phrases.compactMap { rule, one, many -> String? in
      let count = diagnostics.count { $0.rule == rule }
      return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }

  /// The rules of an import, each with its words for one diagnostic and for several.
  private static let phrases: [(Rule, one: String, many: String)] = [
    (.documentMistake, "mistake in the document", "mistakes in the document"),
    (.notCarried, "not carried", "not carried"),
    (.loosened, "loosened", "loosened"),
    (
      .contradictingExample, "example that contradicts its type",
      "examples that contradict their types"
    ),
    (
      .differsInOldYAML, "value that YAML 1.1 reads differently",
      "values that YAML 1.1 reads differently"
    ),
  ]
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
