import EndpointJSON
import EndpointSpec

/// The result of an import.
package struct ImportResult: Sendable {
  /// A file of the spec. There is one, unless the spec was split.
  package struct File: Sendable {
    package let name: String
    package let spec: JSONValue

    package init(name: String, spec: JSONValue) {
      self.name = name
      self.spec = spec
    }
  }

  /// The name of the API. Nil if nothing could be imported.
  package let api: String?
  package let files: [File]
  package let findings: [ImportFinding]
  private let placed: PlacedSpec?

  /// The spec as one node per file of the document, with source locations.
  package var placedRoots: [JSONNode] { placed?.roots ?? [] }
  package let endpointCount: Int
  package let typeCount: Int
  /// The number of response examples in the document, and of those that match their types.
  package let exampleCount: Int
  package let fittingExampleCount: Int

  init(failed findings: [ImportFinding]) {
    api = nil
    files = []
    placed = nil
    self.findings = findings
    (endpointCount, typeCount, exampleCount, fittingExampleCount) = (0, 0, 0, 0)
  }

  init(_ imported: ImportedDraft, files: [File]) {
    let draft = imported.draft
    api = draft.api
    self.files = files
    placed = PlacedSpec(draft, imported.source.documents)
    findings = imported.source.findings.sorted { left, right in
      (left.place.file, left.place.start) < (right.place.file, right.place.start)
    }
    endpointCount = draft.endpoints.count
    typeCount = draft.types.count
    exampleCount = imported.exampleCount
    fittingExampleCount = imported.fittingExampleCount
  }
}

/// Converts a document of Swagger 2.0 or OpenAPI 3.0 to 3.2 to a spec.
///
/// - Parameters:
///   - documents: The document with the files that it refers to.
///   - name: The name of the API. Nil to derive it from the title.
///   - isSplit: Whether to split the spec into one file per receiver.
package func importOpenAPI(
  _ documents: Documents,
  name: String? = nil,
  isSplit: Bool = false
) -> ImportResult {
  if let failure = documents.failures.first, failure.place.file == 0 {
    return ImportResult(failed: [failure])
  }
  guard let root = documents.main else { return ImportResult(failed: documents.failures) }
  let dialect: Dialect
  switch version(of: root) {
  case .success(let found): dialect = found
  case .failure(let problem): return ImportResult(failed: [problem.finding])
  }
  var source = DocumentSource(documents, root: root, dialect: dialect)
  for finding in documents.failures + documents.repetitions + documents.notes
    + documents.conversions
  {
    source.report(finding)
  }
  let imported = importDraft(source, name: name)
  let draft = imported.draft
  let files = isSplit ? draft.splitFiles() : [.init(name: "\(draft.api).json", spec: draft.whole)]
  return ImportResult(imported, files: files)
}

private struct Unreadable: Error {
  let finding: ImportFinding
}

/// The version of OpenAPI, or an error for unsupported documents.
private func version(of root: DocumentNode) -> Result<Dialect, Unreadable> {
  func failure(_ message: String, _ node: DocumentNode, _ hint: String?) -> Unreadable {
    Unreadable(finding: ImportFinding(.mistake, message, at: node.place, hint: hint))
  }
  if let swagger = root["swagger"] {
    return .failure(
      failure(
        "this is Swagger \(swagger.text ?? swagger.number ?? "1.2"), but only Swagger 2.0 and OpenAPI 3 are supported",
        swagger,
        nil
      )
    )
  }
  guard let version = root["openapi"], let text = version.text ?? version.number else {
    return .failure(
      failure(
        "this is not an OpenAPI document: it has no \"openapi\"",
        root,
        "expected \"openapi\": \"3.1.0\""
      )
    )
  }
  if text.hasPrefix("3.0.") || text == "3.0" { return .success(.v30) }
  if text.hasPrefix("3.1") || text.hasPrefix("3.2") { return .success(.v31) }
  return .failure(
    failure("OpenAPI \(quoted(text)) is not supported, only 3.0, 3.1 and 3.2 are", version, nil)
  )
}

/// The result of the stages of an import.
struct ImportedDraft {
  let draft: SpecDraft
  /// The document with the findings of all stages.
  let source: DocumentSource
  let exampleCount: Int
  let fittingExampleCount: Int
}

/// Runs the stages of an import in order: head, operations with their schemas, shapes, names, draft.
///
/// - Parameter source: The document, with the findings of loading it.
func importDraft(_ source: DocumentSource, name: String?) -> ImportedDraft {
  let unread = source.unread
  var finder = OperationReader(unread)
  let api = name ?? apiName(ofTitle: finder.value("info", of: unread.root)?["title"]?.text ?? "")
  var (check, head, reader, operations) = readParts(with: finder, api: api)
  let errors = SharedErrors(operations)
  var settling = ShapeSettling(reader.schemaReader)
  settling.settle(operations)

  var counts = CountedFindings(source: source)
  for stage in [head.source, reader.schemaReader.source, reader.source, check.source] {
    counts.source.take(stage)
  }
  counts.report(operations, errors, &head, carriedExamples: reader.carriedExamples)
  var all = counts.source
  all.take(settling.source)
  let document = ReadDocument(
    api: api,
    source: all.unread,
    operations: operations,
    errors: errors,
    shapes: settling.shapes,
    head: head,
    receivers: head.receivers(operations),
    usualHeaders: reader.usualHeaders,
    sharedNames: Set(reader.sharedNames.values)
  )
  let (draft, emission) = document.emitted()
  all.take(head.source)
  all.take(emission.source)
  let extensions = SpecExtensionReading(root: unread.root, schemas: finder.components("schemas"))
  return ImportedDraft(
    draft: extensions.extended(draft, operations),
    source: all,
    exampleCount: reader.exampleCount + emission.exampleCount,
    fittingExampleCount: emission.fittingExampleCount
  )
}

/// Reads the operations with their names, and all that they refer to.
private func readParts(
  with finder: OperationReader,
  api: String
) -> (check: GrammarCheck, head: HeadReader, reader: OperationReader, operations: [Operation]) {
  var reader = finder
  var operations = reader.findOperations()
  let unread = finder.source.unread
  let names = OperationNaming(operations, api: api, spellings: reader.spellings).names()
  var head = HeadReader(unread)
  head.read(&operations)
  reader.read(&operations)
  for index in operations.indices {
    operations[index].name = operations[index].givenName ?? names[index]
  }
  return (GrammarCheck(unread), head, reader, operations)
}
