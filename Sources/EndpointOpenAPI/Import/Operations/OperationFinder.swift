import EndpointJSON
import EndpointSpec
import EndpointWire

/// Finds the operations of a document, and names them.
struct OperationFinder: ImportStage {
  let document: Document
  var diagnostics = ImportDiagnostics()
  /// Tags that do not group operations, such as those for audiences (OpenAPI 3.2, `kind`).
  private var labels: Set<String> = []

  init(_ document: Document) {
    self.document = document
    let tags = elements("tags", of: root)
    labels = Set(tags.filter { $0["kind"]?.text ?? "nav" != "nav" }.compactMap { $0["name"]?.text })
  }

  /// The operations in document order, with their names.
  mutating func operations(of api: String) -> [Operation] {
    var operations = found()
    let tags = elements("tags", of: root).compactMap { $0["name"]?.text }
    let spellings =
      components("schemas").map(\.key)
      + tags.map { ReceiverNaming.words($0).joined(separator: "_") }
    let names = OperationNaming(operations, api: api, spellings: spellings).names()
    for index in operations.indices {
      operations[index].name = operations[index].givenName ?? names[index]
    }
    return operations.filter { document.takes($0.place) }
  }

  private mutating func found() -> [Operation] {
    var operations: [Operation] = []
    for member in value("paths", of: root)?.ownMembers ?? [] {
      let (known, count) = (diagnostics, operations.count)
      defer {
        let isTaken = operations[count...].contains { document.takes($0.place) }
        if document.selection != nil, !isTaken { diagnostics = known }
      }
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
    for webhook in members("webhooks", of: root) where document.selection == nil {
      notCarried("the webhook \(quoted(webhook.key))", at: webhook.place)
    }
    return operations
  }

  /// The operations of a path by method. Standard methods are lowercase. Custom ones are uppercase (OpenAPI 3.2,
  /// `additionalOperations`).
  private mutating func methods(of item: DocumentNode) -> [DocumentMember] {
    let usual = (item.members ?? []).filter { Operation.methods.contains($0.key) }
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
    _ pattern: ImportedPath,
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
    let responses = operation["responses"].flatMap { resolvedSilently($0)?.members } ?? []
    let success = responses.first { $0.key.hasPrefix("2") }?.value
    guard let type = MediaType.preferred(mediaTypes(of: success))?.value,
      let body = resolvedSilently(type)?["schema"], let schema = resolvedSilently(body)
    else { return false }
    if schema["type"]?.text == "array" { return true }
    return ["data", "items", "results"].contains { key in
      schema["properties"]?[key]?["type"]?.text == "array"
    }
  }

  private mutating func reportSharedIDs(_ operations: [Operation]) {
    var seen: Set<String> = []
    for operation in operations where operation.number == 0 && document.takes(operation.place) {
      guard let id = operation.id, !seen.insert(id).inserted,
        let node = operation.node["operationId"]
      else { continue }
      mistake("the operation id \(quoted(id)) is not unique", at: node.place)
    }
  }

  // MARK: Functions

  /// The functions of an operation: one for each form of its body. If a success is either a value or a stream, each
  /// form gets two.
  mutating func functions(of operation: Operation) -> [Operation] {
    var functions: [Operation] = []
    let selections: [Selection] = mayStream(operation.node) ? [.value, .stream] : [.anything]
    for form in [nil] + otherForms(operation) {
      for selection in selections {
        var function = operation
        function.form = form
        function.selection = selection
        function.number = functions.count
        functions.append(function)
      }
    }
    return functions
  }

  /// The media types of bodies that express more than the default one.
  private mutating func otherForms(_ operation: Operation) -> [String?] {
    if Operation.methodsWithoutBody.contains(operation.method) { return [] }
    let types = mediaTypes(of: operation.node["requestBody"])
    return BodyForms(types, &self).others.map(\.key)
  }

  private mutating func mayStream(_ operation: DocumentNode) -> Bool {
    let responses = operation["responses"].flatMap { resolvedSilently($0)?.members } ?? []
    let successes = responses.filter { $0.key.hasPrefix("2") }
    // If there is a success, `default` is a failure.
    for response in successes.isEmpty ? responses.filter({ $0.key == "default" }) : successes {
      let types = mediaTypes(of: response.value).map { MediaType($0.key) }
      if types.contains(where: \.isStream), types.contains(where: { !$0.isStream }) { return true }
    }
    return false
  }

  // MARK: Paths

  /// The pattern of a path. Nil after a report.
  mutating func pattern(_ path: DocumentMember) -> ImportedPath? {
    guard path.key.hasPrefix("/") else {
      mistake("a path must begin with \"/\", found \(quoted(path.key))", at: path.place)
      return nil
    }
    if path.key.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) {
      mistake("a path cannot contain the segments \".\" and \"..\"", at: path.place)
      return nil
    }
    var pattern = ImportedPath()
    var rest = path.key[...]
    while let sign = rest.firstIndex(where: { "{}?#".contains($0) }) {
      pattern.add(text: rest[..<sign])
      rest = rest[sign...]
      guard "{}".contains(rest[sign]) else {
        let isQuery = rest.first == "?"
        if isQuery, pattern.add(query: rest.dropFirst()) { return pattern }
        let part = isQuery ? "query" : "fragment"
        notCarried("the \(part) in the path \(quoted(path.key))", at: path.place)
        return pattern
      }
      guard let name = Self.placeholder(rest) else {
        mistake(
          "the path \(quoted(path.key)) cannot be parsed: a name and \"}\" must follow each \"{\"",
          at: path.place
        )
        return nil
      }
      add(name, to: &pattern, at: path.place)
      rest = rest.dropFirst(name.count + 2)
    }
    pattern.add(text: rest)
    return pattern
  }

  /// The name in the braces at the start of a text. Nil if it is empty.
  private static func placeholder(_ text: Substring) -> String? {
    let name = text.dropFirst().prefix { $0 != "{" && $0 != "}" }
    guard text.first == "{", !name.isEmpty, text[name.endIndex...].first == "}" else { return nil }
    return String(name)
  }

  /// Adds a placeholder. Excludes query and fragment expressions of URI templates (RFC 6570).
  private mutating func add(_ name: String, to pattern: inout ImportedPath, at place: Place) {
    if "?&#".contains(name.prefix(1)) {
      mistake("{\(name)} is not a path parameter: it is omitted", at: place)
    } else if !pattern.add(placeholder: name) {
      mistake("the path contains {\(name)} twice", at: place)
    }
  }
}
