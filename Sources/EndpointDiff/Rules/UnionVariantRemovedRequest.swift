import EndpointSpec

extension ChangeRule {
  /// A member that the server does not take any more.
  static let unionVariantRemovedRequest = ChangeRule(.unionVariantRemovedRequest) { match in
    match.unionPairs.filter(\.isSent).flatMap { pair in
      pair.variants.removed.map { member in
        let summary = "`\(member.name)` is gone"
        return pair.change(.unionVariantRemovedRequest, member, nil, summary, in: .request, match)
      }
    }
  }
}
