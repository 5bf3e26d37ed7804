import EndpointSpec

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
