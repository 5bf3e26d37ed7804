import EndpointSpec

extension ChangeRule {
  /// What is told of a scheme and does not change what is sent: where tokens come from, the scopes that there are, its name.
  static let authSchemeDetailsChanged = ChangeRule(.authSchemeDetailsChanged) { match in
    match.schemes.pairs.compactMap { pair in
      guard pair.new.kind.takes(pair.old.kind),
        pair.old.kind != pair.new.kind || pair.old.name != pair.new.name
      else { return nil }
      let change = match.schemeChange(.authSchemeDetailsChanged, pair, "has other details")
      return pair.old.kind == pair.new.kind ? change.with(wire: .safe).advising(nil) : change
    }
  }
}
