import EndpointSpec

extension ChangeRule {
  /// Texts for people: summaries, descriptions, messages of deprecations, examples. One finding tells all texts of an endpoint or of a
  /// type, those of its parts included.
  static let docsChanged = ChangeRule(.docsChanged) { match in
    ofAPI(match) + match.parameterGroups.compactMap { ofEndpoint($0, match) }
      + match.changedTypes.compactMap { ofType($0, match) }
  }

  private static func ofAPI(_ match: Match) -> [Change] {
    let (old, new) = (match.old.model, match.new.model)
    var servers = Matching(old.servers, new.servers)
    servers.match(by: .name) { $0.wireName }
    var failures = Matching(old.failures.cases, new.failures.cases)
    failures.match(by: .name) { $0.name }
    let isSame =
      old.documentation == new.documentation
      && servers.result.pairs.allSatisfy { $0.old.summary == $0.new.summary }
      && failures.result.pairs.allSatisfy {
        $0.old.documentation == $0.new.documentation && $0.old.message == $0.new.message
      }
      && sharedReceivers(old, new).allSatisfy { old.receivers[$0] == new.receivers[$0] }
    if isSame { return [] }
    return [match.change(.docsChanged, new.name.text, "the documentation changed").documenting()]
  }

  /// The receivers of both versions.
  private static func sharedReceivers(_ old: APIModel, _ new: APIModel) -> Set<SwiftName> {
    Set(old.endpoints.compactMap(\.receiver.name))
      .intersection(new.endpoints.compactMap(\.receiver.name))
  }

  private static func ofEndpoint(_ group: ParameterGroup, _ match: Match) -> Change? {
    let (old, new) = (group.endpoint.old, group.endpoint.new)
    let parts = (group.parameters.pairs + group.bodyFields.pairs).map(\.field)
    let isSame =
      Texts(old.documentation, old.deprecation).isSame(
        as: Texts(new.documentation, new.deprecation)
      )
      && old.examples.map(\.text) == new.examples.map(\.text) && parts.allSatisfy(\.saysTheSame)
    if isSame { return nil }
    return match.change(.docsChanged, group.endpoint, "the documentation changed").documenting()
  }

  private static func ofType(_ pair: Pair<TypeModel>, _ match: Match) -> Change? {
    let (old, new) = (pair.old, pair.new)
    let isSame =
      Texts(old.documentation, old.deprecation).isKept(
        in: Texts(new.documentation, new.deprecation)
      )
      && pair.partsSayTheSame
    if isSame { return nil }
    var change = match.change(
      .docsChanged,
      new.name.text,
      "the documentation changed",
      before: old.place,
      after: new.place
    ).documenting()
    change.endpoints = match.endpoints(of: pair)
    return change
  }
}

extension Change {
  /// The finding as one that is shown on demand.
  func documenting() -> Change {
    var change = self
    change.isDocumentation = true
    return change
  }
}

extension Pair<ParameterModel> {
  fileprivate var field: Pair<FieldModel> { Pair<FieldModel>(old.field, new.field, by: basis) }
}

extension Pair<FieldModel> {
  fileprivate var saysTheSame: Bool { Texts(old).isKept(in: Texts(new)) }
}

extension Pair<TypeModel> {
  /// Whether the fields or values that both versions have say the same.
  fileprivate var partsSayTheSame: Bool {
    switch (old.form, new.form) {
    case (.structure(let old), .structure(let new)):
      return matchFields(old.fields, new.fields).pairs.allSatisfy(\.saysTheSame)
    case (.enumeration(let old), .enumeration(let new)):
      var matching = Matching(old.cases, new.cases)
      matching.match(by: .name) { $0.value }
      return matching.result.pairs.allSatisfy {
        Texts($0.old.documentation, $0.old.deprecation)
          .isKept(in: Texts($0.new.documentation, $0.new.deprecation))
      }
    default: return true
    }
  }
}
