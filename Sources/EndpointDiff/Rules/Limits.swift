import EndpointSpec

extension ChangeRule {
  /// The rules on limits of values.
  static let limits: [ChangeRule] = [
    ChangeKind[.paramConstraintTightened].parameters { kind, pair, group in
      if pair.old.allowsEmpty, !pair.new.allowsEmpty, pair.new.location == .path {
        return group.change(kind, pair, "\(pair.name) must not be empty").with(swift: .care)
          .saying(noEmptyValue).showing(pair.old.specText, pair.new.specText)
      }
      switch LimitsChange(pair) {
      case .tightened: return group.limitsChange(kind, pair, "allow less")
      case .unclear:
        return group.limitsChange(kind, pair, "have another pattern").with(wire: .care)
          .saying(unclearPattern)
      case .declared, .loosened, nil: return nil
      }
    },
    ChangeKind[.paramConstraintLoosened].parameters { kind, pair, group in
      if pair.new.allowsEmpty, !pair.old.allowsEmpty, pair.old.location == .path {
        return group.change(kind, pair, "\(pair.name) may be empty")
          .showing(pair.old.specText, pair.new.specText)
      }
      guard LimitsChange(pair) == .loosened else { return nil }
      return group.limitsChange(kind, pair, "allow more")
    },
    ChangeKind[.constraintDeclared].rule { kind, match in
      let parameters = match.parameterGroups.flatMap { group in
        group.changedParameters.filter { LimitsChange($0) == .declared }
          .map { group.limitsChange(kind, $0, "are now declared") }
      }
      let groups = match.fieldGroups.filter { $0.flows.contains(.request) }
      return parameters
        + groups.flatMap { group in
          group.changed.compactMap { group.declaration(kind, $0) }
        }
    },
    ChangeKind[.bodyConstraintTightened].changedFields(in: .request) { kind, pair, old, new in
      switch LimitsChange(old.limits, new.limits) {
      case .tightened:
        return pair.limitsChange(kind, "fewer values of \"\(new.wireName)\" are accepted")
      case .unclear:
        return pair.limitsChange(kind, "\"\(new.wireName)\" has another pattern").with(wire: .care)
          .saying(unclearPattern)
      case .declared, .loosened, nil: return nil
      }
    },
    ChangeKind[.bodyConstraintLoosened].changedFields(in: .request) { kind, pair, old, new in
      guard LimitsChange(old.limits, new.limits) == .loosened else { return nil }
      return pair.limitsChange(kind, "more values of \"\(new.wireName)\" are accepted")
    },
    ChangeKind[.respConstraintChanged].changedFields(in: .response) { kind, pair, old, new in
      guard LimitsChange(old.limits, new.limits) != nil else { return nil }
      return pair.limitsChange(kind, "\"\(new.wireName)\" has other limits")
    },
  ]
}

private let noEmptyValue =
  "The server refuses an empty value of shipped apps, and rebuilt clients do not send it"

private let unclearPattern =
  "The server refuses values of shipped apps that do not match the new pattern"

extension LimitsChange {
  fileprivate init?(_ pair: Pair<ParameterModel>) {
    self.init(pair.old.field.limits, pair.new.field.limits)
  }
}

extension ParameterGroup {
  fileprivate func limitsChange(
    _ kind: ChangeKind,
    _ pair: Pair<ParameterModel>,
    _ phrase: String
  ) -> Change {
    change(kind, pair, "the limits of \(pair.name) \(phrase)")
      .showing(pair.old.field.limits?.specText, pair.new.field.limits?.specText)
  }
}

extension FieldGroup {
  fileprivate func declaration(_ kind: ChangeKind, _ pair: Pair<FieldModel>) -> Change? {
    guard pair.new.direction != .response,
      LimitsChange(pair.old.limits, pair.new.limits) == .declared
    else { return nil }
    let summary = "the limits of \(quoted(pair.new.wireName.text)) are now declared"
    return change(kind, pair, summary)
      .showing(pair.old.limits?.specText, pair.new.limits?.specText)
      .affecting(match.endpoints(of: self, by: [.request]), in: .request)
  }
}

extension FieldPair {
  fileprivate func limitsChange(_ kind: ChangeKind, _ summary: String) -> Change {
    change(kind, summary).showing(old?.limits?.specText ?? "{}", new?.limits?.specText ?? "{}")
  }
}
