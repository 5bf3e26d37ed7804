import EndpointDiff
import EndpointDrift
import EndpointJSON
import EndpointSpec

/// One run of `verify`: reads the specs, compares the evidence with them, and writes the reports.
struct VerifyRun {
  private let arguments: Arguments
  private let context: CommandContext
  private let settings: ReviewSettings
  private let base: TrafficURL?
  private let live: LiveCalls?

  init(_ arguments: Arguments, _ context: CommandContext) throws {
    self.arguments = arguments
    self.context = context
    settings = try ReviewSettings(arguments, nil)
    live = try LiveCalls(arguments, context)
    base = try live?.base ?? trafficBase(arguments[ReviewOptions.base])
    if live != nil, arguments.contains(ReviewOptions.base) {
      throw UsageError("--live and --base cannot be combined")
    }
  }

  func status() throws -> ExitStatus {
    let (paths, evidence) = try sortedOperands()
    guard let specs = try readSpecs(at: paths) else { return .failure }
    if base != nil, specs.count > 1 {
      let option = live == nil ? ReviewOptions.base.name : "a URL for \(ReviewOptions.live.name)"
      throw UsageError("\(option) requires exactly one spec")
    }
    let fixes = arguments.contains(ReviewOptions.fix)
    var live = live
    try live?.send(specs)
    let run = try evidenceRun(specs, evidence, live, keepsSamples: fixes)
    guard run.failures.isEmpty && live == nil || !run.isEmpty else {
      for failure in run.failures { context.console.printError(failure.text) }
      for notice in live?.notices ?? [] { context.console.printError(notice.message) }
      return .failure
    }
    let notices = live?.notices ?? []
    guard fixes else { return try report(on: run, run.reports, notices) }
    let fixed = try fix(run)
    guard let specs = try readSpecs(at: paths) else { return .failure }
    let second = try evidenceRun(specs, evidence, live, keepsSamples: false)
    let reports = zip(second.reports, fixed).map { $0.withReasons($1.reasons) }
    let status = try report(on: second, reports, notices)
    if fixed.contains(where: { !$0.texts.isEmpty }) {
      context.console.writeError(
        "run \"\(context.commandName) generate\" to update the client\n"
      )
    }
    return status
  }

  private func evidenceRun(
    _ specs: [CheckedSpec],
    _ evidence: [String],
    _ live: LiveCalls?,
    keepsSamples: Bool
  ) throws -> EvidenceRun {
    var run = EvidenceRun(specs, base: base, keepsSamples: keepsSamples)
    for path in evidence { try run.read(path, context) }
    if let live { run.read(live) }
    return run
  }

  private func report(
    on run: EvidenceRun,
    _ reports: [VerificationReport],
    _ notices: [Review.Notice]
  ) throws -> ExitStatus {
    let review = try review(of: run, reports, notices)
    let output = ReviewOutput(settings: settings, context: context) { review in
      DriftJSON(review: review, reports: reports).text
    }
    try output.write(review)
    if !run.failures.isEmpty { return .failure }
    if review.fails { return .problemsFound }
    guard run.observations > 0 || reports.contains(where: { $0.counts.matched > 0 }) else {
      let isKnown = reports.contains { $0.counts.undeclared > 0 }
      let part = isKnown ? "an endpoint" : "a server"
      context.console.printError("no exchange is with \(part) of the specs")
      return .failure
    }
    return .success
  }

  // MARK: - Operands

  /// Sorts the operands into specs and evidence by file contents.
  private func sortedOperands() throws -> (specs: [String], evidence: [String]) {
    var (specs, evidence): ([String], [String]) = ([], [])
    for operand in arguments.operands {
      if try TrafficSource(context: context).isEvidence(operand) {
        evidence.append(operand)
      } else {
        specs.append(operand)
      }
    }
    guard evidence.isEmpty, live == nil else { return (specs, evidence) }
    let problem =
      specs.isEmpty
      ? "EVIDENCE is missing"
      : "no operand is an HTTP Archive, a log, a recording or a drift report"
    throw UsageError("\(problem): name a file such as traffic.har, or a server with --live")
  }

  /// Reads the specs. Prints their errors and returns nil if there are any.
  private func readSpecs(at paths: [String]) throws -> [CheckedSpec]? {
    let sources = try SpecFolder(files: context.files)
      .specs(at: paths, orIn: context.project().specs)
    var specs: [CheckedSpec] = []
    var diagnostics: [LocatedDiagnostic] = []
    for source in sources {
      let (result, found) = source.read(tolerating: [.exampleMismatch])
      if let model = result.model, let document = result.document {
        specs.append(
          CheckedSpec(
            path: source.path,
            model: model,
            document: document,
            isImported: source.document != nil
          )
        )
      } else if paths.isEmpty || result.document?.api != nil || source.document != nil {
        diagnostics += found
      } else {
        diagnostics += found.prefix(1).map(\.withoutContents)
      }
    }
    guard diagnostics.isEmpty else {
      context.console.printText(diagnostics)
      return nil
    }
    return specs
  }

  // MARK: - Review

  private func review(
    of run: EvidenceRun,
    _ reports: [VerificationReport],
    _ notices: [Review.Notice]
  ) throws -> Review {
    let files = try settings.allowFiles.map { path in
      try AllowFile(reading: FilePath.normalized(path), of: .drift, files: context.files)
    }
    let sections = zip(run.specs, reports).map { DriftText.section($0, $1, run) }
    let review = Review(
      sections,
      of: .drift,
      axes: [.wire],
      threshold: settings.threshold,
      notices: notices + run.notices(reports)
    )
    return Allowances(files: files, today: context.today).applied(to: review)
  }

  /// Edits the specs for the shown findings that no allow file accepts. Returns the edits of each spec.
  private func fix(_ run: EvidenceRun) throws -> [SpecFix] {
    for spec in run.specs {
      let others = spec.model.files.map(\.path).filter { spec.isImported || !$0.hasSuffix(".json") }
      guard let other = others.first else { continue }
      throw UsageError("--fix edits only specs in JSON, found \(other)")
    }
    let review = settings.shown(try review(of: run, run.reports, []), as: settings.format)
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
      return fix
    }
  }
}

extension LocatedDiagnostic {
  /// The place of a problem in a file that names no API. It may be recorded traffic, which no message quotes.
  fileprivate var withoutContents: LocatedDiagnostic {
    var location = location
    location.source = nil
    if Budget.isExceeded(in: message) {
      return LocatedDiagnostic(.error, rule: rule, message, at: location, hint: hint)
    }
    let message = "this is neither evidence nor a spec that can be read"
    let hint = "\"endpoints check \(location.path)\" shows what is wrong with a spec"
    return LocatedDiagnostic(.error, rule: rule, message, at: location, hint: hint)
  }
}

/// A spec to compare with traffic.
struct CheckedSpec {
  let path: String
  let model: APIModel
  let document: SpecDocument
  /// Whether it was imported from an OpenAPI document.
  let isImported: Bool
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
