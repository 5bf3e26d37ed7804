import EndpointJSON
import EndpointSpec

/// Converts referenced files of Swagger 2.0. Their contents are recognized by their keys.
extension SwaggerConversion {
  /// The file in OpenAPI 3.0: a document, or parts of one.
  mutating func convertedFile() -> JSONNode {
    Self.isSwagger(root) ? converted() : fragment(root, depth: 0)
  }

  private mutating func fragment(_ node: JSONNode, depth: Int) -> JSONNode {
    guard case .object(let members) = node.kind, depth < 8 else { return node }
    let keys = Set(members.map(\.key))
    if members.contains(where: {
      OperationReader.methods.contains($0.key) && $0.value["responses"] != nil
    }
    ) {
      return pathItem(node)
    }
    if keys.contains("responses") { return operation(node, sharedBodies: []) }
    if keys.contains("in"), keys.contains("name") { return isBody(node) ? node : parameter(node) }
    if keys.contains("schema") || keys == ["description"] {
      return response(node, mediaTypes("produces", of: nil))
    }
    let isMap = members.allSatisfy { !$0.value.members.isEmpty }
    if !isMap, !keys.isDisjoint(with: DocumentObject.schemaRules.keys) { return schema(node) }
    return .object(
      members.map { member in member.mapped { fragment($0, depth: depth + 1) } },
      at: node
    )
  }
}
