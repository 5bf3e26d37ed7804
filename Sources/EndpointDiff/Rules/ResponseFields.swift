import EndpointSpec

extension ChangeKind {
  static let respFieldAddedOptional =
    ChangeKind("resp-field-added-optional", wire: .safe, swift: .safe).described(
      fact: "field-added",
      consequence: "Shipped apps ignore it",
      callers: "The initializer has another argument with a default"
    )
  static let respFieldRemovedOptional =
    ChangeKind("resp-field-removed-optional", wire: .care, swift: .breaking).described(
      fact: "field-removed",
      consequence: "Shipped apps read nil: their UI loses it silently",
      callers: "Code that uses the property does not compile",
      remedy: #"keep sending it, with `"deprecated"`"#
    )
}

extension ChangeRule {
  /// The rules on fields in responses.
  static let responseFields: [ChangeRule] = [
    // A new optional field in responses. If it has a default in initializers, they are unchanged.
    ChangeKind.respFieldAddedOptional.addedFields(in: .response) { kind, pair, field in
      guard field.constant == nil, !pair.isNeeded(field) else { return nil }
      return pair.addition(kind, field, "\"\(field.wireName)\" is new")
    },
    // A new required field in responses.
    ChangeKind("resp-field-added-required", wire: .safe, swift: .care).described(
      fact: "field-added",
      consequence: "Shipped apps ignore it",
      callers: "Code that creates the value, such as a test, lacks the argument",
      remedy: "make it optional"
    ).addedFields(in: .response) { kind, pair, field in
      guard field.constant == nil, pair.isNeeded(field) else { return nil }
      return pair.addition(kind, field, "\"\(field.wireName)\" is new")
    },
    // A removed field that shipped apps require.
    ChangeKind("resp-field-removed-required", wire: .breaking, swift: .breaking).described(
      fact: "field-removed",
      consequence: "Shipped apps fail to decode: the field is missing",
      callers: "Code that uses the property does not compile",
      remedy: #"keep sending it, with `"deprecated"`"#
    ).removedFields(in: .response) { kind, pair, field in
      guard pair.isNeededByShippedApps(field) else { return nil }
      return pair.change(kind, "\"\(field.wireName)\" was removed")
        .saying("Shipped apps fail to decode the response: \"\(field.wirePath)\" is missing")
    },
    // A removed field that shipped apps do not require: they read nil or the default. A constant was never read.
    ChangeKind.respFieldRemovedOptional.removedFields(in: .response) { kind, pair, field in
      guard field.constant == nil, !pair.isNeededByShippedApps(field) else { return nil }
      let change = pair.change(kind, "\"\(field.wireName)\" was removed")
      guard field.defaultValue != nil else { return change }
      return change.saying("Shipped apps read the default: their UI shows a wrong value silently")
    },
    // A required field in responses became optional. If the old spec had a default, shipped apps use it. If the new
    // one has a default, the type of the property is unchanged.
    ChangeKind("resp-field-became-optional", wire: .breaking, swift: .breaking).described(
      fact: "field-value",
      consequence: "Shipped apps fail to decode if it is missing or null",
      callers: "The property becomes optional: code that uses it does not compile",
      remedy: "keep the field required, and always send it; or add an optional field beside it"
    ).changedFields(in: .response) { kind, pair, old, new in
      guard old.constant == nil, new.constant == nil else { return nil }
      switch pair.presences(old, new) {
      case (.required, .optional), (.required, .defaulted):
        return pair.change(kind, "\"\(new.wireName)\" may now be missing").with(
          wire: pair.isNeededByShippedApps(old) ? .breaking : .safe,
          swift: pair.swift
        )
      case (.defaulted, .optional):
        return pair.change(kind, "\"\(new.wireName)\" no longer has a default")
          .with(wire: .safe, swift: pair.swift)
          .saying("Shipped apps read the default if it is missing")
      default: return nil
      }
    },
    // An optional field in responses became required, or has a default. A field with a default keeps its type, but
    // code that creates values must pass it.
    ChangeKind("resp-field-became-required", wire: .safe, swift: .breaking).described(
      fact: "field-value",
      consequence: "Shipped apps always receive it",
      callers: "The property is no longer optional: `if let` and `?.` do not compile",
      remedy: "keep it optional in the spec"
    ).changedFields(in: .response) { kind, pair, old, new in
      guard old.constant == nil, new.constant == nil else { return nil }
      let name = "\"\(new.wireName)\""
      switch pair.presences(old, new) {
      case (.optional, .required):
        return pair.change(kind, "\(name) is now required").with(swift: pair.swift)
      case (.optional, .defaulted):
        return pair.change(kind, "\(name) now has a default").with(swift: pair.swift)
      case (.defaulted, .required):
        return pair.change(kind, "\(name) is now required").with(swift: max(pair.swift, .care))
      default: return nil
      }
    },
    // An array became lossy, or is no longer lossy.
    ChangeKind.respFormatChanged.changedFields(in: .response) { kind, pair, old, new in
      guard old.isLossy != new.isLossy else { return nil }
      let subject = "elements of \"\(new.wireName)\" that do not decode are now"
      return new.isLossy
        ? pair.change(kind, "\(subject) dropped").with(wire: .care, swift: .care)
          .saying("Shipped apps fail on an element that does not decode")
        : pair.change(kind, "\(subject) an error").with(wire: .safe, swift: .care)
          .saying("Shipped apps still drop elements that do not decode")
    },
    // A field became lenient, or is no longer lenient.
    ChangeKind.respFormatChanged.changedFields(in: .response) { kind, pair, old, new in
      guard old.isLenient != new.isLenient else { return nil }
      let subject = "a value of \"\(new.wireName)\" that does not decode is now"
      return new.isLenient
        ? pair.change(kind, "\(subject) nil").with(wire: .care, swift: .care)
          .saying("Shipped apps fail on a value that does not decode")
        : pair.change(kind, "\(subject) an error").with(wire: .safe, swift: .care)
          .saying("Shipped apps still read nil for a value that does not decode")
    },
  ]
}

extension FieldPair {
  /// True if initializers of the new version require a value for the field.
  fileprivate func isNeeded(_ field: FieldModel) -> Bool {
    guard match.new.presence(of: field, .response) == .required else { return false }
    guard case .type(let type) = group.owner else { return false }
    return field.direction == nil || !type.new.isSent
  }
}
