import EndpointSpec

extension ChangeKind {
  package static let paramAddedRequired = ChangeKind(
    "param-added-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Requests of shipped apps lack it and are refused",
    callers: "Calls lack the argument and do not compile",
    remedy:
      #"make it optional, or give it a `"default"` and let the server accept requests "#
      + "without it",
    exception:
      "A constant is not an argument, and the server may not require it: care on the wire "
      + "alone"
  )
  package static let paramAddedOptional = ChangeKind(
    "param-added-optional",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps do not send it",
    callers: "Calls compile; references to the function as a value do not",
    exception:
      "New clients always send a parameter with a default, so the server may require "
      + "it: care on the wire"
  )
  package static let paramRemoved = ChangeKind(
    "param-removed",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence:
      "Shipped apps still send it; most servers ignore it, so its effect is lost "
      + "silently",
    callers: "Calls that pass the argument do not compile",
    remedy: #"keep it with `"deprecated"` for a while"#,
    exception: "A constant is not an argument: safe in Swift"
  )
  package static let paramBecameRequired = ChangeKind(
    "param-became-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Requests of shipped apps that omit it are refused",
    callers: "Calls that omit the argument do not compile",
    remedy: #"keep it optional, or add a `"serverDefault"`"#,
    exception: "A parameter with a default was always sent: safe on the wire"
  )
  package static let paramBecameOptional = ChangeKind(
    "param-became-optional",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps still send it",
    callers: "Calls compile, and so do references to the function"
  )
  package static let paramBecameNullable = ChangeKind(
    "param-became-nullable",
    wire: .safe,
    swift: .care,
    bump: .minor,
    consequence: "Shipped apps never send null",
    callers: "Calls compile; references to the function as a value do not",
    exception:
      "The argument is optional in Swift: safe; an optional parameter that must now be "
      + "sent: breaking on the wire"
  )
  package static let paramBecameNotNullable = ChangeKind(
    "param-became-not-nullable",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps that send null are refused",
    callers: "Calls that pass nil do not compile",
    remedy: "let the server accept null",
    exception: "A parameter that became optional instead still accepts nil: safe in Swift"
  )
}

extension ChangeRule {
  /// The rules on added, removed, required and optional parameters.
  static let parameterPresence: [ChangeRule] =
    [
      .paramAddedRequired,
      .paramAddedOptional,
      .paramRemoved,
      .paramBecameRequired,
      .paramBecameOptional,
      .paramBecameNullable,
      .paramBecameNotNullable,
    ]
}

extension ChangeRule {
  /// A new argument that calls must pass. A new path parameter is a change of the path.
  ///
  /// A constant is not an argument. The spec does not say whether the server requires it, so the level on the wire is
  /// care. A constant that became an argument was always sent, so shipped apps still work.
  static let paramAddedRequired = ChangeRule(.paramAddedRequired) { match in
    match.parameterGroups.flatMap { group in
      group.addedOutsideOfPath.compactMap { addedRequired(group, $0, match) }
        + group.parameters.pairs.compactMap { releasedRequired(group, $0, match) }
    }
  }

  private static func addedRequired(
    _ group: ParameterGroup,
    _ parameter: ParameterModel,
    _ match: Match
  ) -> Change? {
    let name = quoted(parameter.field.wireName.text)
    if let constant = parameter.constant {
      return group.change(
        .paramAddedRequired,
        old: nil,
        new: parameter,
        "\(name) is now always sent as \(constant)",
        in: match
      )
      .with(wire: .care, swift: .safe)
      .saying("Shipped apps do not send it: the server has to accept requests without it")
      .advising(nil)
    }
    guard match.isRequired(parameter, in: match.new) else { return nil }
    return group.change(
      .paramAddedRequired,
      old: nil,
      new: parameter,
      "\(name) is new and required",
      in: match
    )
  }

  private static func releasedRequired(
    _ group: ParameterGroup,
    _ pair: Pair<ParameterModel>,
    _ match: Match
  ) -> Change? {
    guard pair.old.constant != nil, match.isRequired(pair.new, in: match.new) else { return nil }
    return group.released(.paramAddedRequired, pair, in: match)
      .advising("give it the constant as its `\"default\"`")
  }
}

extension ParameterGroup {
  /// A finding about a constant that became an argument. Shipped apps still send the constant.
  func released(_ kind: ChangeKind, _ pair: Pair<ParameterModel>, in match: Match) -> Change {
    let name = pair.new.field.wireName.text
    let relation = match.valueRelation(pair)
    let constant = pair.old.constant.map { "\($0)" } ?? ""
    let change = change(
      kind,
      pair,
      "\(quoted(name)) is now an argument, no longer a constant",
      in: match
    ).with(wire: relation.level)
    return relation.level == .safe
      ? change.saying("Shipped apps still send \(constant)")
      : change.saying("The server refuses \(constant), which shipped apps send")
  }
}

extension ChangeRule {
  /// A new optional argument.
  ///
  /// Rebuilt clients always send a parameter with a default. The spec does not say whether the server accepts requests
  /// without it, so the level is care.
  static let paramAddedOptional = ChangeRule(.paramAddedOptional) { match in
    match.parameterGroups.flatMap { group in
      group.addedOutsideOfPath.compactMap { addedOptional(group, $0, match) }
        + group.parameters.pairs.compactMap { releasedOptional(group, $0, match) }
    }
  }

  private static func addedOptional(
    _ group: ParameterGroup,
    _ parameter: ParameterModel,
    _ match: Match
  ) -> Change? {
    guard parameter.isArgument, !match.isRequired(parameter, in: match.new) else { return nil }
    let change = group.change(
      .paramAddedOptional,
      old: nil,
      new: parameter,
      "\(quoted(parameter.field.wireName.text)) is new and optional",
      in: match
    )
    guard parameter.isAlwaysSent else { return change }
    return
      change
      .with(wire: .care)
      .saying("Shipped apps do not send it: the server has to accept requests without it")
      .advising("write `\"serverDefault\"` instead of `\"default\"`, if the server needs no value")
  }

  private static func releasedOptional(
    _ group: ParameterGroup,
    _ pair: Pair<ParameterModel>,
    _ match: Match
  ) -> Change? {
    guard pair.old.constant != nil, pair.new.isArgument,
      !match.isRequired(pair.new, in: match.new)
    else { return nil }
    return group.released(.paramAddedOptional, pair, in: match)
  }
}

extension ChangeRule {
  /// A removed parameter, or one that became a constant. A removed path parameter is a change of the path.
  ///
  /// A constant was not an argument, so calls compile.
  static let paramRemoved = ChangeRule(.paramRemoved) { match in
    match.parameterGroups.flatMap { group in
      group.removedOutsideOfPath.map { removed(group, $0, match) }
        + group.parameters.pairs.compactMap { fixed(group, $0, match) }
    }
  }

  private static func removed(
    _ group: ParameterGroup,
    _ parameter: ParameterModel,
    _ match: Match
  ) -> Change {
    let change = group.change(
      .paramRemoved,
      old: parameter,
      new: nil,
      "\(quoted(parameter.field.wireName.text)) was removed",
      in: match
    )
    return parameter.isArgument ? change : change.with(swift: .safe)
  }

  private static func fixed(
    _ group: ParameterGroup,
    _ pair: Pair<ParameterModel>,
    _ match: Match
  ) -> Change? {
    guard pair.old.isArgument, let constant = pair.new.constant else { return nil }
    let relation = match.valueRelation(pair)
    let name = pair.new.field.wireName.text
    let change = group.change(
      .paramRemoved,
      pair,
      "\(quoted(name)) is now always \(constant), no longer an argument",
      in: match
    ).advising("keep the argument")
    let isLeftOut = !pair.old.isAlwaysSent
    guard relation.level > .safe || isLeftOut else {
      return change.with(wire: .safe).saying("Shipped apps send \(constant) already")
    }
    return change.with(wire: .breaking).saying(
      "The server expects \(constant); shipped apps may send another value"
        + (isLeftOut ? ", or none" : "")
    )
  }
}

extension ChangeRule {
  /// An optional argument became required. A parameter with a default was always sent, so shipped apps still work.
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
        "\(quoted(pair.new.field.wireName.text)) is now required",
        in: match
      )
      guard pair.old.isAlwaysSent else { return change }
      return change.with(wire: .safe).saying("Shipped apps always send it").advising(
        "keep the default"
      )
    }
  )
}

extension ChangeRule {
  /// A required argument became optional.
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
        "\(quoted(pair.new.field.wireName.text)) is now optional",
        in: match
      )
    }
  )
}

extension ChangeRule {
  /// A required parameter may now be null. If it was optional before, it must now be sent, and the server may refuse
  /// shipped apps that omit it.
  ///
  /// In Swift it is an optional with a default, so calls and references compile.
  static let paramBecameNullable = ChangeRule(
    .paramBecameNullable,
    parameters: { pair, group, match in
      guard pair.areArguments, !pair.old.isNullable, pair.new.isNullable else { return nil }
      let change = group.change(
        .paramBecameNullable,
        pair,
        "\(quoted(pair.new.field.wireName.text)) may now be null",
        in: match
      ).with(swift: .safe)
      guard !pair.old.isAlwaysSent else { return change }
      return change.with(wire: .breaking).saying(
        "Shipped apps omit it where null is expected, and may be refused"
      )
    }
  )
}

extension ChangeRule {
  /// A parameter may no longer be null. If it became optional instead, calls with nil compile.
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
