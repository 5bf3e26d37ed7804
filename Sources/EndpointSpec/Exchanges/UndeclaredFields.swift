import EndpointJSON

/// Finds fields in JSON request bodies that the spec does not declare.
package final class UndeclaredFields {
  private let endpoint: EndpointModel
  private let spec: LinkedSpec
  private let seen: SeenParts

  /// - Parameter seen: Collects the parts of the spec that the bodies contain.
  package init(_ endpoint: EndpointModel, in spec: LinkedSpec, seen: SeenParts) {
    self.endpoint = endpoint
    self.spec = spec
    self.seen = seen
  }

  /// The undeclared fields. Empty if the body is not JSON.
  package func fields(in bytes: [UInt8]) -> [ValueMismatch] {
    guard let body = endpoint.body, body.encoding == .json,
      let node = try? JSONNode.parse(bytes),
      let part = body.at.map({ node.part(at: $0.components[...]) }) ?? node
    else { return [] }
    let start = body.at?.components ?? []
    if let type = body.type { return fields(in: part, type, at: start) }
    let structure = endpoint.bodyStructure
    let known = structure.knownKeys
    let unknown = part.members.filter { !known.contains($0.key) }.map { member in
      ValueMismatch(Mismatch(unknown: member, hint: nil).under(start + [.key(member.key)]))
    }
    let inner = structure.fields.flatMap { field -> [ValueMismatch] in
      guard let value = part.part(at: field.location[...]) else { return [] }
      return fields(in: value, field.type, at: start + field.location)
    }
    return unknown + inner
  }

  private func fields(
    in node: JSONNode,
    _ type: TypeReference,
    at path: [JSONPath.Component]
  ) -> [ValueMismatch] {
    let fit = Fit(model: spec.model, direction: .request, measure: .decoder, seen: seen)
    return fit.mismatches(node, type).filter { $0.kind == .unknownKey }
      .map { ValueMismatch($0.under(path)) }
  }
}
