import EndpointSpec

extension ChangeRule {
  /// A header that an answer might have had.
  static let respHeaderRemovedOptional = ChangeRule(.respHeaderRemovedOptional) { match in
    match.headerPairs.flatMap { answer, headers in
      headers.removed.filter { match.old.isOptional($0, of: answer.endpoint.old) }.map { header in
        match.headerChange(.respHeaderRemovedOptional, answer, old: header, new: nil, "is gone")
      }
    }
  }
}
