import EndpointSpec

extension ChangeRule {
  /// The keys of a struct that no field names: the kinds are those of a field that appears, goes or has another type.
  static let additionalKeys: [ChangeRule] = [
    additional(.respFieldAddedOptional, in: .response, "other keys are read now") { old, new in
      old == nil && new != nil
    },
    additional(.bodyFieldAddedOptional, in: .request, "other keys are taken now") { old, new in
      old == nil && new != nil
    },
    additional(.respFieldRemovedOptional, in: .response, "other keys are not read any more") {
      old,
      new in
      old != nil && new == nil
    },
    additional(.bodyFieldRemoved, in: .request, "other keys are not taken any more") { old, new in
      old != nil && new == nil
    },
  ]

  private static func additional(
    _ kind: ChangeKind,
    in direction: Direction,
    _ summary: String,
    when holds: @escaping @Sendable (TypeReference?, TypeReference?) -> Bool
  ) -> ChangeRule {
    ChangeRule(kind) { match in
      match.changedTypes.compactMap { pair in
        guard case .structure = pair.old.form, case .structure = pair.new.form,
          holds(pair.old.form.additional, pair.new.form.additional),
          direction.isTravelled(match.flows(of: pair))
        else { return nil }
        return match.additionalChange(kind, pair, summary, direction)
      }
    }
  }
}

extension Match {
  /// A finding about the keys of a struct that no field names.
  func additionalChange(
    _ kind: ChangeKind,
    _ pair: Pair<TypeModel>,
    _ summary: String,
    _ direction: Direction
  ) -> Change {
    var change = Change(kind, subject: "\(pair.new.name) additional", summary)
    change.old = pair.old.form.additional?.specText
    change.new = pair.new.form.additional?.specText
    change.before = old.position(of: pair.old.place)
    change.after = new.position(of: pair.new.place)
    change.direction = direction
    change.endpoints = endpoints(of: pair)
    change.softenWhereNothingDecodes(pair.old, flows(of: pair), self)
    return change
  }
}
