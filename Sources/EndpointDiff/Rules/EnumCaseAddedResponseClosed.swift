import EndpointSpec

extension ChangeRule {
  /// A value that shipped apps cannot decode.
  static let enumCaseAddedResponseClosed = ChangeRule(.enumCaseAddedResponseClosed) { match in
    match.enumPairs.filter { $0.isReceived && $0.old.isClosed }.flatMap { pair in
      pair.variants.added.map { value in
        pair.change(
          .enumCaseAddedResponseClosed,
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
