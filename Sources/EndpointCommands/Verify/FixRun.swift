import EndpointDiff
import EndpointDrift

/// Edits the specs of a `verify` run for the shown findings that no allow file accepts.
struct FixRun {
  private let run: EvidenceRun
  private let settings: ReviewSettings
  private let context: CommandContext

  init(_ run: EvidenceRun, settings: ReviewSettings, context: CommandContext) throws {
    for spec in run.specs {
      let others = spec.model.files.map(\.path).filter { spec.isImported || !$0.hasSuffix(".json") }
      guard let other = others.first else { continue }
      throw UsageError("--fix edits only specs in JSON, found \(other)", command: "verify")
    }
    self.run = run
    self.settings = settings
    self.context = context
  }

  /// - Returns: For each spec, the reasons for findings without an edit.
  func fix(_ review: Review) throws -> [[DriftKey: String]] {
    let review = settings.shown(review, as: settings.format)
    return try zip(review.sections, run.reports).enumerated().map { index, pair in
      let shown = review.shown(in: pair.0).filter { $0.allowances.isEmpty }
      let names = Set(shown.map(\.change.name))
      let fix = run.fix(index, pair.1.findings.filter { names.contains($0.name) })
      for (path, text) in fix.texts {
        try context.files.replaceOwnedFile(path, with: Array(text.utf8))
      }
      for summary in fix.summaries {
        context.console.writeError("\(pair.0.comparison.path): \(summary)\n")
      }
      return fix.reasons
    }
  }
}

extension VerificationReport {
  /// The report with hints for findings that were not fixed.
  func withReasons(_ reasons: [DriftKey: String]) -> VerificationReport {
    var report = self
    for index in report.findings.indices {
      guard let reason = reasons[report.findings[index].key] else { continue }
      report.findings[index].hint = "not fixed: \(reason)"
    }
    return report
  }
}
