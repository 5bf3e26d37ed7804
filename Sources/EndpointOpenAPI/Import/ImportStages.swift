import EndpointJSON
import EndpointSpec

/// Runs the stages of an import in order. Each takes values, and gives its result and its findings.
///
/// - `DocumentReader`: the title, the schemas
/// - `OperationFinder`: the paths → operations with names
/// - `HeadReader`: servers, authentication, tags → the head
/// - `OperationReader` with its `SchemaReader`: operations, schemas → contents of operations, shapes
/// - `GrammarCheck`: the document → findings
/// - `FeatureCount`: what all stages before counted → findings
/// - `ShapeSettling`: shapes, examples → the final shapes
/// - `SpecEmission`: all of these → the draft of the spec
/// - `SpecExtensionReading`: the draft of an exported document → its spec
///
/// - Parameter findings: Gets the findings of all stages.
func importDraft(
  _ document: Document,
  name: String?,
  _ findings: inout Findings
) -> (draft: SpecDraft, examples: (all: Int, fitting: Int)) {
  let (title, schemas) = findings.run(DocumentReader(document: document)) {
    ($0.value("info", of: document.root)?["title"]?.text, $0.components("schemas"))
  }
  let api = name ?? apiName(ofTitle: title ?? "")
  var operations = findings.run(OperationFinder(document.whole)) { $0.operations(of: api) }
  let head = findings.run(HeadReader(document)) { $0.read(&operations) }
  let contents = findings.run(OperationReader(document)) { $0.read(&operations) }
  findings.run(GrammarCheck(document)) { $0.run() }
  let errors = SharedErrors(operations)
  var count = FeatureCount(document, head, findings)
  count.report(operations, errors, carriedExamples: contents.carriedExamples)
  findings = count.findings
  let shapes = findings.run(ShapeSettling(document, contents.shapes, contents.hints)) {
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
    followed: findings.followed
  )
  let (draft, examples) = findings.run(emission) {
    ($0.draft(sharedNames: contents.sharedNames), $0.examples)
  }
  let extended = SpecExtensionReading(root: document.root, schemas: schemas)
    .extended(draft, operations)
  return (extended, (contents.lostExampleCount + examples.all, examples.fitting))
}

/// The names that an import gives to the operations of a document, in order. Only those of the first functions.
func operationNames(of documents: Documents) -> [String] {
  guard let root = documents.main, let api = importedName(of: documents) else { return [] }
  var finder = OperationFinder(Document(documents, root: root, dialect: .v31))
  return finder.operations(of: api).filter { $0.number == 0 }.map(\.name.text)
}
