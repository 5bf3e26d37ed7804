import EndpointJSON
import EndpointSpec

/// Reads a parameter for the whole query (OpenAPI 3.2, `in: querystring`). The fields of its form become query
/// parameters.
extension OperationReader {
  /// The parameters, with such a form replaced by its fields.
  mutating func withFields(_ parameters: [DocumentNode]) -> [DocumentNode] {
    guard parameters.contains(where: \.isQueryString) else { return parameters }
    return parameters.flatMap { $0.isQueryString ? fields(ofQuery: $0) : [$0] }
  }

  private mutating func fields(ofQuery node: DocumentNode) -> [DocumentNode] {
    let content = followedMembers("content", of: node)
    guard let form = content.first(where: { MediaType($0.key).encoding == "form" }),
      let schema = form.value["schema"], let target = landed(schema)
    else {
      notCarried("a query that is not a form", at: node.place)
      return []
    }
    reportOthers(content, than: form)
    let required = Set(target.elements("required").compactMap(\.text))
    let encodings = value("encoding", of: form.value)
    return members("properties", of: target).map { property in
      .parameter(property, isRequired: required.contains(property.key), encodings?[property.key])
    }
  }
}

extension DocumentNode {
  fileprivate var isQueryString: Bool { self["in"]?.text == "querystring" }

  /// A query parameter, located at a property.
  fileprivate static func parameter(
    _ property: DocumentMember,
    isRequired: Bool,
    _ encoding: DocumentNode?
  ) -> DocumentNode {
    let node = property.value.node
    let flag = JSONNode(kind: .bool(isRequired), start: node.start, end: node.start + 1)
    let members = [
      JSONMember.made("name", .text(property.key, at: node)),
      .made("in", .text("query", at: node)), .made("required", flag), .made("schema", node),
    ]
    return DocumentNode(
      .object(members + (encoding?.node.members ?? []), at: node),
      file: property.value.file
    )
  }
}
