import EndpointSpec

extension Match {
  /// A finding about the body of a request as a whole.
  func bodyChange(_ kind: ChangeKind, _ pair: Pair<EndpointModel>, _ summary: String) -> Change {
    change(
      kind,
      pair,
      summary,
      old: pair.old.body.map { $0.specText(pair.old) },
      new: pair.new.body.map { $0.specText(pair.new) },
      at: { $0.body?.place }
    )
  }

  /// Whether every call has to say something of the body.
  func isBodyRequired(_ endpoint: EndpointModel, in side: Side) -> Bool {
    guard let type = endpoint.body?.type else {
      return endpoint.bodyParameters.contains { isRequired($0, in: side) || $0.constant != nil }
    }
    return !side.resolved(type).isOptional
  }

  /// What became of a body that is one value.
  func bodyOptionality(_ pair: Pair<EndpointModel>) -> TypeDifference.Optionality? {
    guard let old = pair.old.body?.type, let new = pair.new.body?.type else { return nil }
    let difference = difference(old, new, .request)
    return difference.relation.kind == .neither ? nil : difference.optionality
  }
}

extension Pair<EndpointModel> {
  /// Whether the request has a body for the first time. One whose fields were parameters before is the move of those.
  var hasNewBody: Bool { old.body == nil && new.body != nil && !new.bodyStays(in: old) }
}

extension EndpointModel {
  /// Whether each field of the body is a parameter of the other version, outside of a body.
  func bodyStays(in other: EndpointModel) -> Bool {
    let names = Set(other.parameters.map(\.field.wireName))
    return !bodyParameters.isEmpty
      && bodyParameters.allSatisfy { names.contains($0.field.wireName) }
  }

  /// Whether calls say something of the body.
  var bodyHasArguments: Bool { body?.type != nil || bodyParameters.contains(where: \.isArgument) }
}

extension BodyModel {
  /// The body as a spec writes it: its type, or the names of its fields.
  fileprivate func specText(_ endpoint: EndpointModel) -> String {
    if let type { return type.specText }
    return "{ \(endpoint.bodyParameters.map(\.field.wireName.text).joined(separator: ", ")) }"
  }
}
