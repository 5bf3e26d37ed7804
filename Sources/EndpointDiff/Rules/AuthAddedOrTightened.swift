import EndpointSpec

extension ChangeRule {
  /// Credentials that were enough are not any more: an endpoint asks for more, or a scheme sends them otherwise.
  static let authAddedOrTightened = ChangeRule(.authAddedOrTightened) { match in
    let schemes = match.schemes
    return schemes.pairs.filter { !$0.new.kind.takes($0.old.kind) }.map { pair in
      match.schemeChange(.authAddedOrTightened, pair, "is sent in another way")
    }
      + match.changedEndpoints.compactMap { pair in
        let authentication = AuthenticationChange(pair, schemes)
        guard authentication.isTightened else { return nil }
        return match.authenticationChange(
          .authAddedOrTightened,
          pair,
          "another credential is asked for"
        )
      }
  }
}
