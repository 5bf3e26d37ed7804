import EndpointSpec

extension ChangeRule {
  /// A value that shipped apps cannot decode.
  static let enumCaseAddedResponseClosed = ChangeRule(.enumCaseAddedResponseClosed) { match in
    match.enumPairs.filter { $0.isReceived && $0.old.isClosed }.flatMap { pair in
      pair.listing(
        .enumCaseAddedResponseClosed,
        pair.variants.added,
        areNew: true,
        in: .response,
        match
      )
    }
  }
}
