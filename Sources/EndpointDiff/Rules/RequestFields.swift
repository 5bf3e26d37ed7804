import EndpointSpec

extension ChangeKind {
  package static let bodyFieldAddedRequired = ChangeKind(
    "body-field-added-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "field-added",
    consequence: "Requests of shipped apps lack it and are refused",
    callers: "Calls lack the argument and do not compile",
    remedy:
      #"make it optional, or give it a `"default"` and let the server accept requests "#
      + "without it"
  )
  package static let bodyFieldAddedOptional = ChangeKind(
    "body-field-added-optional",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    fact: "field-added",
    consequence: "Shipped apps do not send it",
    callers: "Calls compile"
  )
  package static let bodyFieldRemoved = ChangeKind(
    "body-field-removed",
    wire: .care,
    swift: .breaking,
    bump: .major,
    fact: "field-removed",
    consequence: "The server ignores or refuses the field of shipped apps",
    callers: "Code that uses the property or the argument does not compile",
    remedy: #"keep it with `"deprecated"` for a while"#
  )
  package static let bodyFieldBecameRequired = ChangeKind(
    "body-field-became-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "Requests of shipped apps that omit it are refused",
    callers: "Code that omits it does not compile",
    remedy: "keep it optional"
  )
  package static let bodyFieldBecameOptional = ChangeKind(
    "body-field-became-optional",
    wire: .safe,
    swift: .care,
    bump: .minor,
    fact: "field-value",
    consequence: "Shipped apps still send it",
    callers: "Calls compile; code that reads the property gets an optional"
  )
  package static let bodyFieldBecameNullable = ChangeKind(
    "body-field-became-nullable",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "Shipped apps never send null",
    callers: "The type of the property changes"
  )
  package static let bodyFieldBecameNotNullable = ChangeKind(
    "body-field-became-not-nullable",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    fact: "field-value",
    consequence: "Shipped apps that send null are refused",
    callers: "Code that passes nil does not compile",
    remedy: "let the server accept null"
  )
  package static let bodyFieldDefaultChanged = ChangeKind(
    "body-field-default-changed",
    wire: .care,
    swift: .care,
    bump: .minor,
    fact: "field-value",
    consequence: "Shipped apps that omit it get the new value",
    callers: "Rebuilt calls without the argument send the new value",
    remedy: "keep the default, and let callers pass the new value"
  )
}

extension ChangeRule {
  /// The rules on fields in requests.
  static let requestFields: [ChangeRule] =
    [
      .bodyFieldAddedRequired,
      .bodyFieldAddedOptional,
      .bodyFieldRemoved,
      .bodyFieldBecameRequired,
      .bodyFieldBecameOptional,
      .bodyFieldBecameNullable,
      .bodyFieldBecameNotNullable,
      .bodyFieldDefaultChanged,
      .respFieldDefaultChanged,
    ]
}

extension ChangeRule {
  /// A new required field in requests. A constant is not in calls, but shipped apps do not send it.
  static let bodyFieldAddedRequired = addedField(.bodyFieldAddedRequired, in: .request) {
    pair,
    field in
    guard pair.match.new.presence(of: field, .request) == .required else { return nil }
    if field.constant != nil {
      return FieldFinding("\"\(field.wireName)\" is now always sent", swift: .safe)
    }
    // In Swift it is an optional, and nil is sent as null.
    let swift: Level? = field.isNullable ? (pair.isArgument ? pair.swift : .safe) : nil
    return FieldFinding("\"\(field.wireName)\" is new and required", swift: swift)
  }
}

extension ChangeRule {
  /// A new optional field in requests. If fields are arguments, the type of the function changes. Rebuilt clients
  /// always send a field with a default, and the spec does not say whether the server accepts requests without it.
  static let bodyFieldAddedOptional = addedField(.bodyFieldAddedOptional, in: .request) {
    pair,
    field in
    let presence = pair.match.new.presence(of: field, .request)
    guard presence != .required else { return nil }
    var finding = pair.added(field, .request, "\"\(field.wireName)\" is new and optional")
    finding.swift = pair.isArgument ? pair.swift : nil
    guard presence == .defaulted else { return finding }
    finding.wire = .care
    finding.consequence =
      "Shipped apps do not send it: the server has to accept requests without it"
    return finding
  }
}

extension ChangeRule {
  /// A removed field in requests. A constant is neither a property nor an argument.
  static let bodyFieldRemoved = removedField(.bodyFieldRemoved, in: .request) { pair, field in
    let relation = pair.relationToOtherKeys(field)
    return FieldFinding(
      "\"\(field.wireName)\" was removed",
      wire: relation.map { max($0.level, .care) },
      swift: field.constant == nil ? nil : .safe,
      consequence: relation?.consequence(of: field.wirePath, .request)
    )
  }
}

extension FieldPair {
  /// The relation between a removed field and the undeclared keys of the new struct.
  fileprivate func relationToOtherKeys(_ field: FieldModel) -> Relation? {
    guard case .type(let type) = group.owner, field.constant == nil,
      let others = type.new.form.otherKeys(at: field)
    else { return nil }
    return match.relation(
      field.outerType,
      as: field.outerForm,
      others,
      as: nil,
      .request,
      in: group.notation(.request)
    )
  }
}

extension ChangeRule {
  /// An optional field in requests became required. A field with a default was always sent, so shipped apps still work.
  static let bodyFieldBecameRequired = changedField(.bodyFieldBecameRequired, in: .request) {
    pair,
    old,
    new in
    let (was, presence) = pair.presences(old, new, .request)
    guard was != .required, presence == .required, new.constant == nil else { return nil }
    if was == .defaulted {
      return FieldFinding(
        "\"\(new.wireName)\" no longer has a default",
        wire: .safe,
        consequence: "Shipped apps always send it: the default, unless a call passes another value"
      )
    }
    // It still accepts nil, which is sent as null.
    let swift: Level? = new.isNullable ? pair.swift : nil
    return FieldFinding("\"\(new.wireName)\" is now required", swift: swift)
  }
}

extension ChangeRule {
  /// A required field in requests became optional. With a default, the type of the property is unchanged.
  static let bodyFieldBecameOptional = changedField(.bodyFieldBecameOptional, in: .request) {
    pair,
    old,
    new in
    let (was, presence) = pair.presences(old, new, .request)
    guard old.constant == nil, !(old.isNullable && !new.isNullable), was == .required else {
      return nil
    }
    switch presence {
    case .required: return nil
    case .optional:
      // An argument that already accepted nil is unchanged.
      let swift: Level? = pair.isArgument || old.isNullable ? pair.swift : nil
      return FieldFinding("\"\(new.wireName)\" is now optional", swift: swift)
    case .defaulted: return FieldFinding("\"\(new.wireName)\" now has a default", swift: pair.swift)
    }
  }
}

extension ChangeRule {
  /// A field in requests may now be null. An argument that already accepted nil is unchanged.
  static let bodyFieldBecameNullable = changedField(.bodyFieldBecameNullable, in: .request) {
    pair,
    old,
    new in
    guard !old.isNullable, new.isNullable,
      pair.match.old.isOptional(old.type) == pair.match.new.isOptional(new.type)
    else { return nil }
    return FieldFinding("\"\(new.wireName)\" may now be null", swift: pair.swift)
  }
}

extension ChangeRule {
  /// A field in requests may no longer be null.
  static let bodyFieldBecameNotNullable = changedField(.bodyFieldBecameNotNullable, in: .request) {
    pair,
    old,
    new in
    guard old.isNullable, !new.isNullable else { return nil }
    return FieldFinding("\"\(new.wireName)\" may no longer be null", swift: pair.swift)
  }
}

extension ChangeRule {
  /// The default of a field in requests changed. Clients send the default, so shipped apps still send the old one.
  static let bodyFieldDefaultChanged = changedField(.bodyFieldDefaultChanged, in: .request) {
    pair,
    old,
    new in
    let wasOptional = pair.match.old.presence(of: old, .request) == .optional
    let isOptional = pair.match.new.presence(of: new, .request) == .optional
    guard old.defaultValue != new.defaultValue else { return nil }
    if wasOptional {
      return FieldFinding(
        "\"\(new.wireName)\" now has a default instead of nil",
        swift: max(pair.swift, .care),
        consequence: "Shipped apps may omit it; rebuilt clients always send it"
      )
    }
    if isOptional {
      return FieldFinding(
        "\"\(new.wireName)\" is now optional and no longer has a default",
        wire: .safe,
        swift: max(pair.swift, .care),
        consequence: "Shipped apps always send it"
      )
    }
    guard let value = old.defaultValue, new.defaultValue != nil else { return nil }
    return FieldFinding(
      "\"\(new.wireName)\" has a new default",
      wire: .safe,
      consequence: "Shipped apps still send \(value)",
      isRemedied: true
    )
  }

  /// The default of a field in responses changed. Only rebuilt clients use the new one.
  static let respFieldDefaultChanged = changedField(.bodyFieldDefaultChanged, in: .response) {
    _,
    old,
    new in
    guard let was = old.defaultValue, let value = new.defaultValue, was != value else { return nil }
    return FieldFinding(
      "\"\(new.wireName)\" has a new default",
      wire: .safe,
      consequence: "Shipped apps still read the old default if it is missing"
    )
  }
}
