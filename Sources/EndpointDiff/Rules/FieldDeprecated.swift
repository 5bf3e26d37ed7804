import EndpointSpec

extension ChangeRule {
  /// A field, a type or a value of an enum that should not be used any more.
  static let fieldDeprecated = ChangeRule(.fieldDeprecated) { match in
    fields(in: match) + types(in: match) + cases(in: match)
  }

  private static func fields(in match: Match) -> [Change] {
    match.fieldGroups.filter(\.isStruct).flatMap { group in
      group.changed.compactMap { fields in
        guard fields.old.deprecation == nil, fields.new.deprecation != nil else { return nil }
        var change = Change(
          .fieldDeprecated,
          subject: group.subject(of: fields.new),
          "\"\(fields.new.wireName)\" is deprecated"
        )
        change.before = match.old.position(of: fields.old.place)
        change.after = match.new.position(of: fields.new.place)
        change.endpoints = match.endpoints(of: group)
        return change
      }
    }
  }

  private static func types(in match: Match) -> [Change] {
    match.changedTypes.compactMap { pair in
      guard pair.old.deprecation == nil, pair.new.deprecation != nil else { return nil }
      var change = Change(
        .fieldDeprecated,
        subject: pair.new.name.text,
        "the type is deprecated"
      )
      change.before = match.old.position(of: pair.old.place)
      change.after = match.new.position(of: pair.new.place)
      change.endpoints = match.endpoints(of: pair)
      return change
    }
  }

  private static func cases(in match: Match) -> [Change] {
    match.enumPairs.flatMap { pair in
      pair.variants.pairs.compactMap { values in
        guard values.old.deprecation == nil, values.new.deprecation != nil else { return nil }
        let name = values.new.name
        var change = Change(
          .fieldDeprecated,
          subject: "\(pair.types.new.name).\(name)",
          "`\(name)` is deprecated"
        )
        change.before = match.old.position(of: values.old.place)
        change.after = match.new.position(of: values.new.place)
        change.endpoints = match.endpoints(of: pair.types)
        return change
      }
    }
  }
}

extension FieldGroup {
  fileprivate var isStruct: Bool {
    if case .type = owner { true } else { false }
  }
}
