import EndpointSpec

extension ChangeKind {
  package static let respFieldWireNameChanged = ChangeKind(
    "resp-field-wire-name-changed",
    wire: .breaking,
    swift: .safe,
    bump: .major,
    fact: "wire-name",
    consequence: "Shipped apps read the old name",
    callers: "The property is unchanged",
    remedy: "send both names until shipped apps are updated"
  )
  package static let respFieldSwiftNameChanged = ChangeKind(
    "resp-field-swift-name-changed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    fact: "swift-name",
    consequence: "Requests and responses are unchanged: shipped apps are not affected",
    callers:
      "Code that uses the old name does not compile, unless `was` creates a deprecated "
      + "forwarder",
    remedy: #"add `"was"` with the old name"#
  )
  package static let bodyFieldReadonlyChanged = ChangeKind(
    "body-field-readonly-changed",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps still send it, or never do",
    callers: "The property has another type, or the initializer another argument",
    remedy: "use two types, one for each direction"
  )
  package static let fieldDeprecated = ChangeKind(
    "field-deprecated",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps are not affected yet",
    callers: "Uses of the property get a warning"
  )
}

extension ChangeRule {
  /// The rules on fields in both directions.
  static let fields: [ChangeRule] =
    [
      .respFieldWireNameChanged,
      .bodyFieldWireNameChanged,
      .respFieldSwiftNameChanged,
      .bodyFieldSwiftNameChanged,
      .enumCaseSwiftNameChanged,
      .bodyFieldReadonlyChanged,
      .fieldDeprecated,
    ] + additionalKeys
}

extension ChangeRule {
  /// The key or path of a field in responses changed. If the field is not required, shipped apps read nil or the
  /// default.
  static let respFieldWireNameChanged = changedField(.respFieldWireNameChanged, in: .response) {
    pair,
    old,
    new in
    guard old.wirePath != new.wirePath, old.constant == nil else { return nil }
    let isNeeded = pair.isNeededByShippedApps(old)
    return FieldFinding(
      "\"\(old.wirePath)\" is \"\(new.wirePath)\"",
      wire: isNeeded ? .breaking : .care,
      swift: pair.swift,
      consequence: isNeeded
        ? nil : "Shipped apps read the old name, and get nil or the default",
      old: old.wirePath,
      new: new.wirePath
    )
  }

  /// The key of a struct field in requests changed. If the server does not require it, the value is lost.
  static let bodyFieldWireNameChanged = changedField(.paramWireNameChanged, in: .request) {
    pair,
    old,
    new in
    guard !pair.isArgument, old.wirePath != new.wirePath else { return nil }
    let isMissed = new.constant == nil && pair.match.new.presence(of: new, .request) == .required
    return FieldFinding(
      "\"\(old.wirePath)\" is \"\(new.wirePath)\"",
      wire: isMissed ? .breaking : .care,
      swift: pair.swift,
      old: old.wirePath,
      new: new.wirePath
    )
  }
}

extension FieldModel {
  /// The path of the value in its object.
  var wirePath: String { at?.description ?? wireName.text }
}

extension ChangeRule {
  /// The Swift name of a field or an enum value changed. `was` keeps the old one as deprecated.
  static let respFieldSwiftNameChanged = changedField(.respFieldSwiftNameChanged, in: .response) {
    pair,
    old,
    new in
    renamedField(pair, old, new)
  }

  /// The Swift name of a field or an enum value in requests changed.
  static let bodyFieldSwiftNameChanged = changedField(.paramSwiftNameChanged, in: .request) {
    pair,
    old,
    new in
    pair.isArgument ? nil : renamedField(pair, old, new)
  }

  static let enumCaseSwiftNameChanged = ChangeRule(.respFieldSwiftNameChanged) { match in
    match.enumPairs.flatMap { pair in
      pair.variants.pairs.filter { $0.old.name != $0.new.name }.map { values in
        let kind = ChangeKind.respFieldSwiftNameChanged
        var change = Change(
          kind,
          subject: "\(pair.types.new.name).\(values.new.name)",
          "`\(values.old.name)` is now called `\(values.new.name)`"
        )
        change.swift = match.symbols.level(of: "\(pair.types.old.name).\(values.old.name)")
        change.old = values.old.name.text
        change.new = values.new.name.text
        change.before = match.old.position(of: values.old.place)
        change.after = match.new.position(of: values.new.place)
        change.endpoints = match.endpoints(of: pair.types)
        guard values.new.was != nil else { return change.with() }
        return change.swift == .care ? change.keepingOldName() : change.with().advising(nil)
      }
    }
  }
}

private func renamedField(
  _ pair: FieldPair,
  _ old: FieldModel,
  _ new: FieldModel
) -> FieldFinding? {
  guard old.name != new.name, old.wirePath == new.wirePath, new.constant == nil else { return nil }
  let staysDeprecated = new.was != nil && pair.swift == .care
  return FieldFinding(
    "`\(old.name)` is now called `\(new.name)`" + (staysDeprecated ? Change.oldNameStays : ""),
    swift: pair.swift,
    old: old.name.text,
    new: new.name.text,
    isRemedied: new.was != nil
  )
}

extension ChangeRule {
  /// The direction of a field changed.
  static let bodyFieldReadonlyChanged = ChangeRule(.bodyFieldReadonlyChanged) { match in
    match.fieldGroups.flatMap { group in
      group.changed.filter { $0.old.direction != $0.new.direction }.compactMap { fields in
        readonlyChange(of: fields, in: group, match)
      }
    }
  }
}

private func readonlyChange(
  of fields: Pair<FieldModel>,
  in group: FieldGroup,
  _ match: Match
) -> Change? {
  let pair = FieldPair(match: match, group: group, old: fields.old, new: fields.new)
  let isLostInRequests = group.flows.contains(.request) && fields.new.direction == .response
  let isLostInResponses =
    !group.flows.isDisjoint(with: [.response, .failure])
    && fields.new.direction == .request
  let isNewInRequests = group.flows.contains(.request) && fields.old.direction == .response
  guard isLostInRequests || isLostInResponses || isNewInRequests || pair.swift != .safe else {
    return nil
  }
  let kind = ChangeKind.bodyFieldReadonlyChanged
  var change = Change(kind, subject: pair.subject, summary(of: fields.new))
  if isLostInResponses, pair.isNeededByShippedApps(fields.old) {
    change.wire = .breaking
    change.consequence = "Shipped apps fail to decode: the field is missing"
  }
  change.swift = pair.swift
  change.old = fields.old.direction.specText
  change.new = fields.new.direction.specText
  change.before = match.old.position(of: fields.old.place)
  change.after = match.new.position(of: fields.new.place)
  change.direction = isLostInResponses ? .response : .request
  change.endpoints = match.endpoints(of: group)
  if case .type(let type) = group.owner {
    change.softenWhereNothingDecodes(type.old, group.flows, match)
  }
  return change.with()
}

private func summary(of field: FieldModel) -> String {
  switch field.direction {
  case .both: "\"\(field.wireName)\" is now in requests and responses"
  case .response: "\"\(field.wireName)\" is now in responses only"
  case .request: "\"\(field.wireName)\" is now in requests only"
  }
}

extension FieldModel.Direction {
  fileprivate var specText: String? {
    switch self {
    case .both: nil
    case .response: "only response"
    case .request: "only request"
    }
  }
}

extension ChangeRule {
  /// A field, a type or an enum value is now deprecated.
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

extension ChangeRule {
  /// Undeclared keys of a struct. They use the kinds of added, removed and changed fields.
  static let additionalKeys: [ChangeRule] = [
    additional(.respFieldAddedOptional, in: .response, "other keys are now read") { old, new in
      old == nil && new != nil
    },
    additional(.bodyFieldAddedOptional, in: .request, "other keys are now accepted") { old, new in
      old == nil && new != nil
    },
    additional(.respFieldRemovedOptional, in: .response, "other keys are no longer read") {
      old,
      new in
      old != nil && new == nil
    },
    additional(.bodyFieldRemoved, in: .request, "other keys are no longer accepted") { old, new in
      old != nil && new == nil
    },
  ]

  private static func additional(
    _ kind: ChangeKind,
    in direction: Direction,
    _ summary: String,
    when holds: @escaping @Sendable (TypeReference?, TypeReference?) -> Bool
  ) -> ChangeRule {
    ChangeRule(kind) { match in
      match.changedTypes.compactMap { pair in
        guard case .structure = pair.old.form, case .structure = pair.new.form,
          holds(pair.old.form.additional, pair.new.form.additional),
          direction.isTravelled(match.flows(of: pair))
        else { return nil }
        return match.additionalChange(kind, pair, summary, direction)
      }
    }
  }
}

extension Match {
  /// A finding about undeclared keys of a struct.
  func additionalChange(
    _ kind: ChangeKind,
    _ pair: Pair<TypeModel>,
    _ summary: String,
    _ direction: Direction
  ) -> Change {
    var change = Change(kind, subject: "\(pair.new.name) additional", summary)
    change.old = pair.old.form.additional?.text
    change.new = pair.new.form.additional?.text
    change.before = old.position(of: pair.old.place)
    change.after = new.position(of: pair.new.place)
    change.direction = direction
    change.endpoints = endpoints(of: pair)
    change.softenWhereNothingDecodes(pair.old, flows(of: pair), self)
    return change
  }
}
