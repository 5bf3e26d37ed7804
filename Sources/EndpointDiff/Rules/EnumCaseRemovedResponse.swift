import EndpointSpec

extension ChangeRule {
  /// A value that is never sent again.
  static let enumCaseRemovedResponse = ChangeRule(.enumCaseRemovedResponse) { match in
    match.enumPairs.filter(\.isReceived).flatMap { pair in
      pair.listing(
        .enumCaseRemovedResponse,
        pair.variants.removed,
        areNew: false,
        in: .response,
        match
      )
    }
  }
}
