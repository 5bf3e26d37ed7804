import EndpointSpec

extension ChangeRule {
  /// A member that is never sent again.
  static let unionVariantRemovedResponse = ChangeRule(.unionVariantRemovedResponse) { match in
    match.unionPairs.filter(\.isReceived).flatMap { pair in
      pair.variants.removed.map { member in
        let summary = "`\(member.name)` is gone"
        return pair.change(.unionVariantRemovedResponse, member, nil, summary, in: .response, match)
      }
    }
  }
}
