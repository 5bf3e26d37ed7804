import EndpointSpec

extension ChangeRule {
  /// A member that requests may have now.
  static let unionVariantAddedRequest = ChangeRule(.unionVariantAddedRequest) { match in
    match.unionPairs.filter(\.isSent).flatMap { pair in
      pair.listing(
        .unionVariantAddedRequest,
        pair.variants.added,
        areNew: true,
        in: .request,
        match
      )
    }
  }
}
