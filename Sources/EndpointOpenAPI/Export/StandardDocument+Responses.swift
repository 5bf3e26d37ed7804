import EndpointJSON
import EndpointSpec

extension StandardDocument {
  /// The responses of an operation: successes, then failures.
  func responses(of endpoint: EndpointModel) -> JSONValue {
    var responses = JSONObject()
    for (key, value) in successes(of: endpoint) + failures(of: endpoint)
    where responses[key] == nil {
      responses[key] = .object(value)
    }
    for example in endpoint.examples { add(example, to: &responses) }
    return .object(responses)
  }

  private func successes(of endpoint: EndpointModel) -> [(String, JSONObject)] {
    switch endpoint.response {
    case .value(let value):
      let response = object(value, endpoint)
      return value.statusKeys.map { ($0 == ResponseValue.anySuccess ? "2XX" : $0, response) }
    case .statuses(_, let statuses):
      return statuses.map { ("\($0.status)", object($0.value, endpoint)) }
    case .stream(let event, .gateway):
      let error = (endpoint.failures ?? model.failures).cases.lazy.compactMap(\.type).first
      var properties: JSONObject = ["result": .object(schema(of: event))]
      if let error { properties["error"] = .object(schema(of: error)) }
      let line: JSONValue = ["type": "object", "properties": .object(properties)]
      let content: JSONValue = ["application/json": ["schema": line]]
      // The words by which gRPC-Gateway marks a stream.
      return [("200", ["description": "A stream.(streaming responses)", "content": content])]
    case .stream(let event, let format):
      let schema: JSONValue = ["schema": .object(schema(of: event))]
      let content = JSONValue.object(JSONObject([(format.mediaType, schema)]))
      return [("200", ["description": "A stream of events.", "content": content])]
    }
  }

  private func object(_ value: ResponseValue, _ endpoint: EndpointModel) -> JSONObject {
    var object: JSONObject = ["description": "Success."]
    var headers = JSONObject()
    for header in value.headers {
      var fields: JSONObject = [:]
      fields["description"] = header.documentation.text
      fields["schema"] = .object(schema(of: header.type))
      headers[header.wireName.text] = .object(fields)
    }
    object["headers"] = nonEmpty(headers)
    guard value.hasBody else { return object }
    let schema = self.schema(of: value, endpoint)
    let media: JSONValue = ["schema": .object(schema)]
    let mediaType = (value.isRaw ? .binary : value.encoding).mediaType
    object["content"] = .object(JSONObject([(mediaType, media)]))
    return object
  }

  private func schema(of value: ResponseValue, _ endpoint: EndpointModel) -> JSONObject {
    if value.isRaw { return Self.bytes }
    guard value.encoding == .json else { return ["type": "string"] }
    let conditional = conditionalFailures(of: endpoint)
    var tree = SchemaTree()
    let path = value.at?.components ?? []
    tree.insert(
      schema(of: value.type),
      at: path[...],
      isRequired: !value.type.isOptional && conditional.isEmpty
    )
    let schema = path.isEmpty ? self.schema(of: value.type) : paged(tree, endpoint).schema
    guard !conditional.isEmpty, !schema.isEmpty else { return schema }
    return ["anyOf": .array(([schema] + conditional).map { .object($0) })]
  }

  /// Adds the other values of a page to the object around its items.
  private func paged(_ tree: SchemaTree, _ endpoint: EndpointModel) -> SchemaTree {
    var tree = tree
    for part in endpoint.pagination?.parts ?? [] where !part.path.components.contains(.last) {
      let type: JSONValue? =
        switch part.value {
        case .flag: "boolean"
        case .integer: "integer"
        case .text: endpoint.pagination?.style == .url ? ["string", "null"] : cursor(of: endpoint)
        case .any: nil
        }
      guard let type else { continue }
      tree.insert(["type": type], at: part.path.components[...], isRequired: false)
    }
    return tree
  }

  /// The type of the parameter that sends the cursor, or null on the last page.
  private func cursor(of endpoint: EndpointModel) -> JSONValue? {
    guard case .parameter(let name)? = endpoint.pagination?.selector,
      let parameter = endpoint.parameters.first(where: { $0.field.wireName == name })
    else { return nil }
    return schema(of: parameter.field.type.wrapped).orNull["type"]
  }

  // MARK: - Failures

  /// The responses with the key of each status. Rules of one status differ in their bodies.
  private func failures(of endpoint: EndpointModel) -> [(String, JSONObject)] {
    let failures = endpoint.failures ?? model.failures
    var seen: Set<FailureModel.Condition.Statuses> = []
    return failures.rules.map(\.condition.statuses).compactMap { statuses in
      guard let key = statuses.responseKey, seen.insert(statuses).inserted else { return nil }
      let names = failures.rules.filter { $0.condition.statuses == statuses }.map(\.caseName)
      return (key, response(to: failures.cases.filter { names.contains($0.name) }))
    }
  }

  private func response(to cases: [FailureModel.Case]) -> JSONObject {
    let texts = cases.map { failure in
      failure.documentation.text?.stringValue ?? failure.message ?? failure.name.text
    }
    var object: JSONObject = ["description": .string(texts.joined(separator: " "))]
    let types = cases.compactMap(\.type)
    let schemas = types.indices.filter { !types[..<$0].contains(types[$0]) }
      .map { JSONValue.object(schema(of: types[$0])) }
    if let first = schemas.first {
      let body: JSONValue = schemas.count > 1 ? ["anyOf": .array(schemas)] : first
      object["content"] = ["application/json": ["schema": body]]
    }
    return object
  }

  /// The bodies of failures that arrive with a success status.
  private func conditionalFailures(of endpoint: EndpointModel) -> [JSONObject] {
    let failures = endpoint.failures ?? model.failures
    let names = failures.rules.filter { $0.condition.statuses.key == nil }.map(\.caseName)
    return failures.cases.filter { names.contains($0.name) }.map { failure in
      failure.type.map { schema(of: $0) } ?? ["type": "object"]
    }
  }

  // MARK: - Examples

  /// Adds an example to the response with its status.
  private func add(_ example: ExampleModel, to responses: inout JSONObject) {
    guard let value = example.response else { return }
    let status = example.status
    let keys = ["\(status)", "\(status / 100)XX", "default"]
    guard let key = keys.first(where: { responses[$0] != nil }) else { return }
    responses.change(key) { response in
      response.change("content") { content in
        content.change(content.first?.key ?? "application/json") { media in
          media.change("examples") { $0[example.wireName] = ["value": value] }
        }
      }
    }
  }
}

extension ResponseValue {
  /// Whether the body is raw bytes.
  fileprivate var isRaw: Bool {
    encoding == .binary || at == nil && type.wrapped == .scalar(.data)
  }
}

extension FailureModel.Condition.Statuses {
  /// The key of the response. Nil if the body determines the failure instead of the status.
  fileprivate var responseKey: String? {
    if case .class(let hundreds) = self { "\(hundreds)XX" } else { key }
  }
}
