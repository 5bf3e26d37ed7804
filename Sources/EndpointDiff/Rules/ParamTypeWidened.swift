import EndpointSpec

extension ChangeRule {
  /// A parameter that takes all that it took, by another type in Swift.
  static let paramTypeWidened = ChangeRule(
    .paramTypeWidened,
    parameters: { pair, group, match in
      guard pair.areArguments, [.widened, .equalOnWire].contains(match.relation(pair)) else {
        return nil
      }
      return group.typeChange(.paramTypeWidened, pair, in: match)
    }
  )
}

extension ParameterGroup {
  /// A finding that tells both types.
  func typeChange(_ kind: ChangeKind, _ pair: Pair<ParameterModel>, in match: Match) -> Change {
    let old = pair.old.field.type.specText
    let new = pair.new.field.type.specText
    let name = quoted(pair.new.field.wireName.text)
    var change = change(kind, pair, "\(name) is \(new) now, no longer \(old)", in: match)
    (change.old, change.new) = (old, new)
    return change
  }
}
