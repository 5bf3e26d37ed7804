import EndpointSpec

extension ChangeRule {
  /// Credentials that were enough still are, and fewer or others are, too.
  static let authRemovedOrLoosened = ChangeRule(.authRemovedOrLoosened) { match in
    let schemes = match.schemes
    return match.changedEndpoints.compactMap { pair in
      let authentication = AuthenticationChange(pair, schemes)
      guard authentication.isLoosened else { return nil }
      return match.authenticationChange(
        .authRemovedOrLoosened,
        pair,
        "fewer credentials are asked for"
      )
    }
  }
}
