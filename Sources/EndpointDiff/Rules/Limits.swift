import EndpointSpec

extension ChangeRule {
  /// The rules on limits of values.
  static let limits: [ChangeRule] = [
    // The limits of a parameter allow fewer values, or may do so.
    ChangeKind("param-constraint-tightened", wire: .breaking, swift: .safe).described(
      consequence: "The server refuses values of shipped apps",
      callers: "Only the documentation changes",
      remedy: "let the server accept the old range"
    ).parameters { kind, pair, group in
      switch LimitsChange(pair) {
      case .tightened: return group.limitsChange(kind, pair, "allow less")
      case .unclear:
        return group.limitsChange(kind, pair, "have another pattern").with(wire: .care)
          .saying(unclearPattern)
      case .declared, .loosened, nil: return nil
      }
    },
    // The limits of a parameter allow more values.
    ChangeKind("param-constraint-loosened", wire: .safe, swift: .safe).described(
      consequence: "The server still accepts requests of shipped apps",
      callers: "Only the documentation changes"
    ).parameters { kind, pair, group in
      guard LimitsChange(pair) == .loosened else { return nil }
      return group.limitsChange(kind, pair, "allow more")
    },
    // A limit of a request value that the old spec did not declare.
    ChangeKind("constraint-declared", wire: .care, swift: .safe).described(
      fact: "limits",
      consequence:
        "The server may have enforced the limit before; if not, values of shipped apps are refused",
      callers: "Only the documentation changes",
      remedy: "make sure that the server has always enforced the limit"
    ).rule { kind, match in
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
    // The server accepts fewer values of a field in requests.
    ChangeKind("body-constraint-tightened", wire: .breaking, swift: .safe).described(
      fact: "limits",
      consequence: "The server refuses values of shipped apps",
      callers: "Only the documentation changes",
      remedy: "let the server accept the old range"
    ).changedFields(in: .request) { kind, pair, old, new in
      switch LimitsChange(old.limits, new.limits) {
      case .tightened:
        return pair.limitsChange(kind, "fewer values of \"\(new.wireName)\" are accepted")
      case .unclear:
        return pair.limitsChange(kind, "\"\(new.wireName)\" has another pattern").with(wire: .care)
          .saying(unclearPattern)
      case .declared, .loosened, nil: return nil
      }
    },
    // The server accepts more values of a field in requests.
    ChangeKind("body-constraint-loosened", wire: .safe, swift: .safe).described(
      fact: "limits",
      consequence: "The server still accepts requests of shipped apps",
      callers: "Only the documentation changes"
    ).changedFields(in: .request) { kind, pair, old, new in
      guard LimitsChange(old.limits, new.limits) == .loosened else { return nil }
      return pair.limitsChange(kind, "more values of \"\(new.wireName)\" are accepted")
    },
    // The limits of a field in responses changed. Clients do not check them.
    ChangeKind("resp-constraint-changed", wire: .safe, swift: .safe).described(
      safeBump: .patch,
      fact: "limits",
      consequence: "Clients do not check responses against limits",
      callers: "Only the documentation changes"
    ).changedFields(in: .response) { kind, pair, old, new in
      guard LimitsChange(old.limits, new.limits) != nil else { return nil }
      return pair.limitsChange(kind, "\"\(new.wireName)\" has other limits")
    },
  ]
}

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
