import EndpointSpec

extension ChangeRule {
  /// A value that requests may have now. Only a switch over a closed enum notices.
  static let enumCaseAddedRequest = ChangeRule(.enumCaseAddedRequest) { match in
    match.enumPairs.filter(\.isSent).flatMap { pair in
      pair.variants.added.map { value in
        var change = pair.change(
          .enumCaseAddedRequest,
          nil,
          value,
          "`\(value.name)` is new",
          in: .request,
          match
        )
        change.swift = pair.old.isClosed && pair.new.isClosed ? .care : .safe
        return change
      }
    }
  }
}
