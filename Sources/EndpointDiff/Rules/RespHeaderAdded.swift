import EndpointSpec

extension ChangeRule {
  /// A header that answers did not have.
  static let respHeaderAdded = ChangeRule(.respHeaderAdded) { match in
    match.headerPairs.flatMap { answer, headers in
      headers.added.map {
        match.headerChange(.respHeaderAdded, answer, old: nil, new: $0, "is new")
      }
    }
  }
}
