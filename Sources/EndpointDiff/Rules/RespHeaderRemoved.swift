import EndpointSpec

extension ChangeRule {
  /// A header that every answer had. Clients of this project have an optional for each header: shipped apps read nil, which asks for
  /// care, no more.
  static let respHeaderRemoved = ChangeRule(.respHeaderRemoved) { match in
    match.headerPairs.flatMap { answer, headers in
      headers.removed.filter { !match.old.isOptional($0, of: answer.endpoint.old) }.map { header in
        match.headerChange(.respHeaderRemoved, answer, old: header, new: nil, "is gone")
          .with(wire: .care)
          .saying("Shipped apps read nil: what they did with it is gone without a word")
      }
    }
  }
}
