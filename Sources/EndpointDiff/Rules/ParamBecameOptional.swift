import EndpointSpec

extension ChangeRule {
  /// An argument that every call had to say, and that can be left out now.
  static let paramBecameOptional = ChangeRule(
    .paramBecameOptional,
    parameters: { pair, group, match in
      guard pair.areArguments, pair.old.isNullable == pair.new.isNullable,
        match.isRequired(pair.old, in: match.old), !match.isRequired(pair.new, in: match.new),
        match.difference(pair).relation.kind != .neither
      else { return nil }
      return group.change(
        .paramBecameOptional,
        pair,
        "\(quoted(pair.new.field.wireName.text)) can be left out now",
        in: match
      )
    }
  )
}
