import EndpointSpec

/// Reads operations, and the schemas that they use.
struct OperationReader: DocumentReading, Sendable {
  var source: DocumentSource
  var schemaReader: SchemaReader
  /// The names of shared parameters and responses, by location.
  private(set) var sharedNames: [Place: String] = [:]
  /// Tags that do not group operations, such as those for audiences (OpenAPI 3.2, `kind`).
  private(set) var labels: Set<String> = []
  /// The headers of every request.
  var usualHeaders: [(name: String, value: String)] = []
  /// Examples of types that became examples of responses.
  var carriedExamples: Set<Place> = []
  var exampleCount = 0
  /// `[DONE]`, if any file mentions it, as documents modeled on OpenAI's do.
  private(set) lazy var endOfEvents: String? = {
    let mark = "[DONE]"
    return source.documents.files.contains { $0.bytes.firstRange(of: Array(mark.utf8)) != nil }
      ? mark : nil
  }()

  init(_ source: DocumentSource) {
    self.source = source
    schemaReader = SchemaReader(source)
    for kind in ["parameters", "responses"] {
      for component in components(kind) { nameShared(component) }
    }
    let tags = elements("tags", of: root)
    labels = Set(tags.filter { $0["kind"]?.text ?? "nav" != "nav" }.compactMap { $0["name"]?.text })
  }

  var shapes: ShapeTable { schemaReader.shapes }

  /// The names of types and tags, whose spelling the names of operations follow.
  var spellings: [String] {
    mutating get {
      let tags = elements("tags", of: root).compactMap { $0["name"]?.text }
      return components("schemas").map(\.key)
        + tags.map { ReceiverNaming.words($0).joined(separator: "_") }
    }
  }

  /// Reads the operations and the components, in document order.
  mutating func read(_ operations: inout [Operation]) {
    schemaReader.readComponents()
    for index in operations.indices { read(&operations[index], index: index) }
    takeUsualHeaders(&operations)
    settleHeaders(&operations)
  }

  /// Records the name of a component, also for its location in another file.
  private mutating func nameShared(_ component: DocumentMember) {
    var places = [component.value.place]
    if let text = component.value.reference, !text.hasPrefix("#"),
      let target = landed(component.value)
    {
      places.append(target.place)
    }
    for place in places where sharedNames[place] == nil { sharedNames[place] = component.key }
  }
}
