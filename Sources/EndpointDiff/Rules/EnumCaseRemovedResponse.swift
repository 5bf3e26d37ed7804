import EndpointSpec

extension ChangeRule {
  /// A value that is never sent again.
  static let enumCaseRemovedResponse = ChangeRule(.enumCaseRemovedResponse) { match in
    match.enumPairs.filter(\.isReceived).flatMap { pair in
      pair.variants.removed.map { value in
        pair.change(
          .enumCaseRemovedResponse,
          value,
          nil,
          "`\(value.name)` is gone",
          in: .response,
          match
        )
      }
    }
  }
}
