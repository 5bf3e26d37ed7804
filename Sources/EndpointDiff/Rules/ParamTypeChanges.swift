import EndpointSpec

extension ChangeRule {
  /// A parameter of another type. What only travels in another form is encoded otherwise, and is that finding.
  static let paramTypeChanges = ChangeRule([.paramTypeChanged, .paramTypeWidened]) { match in
    match.parameterGroups.flatMap { group in
      group.changedParameters.filter(\.areArguments).compactMap { pair in
        let found = match.difference(pair)
        guard !found.isSame, !found.relation.isFormat else { return nil }
        return group.typeChange(pair, found.relation, in: match)
      }
    }
  }
}

extension ParameterGroup {
  fileprivate func typeChange(
    _ pair: Pair<ParameterModel>,
    _ relation: Relation,
    in match: Match
  ) -> Change {
    let kind = relation.level == .safe ? ChangeKind.paramTypeWidened : .paramTypeChanged
    let old = pair.old.field.type.specText
    let new = pair.new.field.type.specText
    let name = pair.new.field.wireName.text
    var change = change(kind, pair, "\(quoted(name)) is \(new) now, no longer \(old)", in: match)
    (change.old, change.new) = (old, new)
    change.say(relation, of: name, .request)
    return change.with(wire: relation.level, swift: .breaking)
  }
}
