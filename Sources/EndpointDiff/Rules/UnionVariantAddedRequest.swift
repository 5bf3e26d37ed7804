import EndpointSpec

extension ChangeRule {
  /// A member that requests may have now.
  static let unionVariantAddedRequest = ChangeRule(.unionVariantAddedRequest) { match in
    match.unionPairs.filter(\.isSent).flatMap { pair in
      pair.variants.added.map { member in
        let summary = "`\(member.name)` is new"
        return pair.change(.unionVariantAddedRequest, nil, member, summary, in: .request, match)
      }
    }
  }
}
