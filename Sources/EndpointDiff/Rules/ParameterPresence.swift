import EndpointSpec

extension ChangeRule {
  /// The rules on added, removed, required and optional parameters.
  static let parameterPresence: [ChangeRule] = [
    // A new argument that calls must pass. A new path parameter is a change of the path.
    //
    // A constant is not an argument. The spec does not say whether the server requires it, so the level on the wire is
    // care. A constant that became an argument was always sent, so shipped apps still work.
    ChangeKind("param-added-required", wire: .breaking, swift: .breaking).described(
      consequence: "Requests of shipped apps lack it and are refused",
      callers: "Calls lack the argument and do not compile",
      remedy:
        #"make it optional, or give it a `"default"` and let the server accept requests without it"#,
      exception:
        "A constant is not an argument, and the server may not require it: care on the wire alone"
    ).each(\.parameterGroups) { kind, group in
      let released = group.parameters.pairs.filter {
        $0.old.constant != nil && group.match.new.isRequired($0.new)
      }
      return group.addedOutsideOfPath.compactMap { group.requiredAddition(kind, $0) }
        + released.map { group.release(kind, $0) }
        .map { $0.advising("give it the constant as its `\"default\"`") }
    },
    // A new optional argument.
    //
    // Rebuilt clients always send a parameter with a default. The spec does not say whether the server accepts requests
    // without it, so the level is care.
    ChangeKind("param-added-optional", wire: .safe, swift: .care).described(
      consequence: "Shipped apps do not send it",
      callers: "Calls compile; references to the function as a value do not",
      exception:
        "New clients always send a parameter with a default, so the server may require it: care on the wire"
    ).each(\.parameterGroups) { kind, group in
      let isOptional = { $0.isArgument && !group.match.new.isRequired($0) }
      let released = group.parameters.pairs.filter {
        $0.old.constant != nil && isOptional($0.new)
      }
      return group.addedOutsideOfPath.filter(isOptional).map { group.optionalAddition(kind, $0) }
        + released.map { group.release(kind, $0) }
    },
    // A removed parameter, or one that became a constant. A removed path parameter is a change of the path.
    //
    // A constant was not an argument, so calls compile.
    ChangeKind("param-removed", wire: .care, swift: .breaking).described(
      consequence:
        "Shipped apps still send it; most servers ignore it, so its effect is lost silently",
      callers: "Calls that pass the argument do not compile",
      remedy: #"keep it with `"deprecated"` for a while"#,
      exception: "A constant is not an argument: safe in Swift"
    ).each(\.parameterGroups) { kind, group in
      group.removedOutsideOfPath.map { parameter in
        group.change(kind, old: parameter, new: nil, "\(parameter.name) was removed")
          .with(swift: parameter.isArgument ? nil : .safe)
      } + group.parameters.pairs.compactMap { group.fixing(kind, $0) }
    },
    // An optional argument became required. A parameter with a default was always sent, so shipped apps still work.
    ChangeKind("param-became-required", wire: .breaking, swift: .breaking).described(
      consequence: "Requests of shipped apps that omit it are refused",
      callers: "Calls that omit the argument do not compile",
      remedy: #"keep it optional, or add a `"serverDefault"`"#,
      exception: "A parameter with a default was always sent: safe on the wire"
    ).parameters { kind, pair, group in
      let match = group.match
      guard pair.areArguments, pair.old.isNullable == pair.new.isNullable,
        !match.old.isRequired(pair.old), match.new.isRequired(pair.new),
        match.difference(pair).relation.kind != .neither
      else { return nil }
      let change = group.change(kind, pair, "\(pair.name) is now required")
      guard pair.old.isAlwaysSent else { return change }
      return change.with(wire: .safe).saying("Shipped apps always send it")
        .advising("keep the default")
    },
    // A required argument became optional.
    ChangeKind("param-became-optional", wire: .safe, swift: .safe).described(
      consequence: "Shipped apps still send it",
      callers: "Calls compile, and so do references to the function"
    ).parameters { kind, pair, group in
      let match = group.match
      guard pair.areArguments, pair.old.isNullable == pair.new.isNullable,
        match.old.isRequired(pair.old), !match.new.isRequired(pair.new),
        match.difference(pair).relation.kind != .neither
      else { return nil }
      return group.change(kind, pair, "\(pair.name) is now optional")
    },
    // A required parameter may now be null. If it was optional before, it must now be sent, and the server may refuse
    // shipped apps that omit it.
    //
    // In Swift it is an optional with a default, so calls and references compile.
    ChangeKind("param-became-nullable", wire: .safe, swift: .care).described(
      consequence: "Shipped apps never send null",
      callers: "Calls compile; references to the function as a value do not",
      exception:
        "The argument is optional in Swift: safe; an optional parameter that must now be sent: breaking on the wire"
    ).parameters { kind, pair, group in
      guard pair.areArguments, !pair.old.isNullable, pair.new.isNullable else { return nil }
      let change = group.change(kind, pair, "\(pair.name) may now be null").with(swift: .safe)
      if pair.old.isAlwaysSent { return change }
      return change.with(wire: .breaking)
        .saying("Shipped apps omit it where null is expected, and may be refused")
    },
    // A parameter may no longer be null. If it became optional instead, calls with nil compile.
    ChangeKind("param-became-not-nullable", wire: .breaking, swift: .breaking).described(
      consequence: "Shipped apps that send null are refused",
      callers: "Calls that pass nil do not compile",
      remedy: "let the server accept null",
      exception: "A parameter that became optional instead still accepts nil: safe in Swift"
    ).parameters { kind, pair, group in
      guard pair.areArguments, pair.old.isNullable, !pair.new.isNullable else { return nil }
      return group.change(kind, pair, "\(pair.name) may no longer be null")
        .with(swift: pair.new.field.type.isOptional ? .safe : nil)
    },
  ]
}

private let isNotSentYet =
  "Shipped apps do not send it: the server has to accept requests without it"

extension ParameterGroup {
  fileprivate func requiredAddition(_ kind: ChangeKind, _ parameter: ParameterModel) -> Change? {
    if let constant = parameter.constant {
      let summary = "\(parameter.name) is now always sent as \(constant)"
      return change(kind, old: nil, new: parameter, summary).with(wire: .care, swift: .safe)
        .saying(isNotSentYet).advising(nil)
    }
    guard match.new.isRequired(parameter) else { return nil }
    return change(kind, old: nil, new: parameter, "\(parameter.name) is new and required")
  }

  fileprivate func optionalAddition(_ kind: ChangeKind, _ parameter: ParameterModel) -> Change {
    let change = change(kind, old: nil, new: parameter, "\(parameter.name) is new and optional")
    guard parameter.isAlwaysSent else { return change }
    return change.with(wire: .care).saying(isNotSentYet)
      .advising("write `\"serverDefault\"` instead of `\"default\"`, if the server needs no value")
  }

  /// A finding about a constant that became an argument. Shipped apps still send the constant.
  fileprivate func release(_ kind: ChangeKind, _ pair: Pair<ParameterModel>) -> Change {
    let level = match.valueRelation(pair).level
    let constant = pair.old.constant.map { "\($0)" } ?? ""
    return change(kind, pair, "\(pair.name) is now an argument, no longer a constant")
      .with(wire: level).saying(
        level == .safe
          ? "Shipped apps still send \(constant)"
          : "The server refuses \(constant), which shipped apps send"
      )
  }

  /// A finding about an argument that became a constant.
  fileprivate func fixing(_ kind: ChangeKind, _ pair: Pair<ParameterModel>) -> Change? {
    guard pair.old.isArgument, let constant = pair.new.constant else { return nil }
    let summary = "\(pair.name) is now always \(constant), no longer an argument"
    let change = change(kind, pair, summary).advising("keep the argument")
    let isLeftOut = !pair.old.isAlwaysSent
    guard match.valueRelation(pair).level > .safe || isLeftOut else {
      return change.with(wire: .safe).saying("Shipped apps send \(constant) already")
    }
    return change.with(wire: .breaking).saying(
      "The server expects \(constant); shipped apps may send another value"
        + (isLeftOut ? ", or none" : "")
    )
  }
}
