import EndpointSpec

extension ChangeRule {
  /// A member that the server does not take any more.
  static let unionVariantRemovedRequest = ChangeRule(.unionVariantRemovedRequest) { match in
    match.unionPairs.filter(\.isSent).flatMap { pair in
      pair.listing(
        .unionVariantRemovedRequest,
        pair.variants.removed,
        areNew: false,
        in: .request,
        match
      )
    }
  }
}
