import EndpointSpec

extension ChangeRule {
  /// A value that shipped apps decode as one that they do not know.
  static let enumCaseAddedResponseOpen = ChangeRule(.enumCaseAddedResponseOpen) { match in
    match.enumPairs.filter { $0.isReceived && !$0.old.isClosed }.flatMap { pair in
      pair.variants.added.map { value in
        pair.change(
          .enumCaseAddedResponseOpen,
          nil,
          value,
          "`\(value.name)` is new",
          in: .response,
          match
        )
      }
    }
  }
}
