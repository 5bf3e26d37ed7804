import EndpointJSON
import EndpointSpec

/// Paths and operations.
extension Importer {
  static let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

  /// The operations of the document, in its order, with what tells their names.
  mutating func findOperations() -> [Operation] {
    var operations: [Operation] = []
    for member in root["paths"]?.ownMembers ?? [] {
      guard let pattern = pattern(member) else { continue }
      let items = pathItems(member.value)
      var seen: Set<String> = []
      for method in items.flatMap({ $0.members ?? [] }) where Self.methods.contains(method.key) {
        guard seen.insert(method.key).inserted else { continue }
        if let operation = operation(method, pattern, items: items) {
          operations.append(operation)
        }
      }
    }
    reportSharedIDs(operations)
    if let webhooks = root["webhooks"]?.members, !webhooks.isEmpty {
      for webhook in webhooks {
        notCarried("the webhook \(quoted(webhook.key))", at: webhook.place)
      }
    }
    return operations
  }

  /// A path, and what its `$ref` leads to: what stands beside the reference counts as well, and first.
  private mutating func pathItems(_ node: DocumentNode) -> [DocumentNode] {
    var items = [node]
    while let reference = items[items.count - 1]["$ref"] {
      guard let target = target(of: reference) else { break }
      guard !items.contains(where: { $0.place == target.place }) else {
        mistake("the reference leads back to itself", at: reference.place)
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
    guard method.value.isObject else { return nil }
    return Operation(
      method: method.key.uppercased(),
      pattern: pattern,
      segments: PathSegment.split(pattern.plain),
      node: method.value,
      pathItems: items,
      place: method.place,
      id: method.value["operationId"]?.text,
      tags: (method.value["tags"]?.elements ?? []).compactMap(\.text),
      answersMany: answersMany(method.value)
    )
  }

  /// Whether the first success of an operation is described as an array or as a page, by way of references.
  private mutating func answersMany(_ operation: DocumentNode) -> Bool {
    let success = operation["responses"]?.members?.first { $0.key.hasPrefix("2") }?.value
    guard let success, let response = landed(success),
      let body = chosenContent(response.members("content"))?.value["schema"],
      let schema = landed(body)
    else { return false }
    if schema["type"]?.text == "array" { return true }
    return ["data", "items", "results"].contains { key in
      schema["properties"]?[key]?["type"]?.text == "array"
    }
  }

  /// What references lead to, without a report.
  private mutating func landed(_ node: DocumentNode) -> DocumentNode? {
    var node = node
    var seen: Set<Place> = []
    while let text = node["$ref"]?.text {
      guard seen.insert(node.place).inserted,
        let target = documents.target(of: text, from: node.file)
      else { return nil }
      node = target
    }
    return node
  }

  private mutating func reportSharedIDs(_ operations: [Operation]) {
    var seen: Set<String> = []
    for operation in operations {
      guard let id = operation.id, !seen.insert(id).inserted,
        let node = operation.node["operationId"]
      else { continue }
      mistake("another operation has the id \(quoted(id)) too", at: node.place)
    }
  }

  /// Reads what an operation takes and answers.
  mutating func read(_ operation: inout Operation, index: Int) {
    let way = NameWay(root: .endpoint(index))
    readParameters(&operation, way: way)
    readBody(&operation, way: way)
    readResponses(&operation, way: way)
    for key in ["callbacks"] {
      for callback in operation.node[key]?.members ?? [] {
        notCarried("the callback \(quoted(callback.key))", at: callback.place)
      }
    }
    defineReferred()
  }
}
