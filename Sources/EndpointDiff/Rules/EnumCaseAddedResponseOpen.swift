import EndpointSpec

extension ChangeRule {
  /// A value that shipped apps decode as one that they do not know.
  static let enumCaseAddedResponseOpen = ChangeRule(.enumCaseAddedResponseOpen) { match in
    match.enumPairs.filter { $0.isReceived && !$0.old.isClosed }.flatMap { pair in
      pair.listing(
        .enumCaseAddedResponseOpen,
        pair.variants.added,
        areNew: true,
        in: .response,
        match
      )
    }
  }
}
