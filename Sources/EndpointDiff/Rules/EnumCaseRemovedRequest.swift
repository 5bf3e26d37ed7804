import EndpointSpec

extension ChangeRule {
  /// A value that the server does not take any more.
  static let enumCaseRemovedRequest = ChangeRule(.enumCaseRemovedRequest) { match in
    match.enumPairs.filter(\.isSent).flatMap { pair in
      pair.variants.removed.map { value in
        pair.change(
          .enumCaseRemovedRequest,
          value,
          nil,
          "`\(value.name)` is gone",
          in: .request,
          match
        )
      }
    }
  }
}
