import EndpointJSON
import EndpointSpec
import EndpointWire

/// Reads requests and responses, and the schemas that they use.
struct OperationReader: ImportStage {
  var schemaReader: SchemaReader
  /// The names of shared parameters and responses, by location.
  private(set) var sharedNames: [Place: String] = [:]
  /// Examples of types that became examples of responses.
  var carriedExamples: Set<Place> = []
  /// The number of examples of responses that are not carried.
  var lostExampleCount = 0
  /// `[DONE]`, if any file mentions it, as documents modeled on OpenAI's do.
  private(set) lazy var endOfEvents: String? = {
    let mark = "[DONE]"
    let files = document.documents.files
    return files.contains { $0.bytes.firstRange(of: Array(mark.utf8)) != nil } ? mark : nil
  }()

  init(_ document: Document) {
    schemaReader = SchemaReader(document)
    for kind in ["parameters", "responses"] {
      for component in components(kind) { nameShared(component) }
    }
  }

  var document: Document { schemaReader.document }
  var diagnostics: ImportDiagnostics {
    get { schemaReader.diagnostics }
    _modify { yield &schemaReader.diagnostics }
  }
  var shapes: ShapeTable { schemaReader.shapes }

  /// What this stage reads in addition to the contents of operations.
  struct Contents {
    let shapes: ShapeTable
    let hints: SchemaHints
    let usualHeaders: JSONObject
    let sharedNames: Set<String>
    let carriedExamples: Set<Place>
    let lostExampleCount: Int
  }

  /// Reads the components and the contents of operations, in document order.
  mutating func read(_ operations: inout [Operation]) -> Contents {
    schemaReader.readComponents()
    for index in operations.indices { read(&operations[index], index: index) }
    var settling = OperationSettling(document, shapes)
    settling.settle(&operations)
    diagnostics.add(settling.diagnostics)
    schemaReader.hints.limitedSchemas = schemaReader.views.limits
    return Contents(
      shapes: shapes,
      hints: schemaReader.hints,
      usualHeaders: settling.usualHeaders,
      sharedNames: Set(sharedNames.values),
      carriedExamples: carriedExamples,
      lostExampleCount: lostExampleCount + settling.lostExampleCount
    )
  }

  /// Records the name of a component, also for its location in another file.
  private mutating func nameShared(_ component: DocumentMember) {
    var places = [component.value.place]
    if let text = component.value.reference, !text.hasPrefix("#"),
      let target = resolvedSilently(component.value)
    {
      places.append(target.place)
    }
    for place in places where sharedNames[place] == nil { sharedNames[place] = component.key }
  }

  /// The name of the Boolean field or parameter that requests a stream.
  static let streamKey = "stream"

  /// Reads the requests and responses of an operation.
  ///
  /// The functions of an operation share their types, except for other forms of the body.
  mutating func read(_ operation: inout Operation, index: Int) {
    let way = NamePath(root: .endpoint(index - operation.number))
    let isStream = operation.selection == .stream
    let bodyOwner = operation.form == nil ? index - operation.number : index - (isStream ? 1 : 0)
    readParameters(&operation, way: way)
    readBody(&operation, way: NamePath(root: .endpoint(bodyOwner)))
    readResponses(&operation, way: way)
    for callback in members("callbacks", of: operation.node) {
      notCarried("the callback \(quoted(callback.key))", at: callback.place)
    }
    schemaReader.defineReferred()
  }

  /// The value of a Boolean field or parameter `stream` in this function.
  func streamFlag(_ key: String, _ use: ShapeUse, _ selection: Selection) -> Bool? {
    key == Self.streamKey && shapes.plain(use) == .scalar("bool") ? selection.flag : nil
  }

  /// Whether a Boolean field of the body selects the function. Then the other fields become arguments.
  mutating func selects(_ view: SchemaView, _ selection: Selection) -> Bool {
    guard selection.flag != nil, let schemas = view.property(Self.streamKey) else { return false }
    return schemaReader.views.view(schemas).type == "boolean"
  }
}
