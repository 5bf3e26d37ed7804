import EndpointSpec

extension ChangeRule {
  /// The rules on added, removed, required and optional parameters.
  static let parameterPresence: [ChangeRule] = [
    // A new path parameter is a change of the path. A constant is not an argument. The spec does not say whether the
    // server requires it, so the level on the wire is care. A constant that became an argument was always sent, so
    // shipped apps still work.
    ChangeKind[.paramAddedRequired].each(\.parameterGroups) { kind, group in
      let released = group.parameters.pairs.filter {
        $0.old.constant != nil && group.match.new.isRequired($0.new)
      }
      return group.addedOutsideOfPath.compactMap { group.requiredAddition(kind, $0) }
        + released.map { group.release(kind, $0) }
        .map { $0.advising("give it the constant as its `\"default\"`") }
    },
    // Rebuilt clients always send a parameter with a default. The spec does not say whether the server accepts requests
    // without it, so the level is care.
    ChangeKind[.paramAddedOptional].each(\.parameterGroups) { kind, group in
      let isOptional = { $0.isArgument && !group.match.new.isRequired($0) }
      let released = group.parameters.pairs.filter {
        $0.old.constant != nil && isOptional($0.new)
      }
      return group.addedOutsideOfPath.filter(isOptional).map { group.optionalAddition(kind, $0) }
        + released.map { group.release(kind, $0) }
    },
    // A removed path parameter is a change of the path. A constant was not an argument, so calls compile.
    ChangeKind[.paramRemoved].each(\.parameterGroups) { kind, group in
      group.removedOutsideOfPath.map { parameter in
        group.change(kind, old: parameter, new: nil, "\(parameter.name) was removed")
          .with(swift: parameter.isArgument ? nil : .safe)
      } + group.parameters.pairs.compactMap { group.fixing(kind, $0) }
    },
    // A parameter with a default was always sent, so shipped apps still work.
    ChangeKind[.paramBecameRequired].parameters { kind, pair, group in
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
    ChangeKind[.paramBecameOptional].parameters { kind, pair, group in
      let match = group.match
      guard pair.areArguments, pair.old.isNullable == pair.new.isNullable,
        match.old.isRequired(pair.old), !match.new.isRequired(pair.new),
        match.difference(pair).relation.kind != .neither
      else { return nil }
      return group.change(kind, pair, "\(pair.name) is now optional")
    },
    // If it was optional before, it must now be sent, and the server may refuse shipped apps that omit it. In Swift it
    // is an optional with a default, so calls and references compile.
    ChangeKind[.paramBecameNullable].parameters { kind, pair, group in
      guard pair.areArguments, !pair.old.isNullable, pair.new.isNullable else { return nil }
      let change = group.change(kind, pair, "\(pair.name) may now be null").with(swift: .safe)
      if pair.old.isAlwaysSent { return change }
      return change.with(wire: .breaking)
        .saying("Shipped apps omit it where null is expected, and may be refused")
    },
    // If it became optional instead, calls with nil compile.
    ChangeKind[.paramBecameNotNullable].parameters { kind, pair, group in
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
