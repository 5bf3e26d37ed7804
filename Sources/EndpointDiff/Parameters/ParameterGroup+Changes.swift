import EndpointSpec

extension ParameterGroup {
  /// A finding about a parameter.
  ///
  /// One of the API's defaults is not the endpoint's: the finding is about the default, and the same for each endpoint.
  func change(
    _ kind: ChangeKind,
    old: ParameterModel?,
    new: ParameterModel?,
    _ summary: String,
    in match: Match
  ) -> Change {
    let present = [old, new].compactMap { $0 }
    let isDefault = present.allSatisfy(\.isInherited)
    let name = (new ?? old)?.field.wireName.text ?? ""
    var change = Change(
      kind,
      subject: isDefault ? "defaults \(name)" : "\(endpoint.new.id) \(name)",
      summary
    )
    change.old = old?.specText
    change.new = new?.specText
    let before = isDefault ? match.old.model.namePlace : endpoint.old.place
    let after = isDefault ? match.new.model.namePlace : endpoint.new.place
    change.before = match.old.position(of: old?.field.place ?? before)
    change.after = match.new.position(of: new?.field.place ?? after)
    change.endpoints = [endpoint.new.id]
    if old == nil || new == nil {
      let place = (new ?? old)?.field.place
      change.hint = parameters.hint({ $0.field.place == place }, name: \.field.wireName.text)
    }
    return change
  }

  func change(
    _ kind: ChangeKind,
    _ pair: Pair<ParameterModel>,
    _ summary: String,
    in match: Match
  ) -> Change {
    var change = change(kind, old: pair.old, new: pair.new, summary, in: match)
    if pair.basis == .guess {
      change.hint = "it looks like a rename of \(quoted(pair.old.field.wireName.text))"
    }
    return change
  }
}

extension ChangeRule {
  /// A rule about each parameter that both versions have outside of the body.
  init(
    _ kind: ChangeKind,
    parameters find: @escaping @Sendable (Pair<ParameterModel>, ParameterGroup, Match) -> Change?
  ) {
    self.init(kind) { match in
      match.parameterGroups.flatMap { group in
        group.changedParameters.compactMap { find($0, group, match) }
      }
    }
  }

  /// A rule about each parameter that both versions have, and each argument from a field of a body.
  init(
    _ kind: ChangeKind,
    arguments find: @escaping @Sendable (Pair<ParameterModel>, ParameterGroup, Match) -> Change?
  ) {
    self.init(kind) { match in
      match.parameterGroups.flatMap { group in
        (group.changedParameters + group.changedBodyFields).compactMap { find($0, group, match) }
      }
    }
  }
}
