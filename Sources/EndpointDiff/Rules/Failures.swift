import EndpointSpec

extension ChangeRule {
  /// The rules on failures.
  static let failures: [ChangeRule] = [
    // Conditions and endpoints of a failure are not visible in Swift.
    ChangeKind[.errorCaseAdded].each(\.failurePairs) { kind, failures in
      let renamed = Set(failures.renamed.map(\.new.name))
      let added = failures.added.filter { !renamed.contains($0.name) }
      return added.map { added in
        let summary = "the failure \(quoted(added.name.text)) is new"
        let change = failures.change(kind, old: nil, new: added, summary)
          .with(swift: failures.swiftLevel(of: added.name))
        return failures.judged(change, added.name)
      } + failures.common.compactMap { failures.conditionsChange(kind, $0, areNew: true) }
    },
    ChangeKind[.errorCaseRemoved].each(\.failurePairs) { kind, failures in
      failures.removed.map { failures.removal(kind, $0) }
        + failures.common.compactMap { failures.conditionsChange(kind, $0, areNew: false) }
    },
    // Changes within the type are findings about the type.
    ChangeKind[.errorBodyChanged].each(\.failurePairs) { kind, failures in
      (failures.common + failures.renamed)
        .filter { !failures.match.isSame($0.old.type, $0.new.type) }
        .map { failures.bodyChange(kind, $0) }
    },
  ]
}

extension FailurePair {
  var renamed: [Pair<FailureModel.Case>] {
    removed.compactMap { former in successor(of: former).map { Pair(former, $0) } }
  }

  /// Safe if code that uses a case still compiles, since other endpoints may have it, too. Nil for the kind's level.
  fileprivate func swiftLevel(of name: SwiftName) -> Level? {
    guard let former = match.old.model.failures.cases.first(where: { $0.name == name }),
      let latter = match.new.model.failures.cases.first(where: { $0.name == name })
    else { return nil }
    return match.isSame(former.type, latter.type) ? .safe : nil
  }

  /// A finding about responses that now map to a failure, or no longer do.
  fileprivate func conditionsChange(
    _ kind: ChangeKind,
    _ pair: Pair<FailureModel.Case>,
    areNew: Bool
  ) -> Change? {
    let (before, after) = (old.conditions(of: pair.old.name), new.conditions(of: pair.new.name))
    guard areNew ? !after.isSubset(of: before) : after.isStrictSubset(of: before) else {
      return nil
    }
    let changed = areNew ? after.subtracting(before) : before.subtracting(after)
    let phrase = "\(areNew ? "is now" : "is no longer") reported for"
    let summary =
      "\(quoted(pair.new.name.text)) \(phrase) \(changed.sorted().joined(separator: ", "))"
    let change = change(kind, old: pair.old, new: pair.new, summary).with(swift: .safe)
    return areNew ? judged(change, pair.new.name) : change
  }

  /// The change with what shipped apps report for responses that map to a failure now.
  fileprivate func judged(_ change: Change, _ name: SwiftName) -> Change {
    let known = old.rules.filter { $0.caseName == name }.map(\.condition)
    let conditions = new.rules.filter { $0.caseName == name && !known.contains($0.condition) }
    let heirs = match.endpoints.pairs.filter { $0.new.failures == nil }
    let models = endpoint == nil ? heirs.map { $0.old.failures ?? old } : [old]
    let names = Set(models.flatMap { model in conditions.map { model.name(for: $0.condition) } })
    if names == [name] {
      return change.with(wire: .safe).saying("Shipped apps already report it").advising(nil)
    }
    let others = names.compactMap(\.self).filter { $0 != name }.map { quoted($0.text) }.sorted()
    return others.isEmpty
      ? change : change.saying("Shipped apps report it as \(others.joined(separator: " or "))")
  }

  fileprivate func removal(_ kind: ChangeKind, _ former: FailureModel.Case) -> Change {
    let successor = successor(of: former)
    let name = quoted(former.name.text)
    let change = change(
      kind,
      old: former,
      new: successor,
      successor.map { "the failure \(name) is now called \(quoted($0.name.text))" }
        ?? "the failure \(name) was removed"
    ).with(swift: swiftLevel(of: former.name))
    guard let successor else { return change }
    let renamed = change.showing(former.name.text, successor.name.text)
      .saying("Shipped apps still use the old name of the failure")
    guard successor.was == former.name else {
      return renamed.advising("add `\"was\": \"\(former.name)\"`, or keep the name with `\"case\"`")
    }
    // A pattern cannot take a payload from a function.
    return successor.type == nil && former.type == nil
      ? renamed.keepingOldName() : renamed.advising(nil)
  }

  fileprivate func bodyChange(_ kind: ChangeKind, _ pair: Pair<FailureModel.Case>) -> Change {
    let (old, new) = (pair.old.type?.text ?? "nothing", pair.new.type?.text ?? "nothing")
    let change = change(
      kind,
      old: pair.old,
      new: pair.new,
      "\(quoted(pair.new.name.text)) now has \(new) as details, no longer \(old)"
    ).with(swift: swiftLevel(of: pair.old.name))
    guard let oldType = pair.old.type else {
      return change.with(wire: .safe).saying("Shipped apps ignore the details").advising(nil)
    }
    guard let newType = pair.new.type else { return change }
    let relation = match.relation(oldType, newType, .response)
    guard relation.level > .safe else {
      return change.with(wire: .safe).saying("Shipped apps decode the details").advising(nil)
    }
    let place = relation.path.isEmpty ? "the details" : "`\(relation.path)`"
    let effect = "Shipped apps cannot read the failure"
    return change.saying("\(effect), since \(place) does not decode: \(relation.reason)")
  }
}
