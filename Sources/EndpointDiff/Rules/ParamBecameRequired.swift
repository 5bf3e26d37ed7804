import EndpointSpec

extension ChangeRule {
  /// An argument that could be left out, and that every call has to say now. What had a default was always sent: shipped apps go
  /// on doing so.
  static let paramBecameRequired = ChangeRule(
    .paramBecameRequired,
    parameters: { pair, group, match in
      guard pair.areArguments, pair.old.isNullable == pair.new.isNullable,
        !match.isRequired(pair.old, in: match.old), match.isRequired(pair.new, in: match.new),
        match.difference(pair).relation.kind != .neither
      else { return nil }
      let change = group.change(
        .paramBecameRequired,
        pair,
        "\(quoted(pair.new.field.wireName.text)) can no longer be left out",
        in: match
      )
      guard pair.old.isAlwaysSent else { return change }
      return change.with(wire: .safe).saying("Shipped apps always send it").advising(
        "keep the default"
      )
    }
  )
}
