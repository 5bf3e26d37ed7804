import EndpointRuntime
import Foundation

/// Counts the example responses of an OpenAPI document without the importer, to check its count.
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
    var count = 0
    for (_, path) in try root(of: main)["paths"]?.members ?? [] {
      for (method, operation) in try target(of: path).members where Self.methods.contains(method) {
        for (_, response) in operation["responses"]?.members ?? [] {
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
    let isJSON = type.contains("json") || type.contains("*")
    let hasSchemaExample = (content["schema"]?["example"] ?? content["schema"]?["examples"]) != nil
    return own == 0 && isJSON && hasSchemaExample ? 1 : own
  }

  /// The node itself, or the target of its reference.
  private mutating func target(of node: Node) throws -> Node {
    guard let reference = node["$ref"]?.value.stringValue else { return node }
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false)
    let file = parts[0].isEmpty ? node.file : URL(filePath: String(parts[0]), relativeTo: node.file)
    var target = try root(of: file.absoluteURL)
    for token in parts.last?.split(separator: "/") ?? [] where parts.count > 1 {
      let key = String(token).replacing("~1", with: "/").replacing("~0", with: "~")
      guard let next = target[key.removingPercentEncoding ?? key] else {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: reference])
      }
      target = next
    }
    return try self.target(of: target)
  }

  private mutating func root(of file: URL) throws -> Node {
    let value = try files[file] ?? JSONValue(parsing: Data(contentsOf: file))
    files[file] = value
    return Node(value: value, file: file)
  }

  private static let methods = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
  ]
}
