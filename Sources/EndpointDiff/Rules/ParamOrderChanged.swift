import EndpointSpec

extension ChangeRule {
  /// Arguments that both versions have, in another order.
  static let paramOrderChanged = ChangeRule(.paramOrderChanged) { match in
    match.parameterGroups.compactMap { group in
      let pairs = (group.parameters.pairs + group.bodyFields.pairs).filter(\.areArguments)
      let names = Dictionary(
        pairs.map { ($0.old.key, $0.new.key) },
        uniquingKeysWith: { first, _ in first }
      )
      let old = group.endpoint.old.argumentOrder.compactMap { names[$0.key] }
      let stays = Set(old)
      let new = group.endpoint.new.argumentOrder.map(\.key).filter { stays.contains($0) }
      guard old != new else { return nil }
      let texts = [old, new].map { $0.map(\.name).joined(separator: ", ") }
      return match.change(
        .paramOrderChanged,
        group.endpoint,
        "the arguments stand in another order",
        old: texts[0],
        new: texts[1]
      )
    }
  }
}

/// What tells the parameters of an endpoint apart.
private struct ParameterKey: Hashable {
  let name: String
  let location: ParameterLocation
}

extension ParameterModel {
  fileprivate var key: ParameterKey {
    ParameterKey(name: field.wireName.text, location: location)
  }
}

extension EndpointModel {
  /// The arguments as calls write them: those from the API's defaults come last.
  fileprivate var argumentOrder: [ParameterModel] {
    (parameters.own + parameters.inherited).filter(\.isArgument)
  }
}
