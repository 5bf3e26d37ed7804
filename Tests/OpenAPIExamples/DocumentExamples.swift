import EndpointRuntime
import EndpointYAML
import Foundation

/// Counts the example responses of an OpenAPI or Swagger document in JSON or YAML without the importer, to check its
/// count.
struct DocumentExamples {
  private let main: URL
  private var files: [URL: JSONValue] = [:]

  private struct Node {
    let value: JSONValue
    let file: URL

    subscript(key: String) -> Node? { value[key].map { Node(value: $0, file: file) } }

    var members: [(key: String, node: Node)] {
      (value.objectValue?.keys ?? []).compactMap { key in self[key].map { (key, $0) } }
    }
  }

  init(_ document: URL) { main = document }

  /// The number of examples in the responses of all operations. Follows references.
  ///
  /// An example at an external URL does not count. The example of a schema counts if the media type
  /// is JSON and has no example itself.
  mutating func count() throws -> Int {
    let document = try root(of: main)
    let usual = document["swagger"].map { _ in Self.types(document["produces"]) ?? [Self.json] }
    var count = 0
    for (_, path) in try root(of: main)["paths"]?.members ?? [] {
      for (method, operation) in try target(of: path).members where Self.methods.contains(method) {
        for (_, response) in operation["responses"]?.members ?? [] {
          if let usual {
            let isOwn = response["$ref"] == nil
            let types = isOwn ? Self.types(operation["produces"]) : nil
            count += try self.count(inOld: target(of: response), types ?? usual)
            continue
          }
          for (type, content) in try target(of: response)["content"]?.members ?? [] {
            count += try self.count(in: content, type)
          }
        }
      }
    }
    return count
  }

  private mutating func count(in content: Node, _ type: String) throws -> Int {
    let own = content["example"] == nil ? 0 : 1
    if let examples = content["examples"] {
      let values = try examples.members.filter { try target(of: $0.node)["value"] != nil }
      return own + values.count
    }
    return try own > 0 ? own : count(inSchema: content["schema"], type)
  }

  /// The examples of a schema, otherwise those of the schema that it refers to.
  private mutating func count(inSchema schema: Node?, _ type: String) throws -> Int {
    guard let schema, type.contains("json") || type.contains("*") else { return 0 }
    func count(_ schema: Node) -> Int {
      (schema["example"] == nil ? 0 : 1) + (schema["examples"]?.value.arrayValue?.count ?? 0)
    }
    let own = count(schema)
    return try own > 0 ? own : count(target(of: schema))
  }

  /// The examples of a response of Swagger 2.0, by the media types that its operation produces.
  private mutating func count(inOld response: Node, _ produces: [String]) throws -> Int {
    guard let schema = response["schema"] else { return 0 }
    let isFile = schema["type"]?.value.stringValue == "file" && produces == [Self.json]
    let types = isFile ? ["application/octet-stream"] : produces
    return try types.reduce(0) { sum, type in
      try sum + (response["examples"]?[type] == nil ? count(inSchema: schema, type) : 1)
    }
  }

  private static let json = "application/json"

  /// The media types of `produces`. Nil if the key is missing or empty.
  private static func types(_ node: Node?) -> [String]? {
    let types = node?.value.arrayValue?.compactMap(\.stringValue) ?? []
    return types.isEmpty ? nil : types
  }

  /// The node itself, or the target of its reference. Null if the reference leads to nothing, which the import reports.
  private mutating func target(of node: Node) throws -> Node {
    guard let reference = node["$ref"]?.value.stringValue else { return node }
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false)
    let file = parts[0].isEmpty ? node.file : URL(filePath: String(parts[0]), relativeTo: node.file)
    var target = try root(of: file.absoluteURL)
    for token in parts.last?.split(separator: "/") ?? [] where parts.count > 1 {
      let key = String(token).replacing("~1", with: "/").replacing("~0", with: "~")
      guard let next = target[key.removingPercentEncoding ?? key] else {
        return Node(value: .null, file: node.file)
      }
      target = next
    }
    return try self.target(of: target)
  }

  private mutating func root(of file: URL) throws -> Node {
    let value =
      try files[file]
      ?? DocumentText(parsing: [UInt8](Data(contentsOf: file)), of: file.path).root.value
    files[file] = value
    return Node(value: value, file: file)
  }

  private static let methods = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
  ]
}
