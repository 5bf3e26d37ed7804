import EndpointSpec

extension ChangeRule {
  /// A parameter that could be null, and cannot any more. Where it can be left out instead, calls with nil still compile.
  static let paramBecameNotNullable = ChangeRule(
    .paramBecameNotNullable,
    parameters: { pair, group, match in
      guard pair.areArguments, pair.old.isNullable, !pair.new.isNullable else { return nil }
      let change = group.change(
        .paramBecameNotNullable,
        pair,
        "\(quoted(pair.new.field.wireName.text)) may no longer be null",
        in: match
      )
      return pair.new.field.type.isOptional ? change.with(swift: .safe) : change
    }
  )
}
