import EndpointJSON
import EndpointSpec
import EndpointWire

/// Reads operations, and the schemas that they use.
struct OperationReader: DocumentReading {
  let source: DocumentSource
  var schemaReader: SchemaReader
  /// The names of shared parameters and responses, by location.
  private(set) var sharedNames: [Place: String] = [:]
  /// Tags that do not group operations, such as those for audiences (OpenAPI 3.2, `kind`).
  private(set) var labels: Set<String> = []
  /// The headers of every request.
  var usualHeaders = JSONObject()
  /// Examples of types that became examples of responses.
  var carriedExamples: Set<Place> = []
  /// `[DONE]`, if any file mentions it, as documents modeled on OpenAI's do.
  private(set) lazy var endOfEvents: String? = {
    let mark = "[DONE]"
    return source.documents.files.contains { $0.bytes.firstRange(of: Array(mark.utf8)) != nil }
      ? mark : nil
  }()

  init(_ source: DocumentSource) {
    self.source = source
    schemaReader = SchemaReader(source: source)
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

  // MARK: Paths and operations

  static let methods = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
  ]

  /// The operations in document order, with the information for their names.
  mutating func findOperations() -> [Operation] {
    var operations: [Operation] = []
    for member in value("paths", of: root)?.ownMembers ?? [] {
      guard let pattern = pattern(member) else { continue }
      let items = pathItems(member.value)
      var seen: Set<String> = []
      for method in items.flatMap({ methods(of: $0) }) {
        guard seen.insert(method.key).inserted else { continue }
        if let operation = operation(method, pattern, items: items) {
          operations += functions(of: operation)
        }
      }
    }
    reportSharedIDs(operations)
    for webhook in members("webhooks", of: root) {
      notCarried("the webhook \(quoted(webhook.key))", at: webhook.place)
    }
    return operations
  }

  /// The operations of a path by method. Standard methods are lowercase. Custom ones are uppercase (OpenAPI 3.2,
  /// `additionalOperations`).
  private mutating func methods(of item: DocumentNode) -> [DocumentMember] {
    let usual = (item.members ?? []).filter { Self.methods.contains($0.key) }
    let others = members("additionalOperations", of: item).filter { method in
      let isMethod = method.key.utf8.allSatisfy {
        Self.capitals.contains($0) || $0 == UInt8(ascii: "-")
      }
      if !isMethod {
        notCarried("the method \(quoted(method.key)), which is not in uppercase", at: method.place)
      }
      return isMethod
    }
    return usual + others
  }

  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

  /// A path item, and the target of its `$ref`. Keys next to the reference take precedence.
  private mutating func pathItems(_ node: DocumentNode) -> [DocumentNode] {
    var items = [node]
    while let reference = items[items.count - 1]["$ref"] {
      guard let target = target(of: reference) else { break }
      guard !items.contains(where: { $0.place == target.place }) else {
        mistake("the reference is circular", at: reference.place)
        break
      }
      items.append(target)
    }
    return items
  }

  private mutating func operation(
    _ method: DocumentMember,
    _ pattern: PathPattern,
    items: [DocumentNode]
  ) -> Operation? {
    guard let node = resolved(method.value), node.isObject else { return nil }
    return Operation(
      method: method.key.uppercased(),
      pattern: pattern,
      segments: PathSegment.split(pattern.plain),
      node: node,
      pathItems: items,
      place: method.place,
      id: node["operationId"]?.text,
      tags: elements("tags", of: node).compactMap(\.text).filter { !labels.contains($0) },
      respondsWithList: respondsWithList(node)
    )
  }

  /// Whether the first success of an operation is an array or a page, after following references.
  private mutating func respondsWithList(_ operation: DocumentNode) -> Bool {
    let responses = operation["responses"].flatMap { landed($0)?.members } ?? []
    let success = responses.first { $0.key.hasPrefix("2") }?.value
    guard let type = MediaType.preferred(mediaTypes(of: success))?.value,
      let body = landed(type)?["schema"], let schema = landed(body)
    else { return false }
    if schema["type"]?.text == "array" { return true }
    return ["data", "items", "results"].contains { key in
      schema["properties"]?[key]?["type"]?.text == "array"
    }
  }

  /// The media types of a request body or a response, after following references. Reports nothing.
  mutating func mediaTypes(of body: DocumentNode?) -> [DocumentMember] {
    body.flatMap { landed($0) }?["content"].flatMap { landed($0)?.members } ?? []
  }

  private mutating func reportSharedIDs(_ operations: [Operation]) {
    var seen: Set<String> = []
    for operation in operations where operation.number == 0 {
      guard let id = operation.id, !seen.insert(id).inserted,
        let node = operation.node["operationId"]
      else { continue }
      mistake("the operation id \(quoted(id)) is not unique", at: node.place)
    }
  }

  /// Reads the requests and responses of an operation.
  ///
  /// The functions of an operation share their types, except for other forms of the body.
  mutating func read(_ operation: inout Operation, index: Int) {
    let way = NameWay(root: .endpoint(index - operation.number))
    let isStream = operation.selection == .stream
    let bodyOwner = operation.form == nil ? index - operation.number : index - (isStream ? 1 : 0)
    readParameters(&operation, way: way)
    readBody(&operation, way: NameWay(root: .endpoint(bodyOwner)))
    readResponses(&operation, way: way)
    for callback in members("callbacks", of: operation.node) {
      notCarried("the callback \(quoted(callback.key))", at: callback.place)
    }
    schemaReader.defineReferred()
  }
}
