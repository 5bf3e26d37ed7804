import EndpointSpec

extension ChangeRule {
  /// Something that may go before the day that was announced. (A day that is none is an error of the spec.)
  static let sunsetEarlierOrInvalid = ChangeRule(.sunsetEarlierOrInvalid) { match in
    match.changedEndpoints.compactMap { pair in
      earlier(pair.old.deprecation, pair.new.deprecation).map { old, new in
        match.change(
          .sunsetEarlierOrInvalid,
          pair,
          "the endpoint may go on \(new), not on \(old)",
          old: old,
          new: new,
          at: { $0.deprecation?.place }
        )
      }
    }
      + match.changedTypes.compactMap { pair in
        earlier(pair.old.deprecation, pair.new.deprecation).map { old, new in
          var change = match.change(
            .sunsetEarlierOrInvalid,
            pair.new.name.text,
            "the type may go on \(new), not on \(old)",
            old: old,
            new: new,
            before: pair.old.place,
            after: pair.new.place
          )
          change.endpoints = match.endpoints(of: pair)
          return change
        }
      }
  }

  private static func earlier(
    _ old: Deprecation?,
    _ new: Deprecation?
  ) -> (old: String, new: String)? {
    // Days are written so that their texts are in their order.
    guard let old = old?.sunset, let new = new?.sunset, new < old else { return nil }
    return (old, new)
  }
}
