import EndpointSpec

extension ChangeRule {
  /// A value that requests may have now. Only a switch over a closed enum notices.
  static let enumCaseAddedRequest = ChangeRule(.enumCaseAddedRequest) { match in
    match.enumPairs.filter(\.isSent).flatMap { pair in
      pair.listing(
        .enumCaseAddedRequest,
        pair.variants.added,
        areNew: true,
        in: .request,
        match
      ) { change in
        change.swift = pair.old.isClosed && pair.new.isClosed ? .care : .safe
      }
    }
  }
}
