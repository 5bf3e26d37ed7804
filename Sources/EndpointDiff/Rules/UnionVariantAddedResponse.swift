import EndpointSpec

extension ChangeRule {
  /// A member that shipped apps do not know. An open union decodes it as `unknown`; but it is an enum in Swift either way,
  /// so that a switch that names every case lacks one.
  static let unionVariantAddedResponse = ChangeRule(.unionVariantAddedResponse) { match in
    match.unionPairs.filter(\.isReceived).flatMap { pair in
      pair.listing(
        .unionVariantAddedResponse,
        pair.variants.added,
        areNew: true,
        in: .response,
        match
      ) { change in
        guard !pair.old.isClosed else { return }
        change.wire = .safe
        change.consequence = "Shipped apps decode it as a member that they do not know"
        change.remedy = "name `unknown`, not every case, in a `switch` over the union"
      }
    }
  }
}
