import EndpointJSON
import EndpointSpec

package struct SpecResult: Sendable {
  package let files: [SourceFile]
  package let document: SpecDocument?
  /// The API. Nil if there are errors.
  package let model: APIModel?
  /// Sorted by place.
  package let diagnostics: [Diagnostic]
  /// The parts of an OpenAPI document that its spec does not contain.
  package var leftOut: Set<Place> = []
  /// The media types that an OpenAPI document lists, by endpoint.
  package var offers: [String: OfferedMediaTypes] = [:]

  package init(
    files: [SourceFile],
    document: SpecDocument?,
    model: APIModel?,
    diagnostics: [Diagnostic]
  ) {
    self.files = files
    self.document = document
    self.model = model
    self.diagnostics = diagnostics
  }
}

/// Reads a spec: loads its files, links them, and validates the result.
///
/// Each stage reports all problems, so that one run shows them.
///
/// - Parameters:
///   - parts: The parsed parts of the spec, if the files are imported documents instead of specs.
///   - tolerated: Rules whose errors do not prevent a model.
package func readSpec(
  _ files: [SourceFile],
  parts: [SpecPart]? = nil,
  tolerating tolerated: Set<Rule> = []
) -> SpecResult {
  let result = readAsWritten(files, parts, tolerated)
  guard result.model == nil, parts == nil else { return result }
  let trial = Reindentation(files, result.diagnostics) {
    readAsWritten($0, nil, tolerated).diagnostics
  }
  guard let problems = trial.problems else { return result }
  return SpecResult(
    files: files,
    document: result.document,
    model: nil,
    diagnostics: sorted(withoutEdits(aroundMalformedText: problems))
  )
}

private func readAsWritten(
  _ files: [SourceFile],
  _ parts: [SpecPart]?,
  _ tolerated: Set<Rule>
) -> SpecResult {
  let (document, read, found) = load(files, parts: parts)
  guard let document else {
    return SpecResult(files: files, document: nil, model: nil, diagnostics: sorted(found))
  }
  let (model, unlinked) = resolve(document)
  let unreadable = document.written.unreadableTypes
  var ofLinking = unlinked.filter { problem in
    !problem.related.contains { unreadable.contains($0.place) }
  }
  if let model, !found.isEmpty, !ofLinking.isEmpty {
    let followUps = FollowUps(found.filter { $0.severity == .error }, model, read)
    ofLinking.removeAll { followUps.followsFromUnreadPart($0) }
  }
  var diagnostics = found + ofLinking
  let errors = diagnostics.filter { $0.severity == .error }
  if let model {
    let problems = validate(model, document)
    if errors.isEmpty || problems.isEmpty {
      diagnostics += problems
    } else {
      let followUps = FollowUps(errors, model, read)
      diagnostics += problems.filter(followUps.isOwn)
    }
  }
  let hasError = diagnostics.contains {
    $0.severity == .error && !tolerated.contains($0.rule)
  }
  return SpecResult(
    files: files,
    document: document,
    model: hasError ? nil : model,
    diagnostics: sorted(withoutEdits(aroundMalformedText: diagnostics))
  )
}

/// Removes edits that would write malformed text elsewhere: the reader mended it only in memory.
private func withoutEdits(aroundMalformedText diagnostics: [Diagnostic]) -> [Diagnostic] {
  let rules: [Rule] = [.malformedJSON, .malformedYAML]
  let malformed = diagnostics.filter { rules.contains($0.rule) }
    .flatMap { $0.fix?.edits.map(\.place) ?? [] }
  guard !malformed.isEmpty else { return diagnostics }
  return diagnostics.map { problem in
    guard !rules.contains(problem.rule), let fix = problem.fix else { return problem }
    let isAround = fix.edits.contains { edit in malformed.contains { edit.place.contains($0) } }
    return isAround ? problem.with(hint: Hint(fix.text)) : problem
  }
}

extension Place {
  fileprivate func contains(_ other: Place) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}

private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  let numbered = diagnostics.enumerated().sorted { left, right in
    let (a, b) = (left.element.place, right.element.place)
    return (a.file, a.start, left.offset) < (b.file, b.start, right.offset)
  }
  return numbered.map(\.element)
}
