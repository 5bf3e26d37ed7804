import EndpointJSON

extension EndpointModel {
  /// The fields in the JSON body of a request that the spec does not declare. Empty if the body is not JSON.
  ///
  /// - Parameter seen: Collects the parts of the spec that the body contains.
  package func undeclaredFields(
    in bytes: [UInt8],
    _ model: APIModel,
    seen: SeenParts
  ) -> [ValueMismatch] {
    guard let body, body.encoding == .json, let node = try? JSONNode.parse(bytes),
      let part = body.at.map({ node.part(at: $0.components[...]) }) ?? node
    else { return [] }
    let start = body.at?.components ?? []
    func fields(
      in node: JSONNode,
      _ type: TypeReference,
      at path: [JSONPath.Component]
    ) -> [ValueMismatch] {
      let fit = Fit(model: model, direction: .request, measure: .decoder, seen: seen)
      return fit.mismatches(node, type).filter { $0.kind == .unknownKey }
        .map { ValueMismatch($0.under(path)) }
    }
    if let type = body.type { return fields(in: part, type, at: start) }
    let structure = bodyStructure
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
}
