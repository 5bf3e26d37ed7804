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
    guard let (model, document) = read(spec.files, spec.path) else { return .problemsFound }
    var addition = SpecAddition(
      to: model,
      document,
      in: spec.files,
      base: base,
      templates: templates
    )
    try source.read(evidence, reportsProblems: true) { addition.survey($0) }
    try source.read(evidence, reportsProblems: false) { addition.add($0) }
    let (files, names, hints) = addition.endpoints
    guard let (model, document) = read(files, spec.path) else { return .failure }
    var verification = Verification(model, document, base: base, keepsSamples: true)
    try source.read(evidence, reportsProblems: false) { verification.add($0) }
    let report = verification.report
    guard report.counts.matched > 0 else {
      throw FileError(evidence.joined(separator: ", "), "contains no calls of \(spec.path)")
    }
    let fix = verification.fix(report.findings.filter(SpecFix.isAddition), in: files)
    try write(files, fix, over: spec.files)
    for hint in hints { context.console.writeError("hint: \(hint.withoutControlCharacters)\n") }
    for summary in names.map({ "\($0): now declared" }) + fix.summaries {
      context.console.writeError("\(spec.path): \(summary)\n")
    }
    if names.isEmpty, fix.summaries.isEmpty {
      context.console.writeError("\(spec.path): the traffic shows nothing new\n")
    }
    return .success
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

  private func write(_ files: [SourceFile], _ fix: SpecFix, over originals: [SourceFile]) throws {
    var texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    for (path, text) in fix.preservedTexts { texts[path] = Array(text.utf8) }
    for original in originals {
      guard let bytes = texts[original.path], bytes != original.bytes else { continue }
      try context.files.replaceOwnedFile(original.path, with: bytes)
    }
  }
}
