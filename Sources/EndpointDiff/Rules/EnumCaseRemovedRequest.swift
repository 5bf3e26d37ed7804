import EndpointSpec

extension ChangeRule {
  /// A value that the server does not take any more.
  static let enumCaseRemovedRequest = ChangeRule(.enumCaseRemovedRequest) { match in
    match.enumPairs.filter(\.isSent).flatMap { pair in
      pair.listing(
        .enumCaseRemovedRequest,
        pair.variants.removed,
        areNew: false,
        in: .request,
        match
      )
    }
  }
}
