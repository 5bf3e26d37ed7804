import EndpointJudge
import EndpointOpenAPI
import EndpointSpec
import EndpointYAML

/// A spec on disk: a JSON or YAML file, or a folder with `api.json` or `api.yaml`.
struct SpecSource {
  /// The path as the user gave it, or as it was found.
  let path: String
  /// In the order in which the language reads them.
  let files: [SourceFile]
  /// The OpenAPI document, if the file is one. Nil for a spec.
  var document: Documents?
  /// The name of the API, instead of the one that follows from the title of the document. Nil for that.
  var apiName: String?

  /// Reads the spec, and reports its problems.
  ///
  /// An OpenAPI document is imported in memory. Its mistakes become warnings, unless nothing can be imported. Features
  /// that a spec cannot express are reported only by `import openapi`.
  ///
  /// - Parameter rules: Rules whose errors are tolerated.
  func read(tolerating rules: Set<Rule> = []) -> (
    result: SpecResult, diagnostics: [LocatedDiagnostic]
  ) {
    guard let document else {
      let result = readSpec(files, tolerating: rules)
      return (result, Self.diagnostics(of: result))
    }
    let imported = importOpenAPI(document, name: apiName, findsTakenMembers: false)
    let sources = document.files.map(LocatedSource.init)
    let mistakes = imported.diagnostics.filter { $0.rule == .documentMistake }.map { mistake in
      var mistake = mistake
      if imported.api != nil { mistake.severity = .warning }
      return LocatedDiagnostic(mistake, in: sources)
    }
    guard imported.api != nil else {
      return (SpecResult(files: files, document: nil, model: nil, diagnostics: []), mistakes)
    }
    // The written spec is not needed from here on.
    let (parts, leftOut, offers) = (imported.placedParts, imported.leftOut, imported.offers)
    var result = readSpec(files, parts: parts, tolerating: rules)
    (result.leftOut, result.offers) = (leftOut, offers)
    return (result, mistakes + Self.diagnostics(of: result))
  }

  private static func diagnostics(of result: SpecResult) -> [LocatedDiagnostic] {
    guard !result.diagnostics.isEmpty else { return [] }
    let sources = result.files.map(LocatedSource.init)
    return result.diagnostics.map { LocatedDiagnostic($0, in: sources) }
  }
}

extension FilePath {
  /// Whether the path has the extension of a JSON or YAML file.
  static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".json") || DocumentText.isYAMLFile(path)
  }
}
