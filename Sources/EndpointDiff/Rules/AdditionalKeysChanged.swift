import EndpointSpec

extension ChangeRule {
  /// The keys of a struct that no field names: the kinds are those of a field that appears, goes or has another type.
  static let additionalKeys: [ChangeRule] = [
    additional(.respFieldAddedOptional, in: .response, "other keys are read now") { old, new, _ in
      old == nil && new != nil
    },
    additional(.bodyFieldAddedOptional, in: .request, "other keys are taken now") { old, new, _ in
      old == nil && new != nil
    },
    additional(.respFieldRemovedOptional, in: .response, "other keys are not read any more") {
      old,
      new,
      _ in
      old != nil && new == nil
    },
    additional(.bodyFieldRemoved, in: .request, "other keys are not taken any more") {
      old,
      new,
      _ in
      old != nil && new == nil
    },
    additional(.respFieldTypeChanged, in: .response, "other keys have values of another type") {
      old,
      new,
      match in
      guard let old, let new else { return false }
      return !match.difference(old, new).isNone
    },
    additional(.bodyFieldTypeChanged, in: .request, "other keys have values of another type") {
      old,
      new,
      match in
      guard let old, let new else { return false }
      return !match.difference(old, new).isNone
    },
  ]

  private static func additional(
    _ kind: ChangeKind,
    in direction: Direction,
    _ summary: String,
    when holds: @escaping @Sendable (TypeReference?, TypeReference?, Match) -> Bool
  ) -> ChangeRule {
    ChangeRule(kind) { match in
      match.changedTypes.compactMap { pair in
        guard case .structure(let old) = pair.old.form, case .structure(let new) = pair.new.form,
          holds(old.additional, new.additional, match)
        else { return nil }
        let flows = match.flows(of: pair)
        let travels = direction == .request ? flows.contains(.request) : flows != [.request]
        guard travels else { return nil }
        var change = Change(kind, subject: "\(pair.new.name) additional", summary)
        change.old = old.additional?.specText
        change.new = new.additional?.specText
        change.before = match.old.position(of: pair.old.place)
        change.after = match.new.position(of: pair.new.place)
        change.direction = direction
        change.endpoints = match.endpoints(of: pair)
        change.softenWhereNothingDecodes(pair.old, flows, match)
        return change
      }
    }
  }
}
