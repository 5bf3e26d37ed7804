import EndpointDiff
import EndpointOpenAPI
import EndpointSpec

/// One run of `import`, after the document was read.
struct ImportRun {
  let result: ImportResult
  let report: ImportReport
  let context: CommandContext
  /// The file for the whole report.
  var reportFile: String?
  var style = DiagnosticStyle.text
  var isQuiet = false
  /// The lowest level of changes to show.
  var visibility = ReportFormat.text.standardVisibility

  private var console: Console { context.console }

  /// Reports an import without a spec.
  func finishWithoutSpec() throws -> ExitStatus {
    try writeReport([])
    report.show([], on: console, as: style, isQuiet: false, hasFile: false)
    return status
  }

  func printSpec() throws -> ExitStatus {
    try writeReport([])
    for file in result.files { console.write(canonicalText(of: file.spec.withSchema(nil))) }
    show([])
    return status
  }

  func write(to target: ImportTarget, _ mode: ImportPlan.Mode) throws -> ExitStatus {
    let plan = try ImportPlan(result, to: target, mode)
    let problems = plan.diagnostics
    try writeReport(problems)
    let summary = ImportSummary(plan: plan, run: self)
    let changes = isQuiet || style != .text ? nil : try summary.changes()
    try target.withLock { try plan.write() }
    show(problems)
    if style == .text, !isQuiet || plan.outcome == .rejected { console.printLine(summary.line) }
    if let changes { console.write("\n" + changes) }
    let hasErrors = problems.contains { $0.severity == .error } || plan.outcome == .rejected
    return hasErrors ? .problemsFound : status
  }

  private var status: ExitStatus { report.hasErrors ? .problemsFound : .success }

  private func show(_ problems: [LocatedDiagnostic]) {
    report.show(
      problems,
      on: console,
      as: style,
      isQuiet: isQuiet,
      hasFile: reportFile != nil
    )
  }

  private func writeReport(_ problems: [LocatedDiagnostic]) throws {
    guard let reportFile else { return }
    let text = report.whole(with: problems)
    try context.files.replaceFile(FilePath.normalized(reportFile), with: Array(text.utf8))
  }
}
