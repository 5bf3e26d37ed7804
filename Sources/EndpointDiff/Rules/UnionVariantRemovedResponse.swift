import EndpointSpec

extension ChangeRule {
  /// A member that is never sent again.
  static let unionVariantRemovedResponse = ChangeRule(.unionVariantRemovedResponse) { match in
    match.unionPairs.filter(\.isReceived).flatMap { pair in
      pair.listing(
        .unionVariantRemovedResponse,
        pair.variants.removed,
        areNew: false,
        in: .response,
        match
      )
    }
  }
}
