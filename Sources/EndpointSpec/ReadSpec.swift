import EndpointJSON

/// What reading a spec's files has found out.
package struct SpecResult: Sendable {
  package let files: [SourceFile]
  package let document: SpecDocument?
  /// The API; nil if anything is wrong.
  package let model: APIModel?
  /// In order of their places.
  package let diagnostics: [Diagnostic]

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

/// Reads a spec: loads its files, links them, and checks what comes out.
///
/// Every stage reports all problems, so that one run shows them.
///
/// - Parameters:
///   - roots: What the files say, if they are not specs themselves but documents that were imported.
///   - tolerated: Rules whose errors leave the API readable.
package func readSpec(
  _ files: [SourceFile],
  roots: [JSONNode]? = nil,
  tolerating tolerated: Set<Rule> = []
) -> SpecResult {
  let (document, found) = load(files, roots: roots)
  guard let document else {
    return SpecResult(files: files, document: nil, model: nil, diagnostics: sorted(found))
  }
  let (model, unlinked) = resolve(document)
  var diagnostics = found + unlinked
  let isWhole = !diagnostics.contains { $0.severity == .error }
  if let model {
    diagnostics += validate(model, document).filter { isWhole || !$0.rule.needsWholeSpec }
  }
  let hasError = diagnostics.contains {
    $0.severity == .error && !tolerated.contains($0.rule)
  }
  return SpecResult(
    files: files,
    document: document,
    model: hasError ? nil : model,
    diagnostics: sorted(diagnostics)
  )
}

extension Rule {
  /// Whether it would find follow-ups where a type or a use of one could not be read.
  fileprivate var needsWholeSpec: Bool {
    switch self {
    case .unusedType, .exampleMismatch, .misspelledKey, .defaultMismatch, .invalidPagination: true
    default: false
    }
  }
}

private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  let numbered = diagnostics.enumerated().sorted { left, right in
    let (a, b) = (left.element.place, right.element.place)
    return (a.file, a.start, left.offset) < (b.file, b.start, right.offset)
  }
  return numbered.map(\.element)
}
