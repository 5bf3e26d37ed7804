import EndpointDrift
import EndpointJudge
import EndpointSpec

/// One run of `infer --into`: adds what traffic shows to a spec, and leaves its other text unchanged.
struct AdditionRun {
  let path: String
  let base: TrafficURL?
  let templates: [StatedPath]
  let context: CommandContext

  func status(_ evidence: [String]) throws -> ExitStatus {
    let source = TrafficSource(context: context)
    let sources = try SpecFolder(files: context.files).specs(at: [path])
    guard sources.count == 1, let spec = sources.first, spec.document == nil else {
      throw FileError(path, "is not one spec")
    }
    guard let other = spec.files.map(\.path).first(where: { !$0.hasSuffix(".json") }) else {
      return try add(evidence, to: spec, source)
    }
    throw UsageError("--into edits only specs in JSON, found \(other)")
  }

  private func add(
    _ evidence: [String],
    to spec: SpecSource,
    _ source: TrafficSource
  ) throws -> ExitStatus {
    guard read(spec.files, spec.path) != nil else { return .problemsFound }
    // New endpoints use the types of the spec, which may lack fields.
    guard let first = try completed(spec.files, spec.path, evidence, source),
      let (model, document) = read(first.files, spec.path)
    else { return .failure }
    var addition = SpecAddition(
      to: model,
      document,
      in: first.files,
      base: base,
      templates: templates
    )
    try source.read(evidence, reportsProblems: true) { addition.survey($0) }
    try source.read(evidence, reportsProblems: false) { addition.add($0) }
    let (files, names, hints) = addition.endpoints
    guard let last = try completed(files, spec.path, evidence, source) else { return .failure }
    guard last.matched > 0 else {
      throw FileError(evidence.joined(separator: ", "), "contains no calls of \(spec.path)")
    }
    for (old, new) in zip(spec.files, last.files) where old.bytes != new.bytes {
      try context.files.replaceOwnedFile(new.path, with: new.bytes)
    }
    for hint in hints { context.console.writeError("hint: \(hint)\n") }
    let summaries = first.summaries + names.map { "\($0): now declared" } + last.summaries
    for summary in summaries.isEmpty ? ["the traffic shows nothing new"] : summaries {
      context.console.writeError("\(spec.path): \(summary)\n")
    }
    return .success
  }

  private typealias Completion = (files: [SourceFile], summaries: [String], matched: Int)

  /// The files of a spec with the undeclared parts of its endpoints. Nil if the spec has errors.
  private func completed(
    _ files: [SourceFile],
    _ path: String,
    _ evidence: [String],
    _ source: TrafficSource
  ) throws -> Completion? {
    guard let (model, document) = read(files, path) else { return nil }
    var verification = Verification(model, document, base: base, keepsSamples: true)
    try source.read(evidence, reportsProblems: false) { verification.add($0) }
    let report = verification.report
    let fix = verification.fix(report.findings.filter(SpecFix.isAddition), in: files)
    let texts = Dictionary(uniqueKeysWithValues: fix.preservedTexts.map { ($0.path, $0.text) })
    let changed = files.map { file in
      texts[file.path].map { SourceFile(path: file.path, bytes: Array($0.utf8)) } ?? file
    }
    return (changed, fix.summaries, report.counts.matched)
  }

  /// Reads a spec. Prints its errors and returns nil if there are any.
  private func read(_ files: [SourceFile], _ path: String) -> (APIModel, SpecDocument)? {
    let source = SpecSource(path: path, files: files)
    let (result, diagnostics) = source.read(tolerating: [.exampleMismatch])
    guard let model = result.model, let document = result.document else {
      context.console.printText(diagnostics)
      return nil
    }
    return (model, document)
  }
}
