import EndpointJSON
import EndpointSpec

/// Runs the stages of an import in order. Each takes values, and gives its result and its diagnostics.
///
/// - `DocumentReader`: the title, the schemas
/// - `OperationFinder`: the paths → operations with names
/// - `HeadReader`: servers, authentication, tags → the head
/// - `OperationReader` with its `SchemaReader`: operations, schemas → contents of operations, shapes
/// - `GrammarCheck`: the document → diagnostics
/// - `FeatureCount`: what all stages before counted → diagnostics
/// - `ShapeSettling`: shapes, examples → the final shapes
/// - `SpecEmission`: all of these → the draft of the spec
/// - `SpecExtensionReading`: the draft of an exported document → its spec
///
/// - Parameter diagnostics: Gets the diagnostics of all stages.
func importDraft(
  _ document: Document,
  name: String?,
  _ diagnostics: inout ImportDiagnostics
) -> (draft: SpecDraft, examples: (all: Int, fitting: Int)) {
  let (title, schemas) = diagnostics.run(DocumentReader(document: document)) {
    ($0.value("info", of: document.root)?["title"]?.text, $0.components("schemas"))
  }
  let api = name ?? apiName(ofTitle: title ?? "")
  var operations = diagnostics.run(OperationFinder(document.whole)) { $0.operations(of: api) }
  let head = diagnostics.run(HeadReader(document)) { $0.read(&operations) }
  let contents = diagnostics.run(OperationReader(document)) { $0.read(&operations) }
  diagnostics.run(GrammarCheck(document)) { $0.run() }
  let errors = SharedErrors(operations)
  var count = FeatureCount(document, head, diagnostics)
  count.report(operations, errors, carriedExamples: contents.carriedExamples)
  diagnostics = count.diagnostics
  let shapes = diagnostics.run(ShapeSettling(document, contents.shapes, contents.hints)) {
    $0.settled(by: operations)
  }
  let directions = Directions(shapes, operations)
  let emission = SpecEmission(
    api: api,
    document: document,
    operations: operations,
    errors: errors,
    shapes: shapes,
    head: head,
    usualHeaders: contents.usualHeaders,
    directions: directions,
    membersByKeys: MembersByKeys(shapes, directions).structures,
    check: ValueCheck(shapes, directions, of: shapes.shapes.indices),
    followed: diagnostics.followed
  )
  let (draft, examples) = diagnostics.run(emission) {
    ($0.draft(sharedNames: contents.sharedNames), $0.examples)
  }
  let extended = SpecExtensionReading(root: document.root, schemas: schemas)
    .extended(draft, operations)
  return (extended, (contents.lostExampleCount + examples.all, examples.fitting))
}

/// What an export reads back of its own document: the names of operations, and the spec.
///
/// Nobody sees its diagnostics, so the checks of the finished spec do not run. They take most of the memory of an import.
struct DraftReading {
  private let document: Document

  /// Nil if an import would read nothing.
  init?(_ documents: Documents) {
    guard let root = documents.main else { return nil }
    document = Document(documents, root: root, dialect: .v31)
    if !document.excess.isEmpty { return nil }
  }

  /// The names that an import gives to the operations, in order. Only those of the first functions.
  var operationNames: [String] {
    guard let api = importedName(of: document.documents) else { return [] }
    var finder = OperationFinder(document)
    return finder.operations(of: api).filter { $0.number == 0 }.map(\.name.text)
  }

  /// The spec that an import would write.
  var spec: JSONObject {
    var diagnostics = ImportDiagnostics()
    return importDraft(document, name: nil, &diagnostics).draft.whole.objectValue ?? [:]
  }
}
