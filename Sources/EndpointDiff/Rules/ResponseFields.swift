import EndpointSpec

extension ChangeKind {
  package static let respFieldAddedOptional = ChangeKind(
    "resp-field-added-optional",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    fact: "field-added",
    consequence: "Shipped apps ignore it",
    callers: "The initializer has another argument with a default"
  )
  package static let respFieldAddedRequired = ChangeKind(
    "resp-field-added-required",
    wire: .safe,
    swift: .care,
    bump: .minor,
    fact: "field-added",
    consequence: "Shipped apps ignore it",
    callers: "Code that creates the value, such as a test, lacks the argument",
    remedy: "make it optional"
  )
  package static let respFieldRemovedRequired = ChangeKind(
    "resp-field-removed-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "field-removed",
    consequence: "Shipped apps fail to decode: the field is missing",
    callers: "Code that uses the property does not compile",
    remedy: #"keep sending it, with `"deprecated"`"#
  )
  package static let respFieldRemovedOptional = ChangeKind(
    "resp-field-removed-optional",
    wire: .care,
    swift: .breaking,
    bump: .major,
    fact: "field-removed",
    consequence: "Shipped apps read nil: their UI loses it silently",
    callers: "Code that uses the property does not compile",
    remedy: #"keep sending it, with `"deprecated"`"#
  )
  package static let respFieldBecameOptional = ChangeKind(
    "resp-field-became-optional",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "Shipped apps fail to decode if it is missing or null",
    callers: "The property becomes optional: code that uses it does not compile",
    remedy: "keep the field required, and always send it; or add an optional field beside it"
  )
  package static let respFieldBecameRequired = ChangeKind(
    "resp-field-became-required",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "Shipped apps always receive it",
    callers: "The property is no longer optional: `if let` and `?.` do not compile",
    remedy: "keep it optional in the spec"
  )
}

extension ChangeRule {
  /// The rules on fields in responses.
  static let responseFields: [ChangeRule] =
    [
      .respFieldAddedOptional,
      .respFieldAddedRequired,
      .respFieldRemovedRequired,
      .respFieldRemovedOptional,
      .respFieldBecameOptional,
      .respFieldBecameRequired,
      .respLossyChanged,
      .respLenientChanged,
    ]
}

extension ChangeRule {
  /// A new optional field in responses. If it has a default in initializers, they are unchanged.
  static let respFieldAddedOptional = addedField(.respFieldAddedOptional, in: .response) {
    pair,
    field in
    guard field.constant == nil, !pair.isNeeded(field) else { return nil }
    return pair.added(field, .response, "\"\(field.wireName)\" is new")
  }
}

extension FieldPair {
  /// A finding about a new field. If a struct has undeclared keys, shipped apps read the field as one of these, or send
  /// one with its name.
  func added(_ field: FieldModel, _ direction: Direction, _ summary: String) -> FieldFinding {
    guard case .type(let type) = group.owner, let others = type.old.form.otherKeys(at: field)
    else { return FieldFinding(summary) }
    let notation = group.notation(direction)
    let relation = match.relation(
      others.wrapped,
      as: nil,
      field.outerType,
      as: field.outerForm,
      direction,
      in: notation
    )
    guard relation.level > .safe else { return FieldFinding(summary) }
    guard direction == .response else {
      let consequence = "Shipped apps may send another value under this key: \(relation.reason)"
      return FieldFinding(summary, wire: .care, consequence: consequence)
    }
    var finding = FieldFinding(
      summary,
      wire: relation.level,
      consequence: relation.consequence(of: field.wirePath, direction)
    )
    finding.remedy = "send it to new clients only: shipped apps read it as an undeclared key"
    return finding
  }

  /// True if initializers of the new version require a value for the field.
  func isNeeded(_ field: FieldModel) -> Bool {
    guard match.new.presence(of: field, .response) == .required else { return false }
    guard case .type(let type) = group.owner else { return false }
    return field.direction == .both || !type.new.isSent
  }
}

extension ChangeRule {
  /// A new required field in responses.
  static let respFieldAddedRequired = addedField(.respFieldAddedRequired, in: .response) {
    pair,
    field in
    guard field.constant == nil, pair.isNeeded(field) else { return nil }
    return pair.added(field, .response, "\"\(field.wireName)\" is new")
  }
}

extension ChangeRule {
  /// A removed field that shipped apps require.
  static let respFieldRemovedRequired = removedField(.respFieldRemovedRequired, in: .response) {
    pair,
    field in
    guard pair.isNeededByShippedApps(field) else { return nil }
    return FieldFinding(
      "\"\(field.wireName)\" was removed",
      consequence: "Shipped apps fail to decode the response: \"\(field.wirePath)\" is missing"
    )
  }
}

extension ChangeRule {
  /// A removed field that shipped apps do not require: they read nil or the default. A constant was never read.
  static let respFieldRemovedOptional = removedField(.respFieldRemovedOptional, in: .response) {
    pair,
    field in
    guard field.constant == nil, !pair.isNeededByShippedApps(field) else { return nil }
    return FieldFinding(
      "\"\(field.wireName)\" was removed",
      consequence: field.defaultValue == nil
        ? nil : "Shipped apps read the default: their UI shows a wrong value silently"
    )
  }
}

extension ChangeRule {
  /// A required field in responses became optional. If the old spec had a default, shipped apps use it. If the new one
  /// has a default, the type of the property is unchanged.
  static let respFieldBecameOptional = changedField(.respFieldBecameOptional, in: .response) {
    pair,
    old,
    new in
    guard old.constant == nil, new.constant == nil else { return nil }
    switch pair.presences(old, new, .response) {
    case (.required, .optional), (.required, .defaulted):
      return FieldFinding(
        "\"\(new.wireName)\" may now be missing",
        wire: pair.isNeededByShippedApps(old) ? .breaking : .safe,
        swift: pair.swift
      )
    case (.defaulted, .optional):
      return FieldFinding(
        "\"\(new.wireName)\" no longer has a default",
        wire: .safe,
        swift: pair.swift,
        consequence: "Shipped apps read the default if it is missing"
      )
    default: return nil
    }
  }
}

extension ChangeRule {
  /// An optional field in responses became required, or has a default. A field with a default keeps its type, but code
  /// that creates values must pass it.
  static let respFieldBecameRequired = changedField(.respFieldBecameRequired, in: .response) {
    pair,
    old,
    new in
    guard old.constant == nil, new.constant == nil else { return nil }
    switch pair.presences(old, new, .response) {
    case (.optional, .required):
      return FieldFinding("\"\(new.wireName)\" is now required", swift: pair.swift)
    case (.optional, .defaulted):
      return FieldFinding("\"\(new.wireName)\" now has a default", swift: pair.swift)
    case (.defaulted, .required):
      return FieldFinding("\"\(new.wireName)\" is now required", swift: max(pair.swift, .care))
    default: return nil
    }
  }
}

extension ChangeRule {
  /// An array became lossy, or is no longer lossy.
  static let respLossyChanged = changedField(.respFormatChanged, in: .response) {
    _,
    old,
    new in
    guard old.isLossy != new.isLossy else { return nil }
    return FieldFinding(
      new.isLossy
        ? "elements of \"\(new.wireName)\" that do not decode are now dropped"
        : "elements of \"\(new.wireName)\" that do not decode are now an error",
      wire: new.isLossy ? .care : .safe,
      swift: .care,
      consequence: new.isLossy
        ? "Shipped apps fail on an element that does not decode"
        : "Shipped apps still drop elements that do not decode"
    )
  }
}

extension ChangeRule {
  /// A field became lenient, or is no longer lenient.
  static let respLenientChanged = changedField(.respFormatChanged, in: .response) { _, old, new in
    guard old.isLenient != new.isLenient else { return nil }
    return FieldFinding(
      new.isLenient
        ? "a value of \"\(new.wireName)\" that does not decode is now nil"
        : "a value of \"\(new.wireName)\" that does not decode is now an error",
      wire: new.isLenient ? .care : .safe,
      swift: .care,
      consequence: new.isLenient
        ? "Shipped apps fail on a value that does not decode"
        : "Shipped apps still read nil for a value that does not decode"
    )
  }
}
