import EndpointJSON
import EndpointSpec

/// What an import made of a document, and what has to be told of it.
package struct ImportResult: Sendable {
  /// A file of the spec, by its name; the first is the only one unless the spec was split.
  package struct File: Sendable {
    package let name: String
    package let spec: JSONValue

    package init(name: String, spec: JSONValue) {
      self.name = name
      self.spec = spec
    }
  }

  /// The name of the API; nil where nothing could be imported.
  package let api: String?
  package let files: [File]
  package let findings: [Finding]
  private let placed: PlacedSpec?

  /// The spec in a node for each file of the document, at the places that its values come from.
  package var placedRoots: [JSONNode] { placed?.roots ?? [] }
  package let endpointCount: Int
  package let typeCount: Int
  /// How many examples of responses the document has, and how many of them fit its own types.
  package let exampleCount: Int
  package let fittingExampleCount: Int

  init(failed findings: [Finding]) {
    api = nil
    files = []
    placed = nil
    self.findings = findings
    (endpointCount, typeCount, exampleCount, fittingExampleCount) = (0, 0, 0, 0)
  }

  init(_ draft: SpecDraft, files: [File], importer: Importer) {
    api = draft.api
    self.files = files
    placed = PlacedSpec(draft, importer.documents)
    findings = importer.findings.sorted { left, right in
      (left.place.file, left.place.start) < (right.place.file, right.place.start)
    }
    endpointCount = draft.endpoints.count
    typeCount = draft.types.count
    exampleCount = importer.exampleCount
    fittingExampleCount = importer.fittingExampleCount
  }
}

/// Makes a spec of an OpenAPI document, 3.0 to 3.2, or one of Swagger 2.0.
///
/// - Parameters:
///   - documents: The document, with the files that it refers to.
///   - name: The name of the API; nil for one made of the title.
///   - isSplit: Whether the spec is a folder, with a file a receiver.
package func importOpenAPI(
  _ documents: Documents,
  name: String? = nil,
  isSplit: Bool = false
) -> ImportResult {
  if let failure = documents.failures.first, failure.place.file == 0 {
    return ImportResult(failed: [failure])
  }
  guard let root = documents.main else { return ImportResult(failed: documents.failures) }
  let dialect: Importer.Dialect
  switch version(of: root) {
  case .success(let found): dialect = found
  case .failure(let problem): return ImportResult(failed: [problem.finding])
  }
  var importer = Importer(documents, root: root, dialect: dialect)
  for finding in documents.failures + documents.repetitions + documents.notes
    + documents.conversions
  {
    importer.tell(finding)
  }
  let draft = importer.draft(name: name)
  let files = isSplit ? draft.splitFiles() : [.init(name: "\(draft.api).json", spec: draft.whole)]
  return ImportResult(draft, files: files, importer: importer)
}

private struct Unreadable: Error {
  let finding: Finding
}

/// The version of OpenAPI, or why the document is none that can be read.
private func version(of root: DocumentNode) -> Result<Importer.Dialect, Unreadable> {
  func failure(_ message: String, _ node: DocumentNode, _ hint: String?) -> Unreadable {
    Unreadable(finding: Finding(.mistake, message, at: node.place, hint: hint))
  }
  if let swagger = root["swagger"] {
    return .failure(
      failure(
        "this is Swagger \(swagger.text ?? swagger.number ?? "1.2"), and only Swagger 2.0 and OpenAPI 3 are read",
        swagger,
        nil
      )
    )
  }
  guard let version = root["openapi"], let text = version.text ?? version.number else {
    return .failure(
      failure(
        "this is no OpenAPI document: it has no \"openapi\"",
        root,
        "expected \"openapi\": \"3.1.0\""
      )
    )
  }
  if text.hasPrefix("3.0.") || text == "3.0" { return .success(.v30) }
  if text.hasPrefix("3.1") || text.hasPrefix("3.2") { return .success(.v31) }
  return .failure(
    failure("OpenAPI \(quoted(text)) is not read, only 3.0, 3.1 and 3.2 are", version, nil)
  )
}
