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
      #"make it optional, or give it a `"default"` and let the server take requests "#
      + "without it",
    exception:
      "A constant is no argument, and the server may do without: care on the wire "
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
      "One with a default is sent by every new client, so that the server may insist "
      + "on it: care on the wire"
  )
  package static let paramRemoved = ChangeKind(
    "param-removed",
    wire: .care,
    swift: .breaking,
    bump: .major,
    consequence:
      "Shipped apps still send it: most servers ignore it, so its effect is lost "
      + "silently",
    callers: "Calls that give the argument do not compile",
    remedy: #"keep it with `"deprecated"` for a while"#,
    exception: "A constant was no argument: safe in Swift"
  )
  package static let paramBecameRequired = ChangeKind(
    "param-became-required",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Requests of shipped apps that leave it out are refused",
    callers: "Calls that leave the argument out do not compile",
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
      "The argument may be left out in Swift: safe; what could be left out before has "
      + "to be there now: breaking on the wire"
  )
  package static let paramBecameNotNullable = ChangeKind(
    "param-became-not-nullable",
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    consequence: "Shipped apps that send null are refused",
    callers: "Calls that give nil do not compile",
    remedy: "let the server take null",
    exception: "A parameter that may be left out instead is still optional: safe in Swift"
  )
}

extension ChangeRule {
  /// The rules about parameters that come, go, or may be left out.
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
  /// An argument that callers have to say. One in the path changes the path: that is the finding then.
  ///
  /// A constant is no argument, and whether the server insists on it is not said: it asks for care on the wire alone.
  /// A constant that became an argument was always sent: shipped apps go on doing so.
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
        "\(name) is always sent now, as \(constant)",
        in: match
      )
      .with(wire: .care, swift: .safe)
      .saying("Shipped apps do not send it: the server has to take requests without it")
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
  /// A finding about a constant that became an argument: shipped apps still send the constant.
  func released(_ kind: ChangeKind, _ pair: Pair<ParameterModel>, in match: Match) -> Change {
    let name = pair.new.field.wireName.text
    let relation = match.valueRelation(pair)
    let constant = pair.old.constant.map { "\($0)" } ?? ""
    let change = change(
      kind,
      pair,
      "\(quoted(name)) is an argument now, no longer a constant",
      in: match
    ).with(wire: relation.level)
    return relation.level == .safe
      ? change.saying("Shipped apps still send \(constant)")
      : change.saying("The server refuses \(constant), which shipped apps send")
  }
}

extension ChangeRule {
  /// An argument that callers may leave out.
  ///
  /// One with a default is sent by every client that is built anew, so that the spec does not say whether the server takes
  /// requests without it: that asks for care.
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
      "\(quoted(parameter.field.wireName.text)) is new and may be left out",
      in: match
    )
    guard parameter.isAlwaysSent else { return change }
    return
      change
      .with(wire: .care)
      .saying("Shipped apps do not send it: the server has to take requests without it")
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
  /// A parameter that is gone, or that became a constant. One in the path changes the path: that is the finding then.
  ///
  /// A constant was no argument: calls compile without it.
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
      "\(quoted(parameter.field.wireName.text)) is gone",
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
      "\(quoted(name)) is always \(constant) now, no longer an argument",
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

extension ChangeRule {
  /// A parameter that could be null, and cannot any longer. Where it can be left out instead, calls with nil still compile.
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
