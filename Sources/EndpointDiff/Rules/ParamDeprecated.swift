import EndpointSpec

extension ChangeRule {
  /// A parameter that is to go. Swift has no deprecated arguments: callers read it in the documentation, and get no warning.
  static let paramDeprecated = ChangeRule(
    .paramDeprecated,
    arguments: { pair, group, match in
      guard pair.old.field.deprecation == nil, pair.new.field.deprecation != nil else { return nil }
      return group.change(
        .paramDeprecated,
        pair,
        "\(quoted(pair.new.field.wireName.text)) is deprecated",
        in: match
      ).with(swift: .safe)
    }
  )
}
