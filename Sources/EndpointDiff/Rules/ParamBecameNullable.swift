import EndpointSpec

extension ChangeRule {
  /// A parameter that is always sent, and may be null now. What could be left out before has to be there now: shipped apps that leave
  /// it out may be refused.
  ///
  /// In Swift it is an optional with a default then, as what can be left out is: calls compile, and so do references.
  static let paramBecameNullable = ChangeRule(
    .paramBecameNullable,
    parameters: { pair, group, match in
      guard pair.areArguments, !pair.old.isNullable, pair.new.isNullable else { return nil }
      let change = group.change(
        .paramBecameNullable,
        pair,
        "\(quoted(pair.new.field.wireName.text)) may be null now",
        in: match
      ).with(swift: .safe)
      guard !pair.old.isAlwaysSent else { return change }
      return change.with(wire: .breaking).saying(
        "Shipped apps leave it out where null is expected, and may be refused"
      )
    }
  )
}
