import EndpointSpec

extension ChangeRule {
  /// A body where none was sent, that calls may leave out.
  static let bodyAddedOptional = ChangeRule(
    .bodyAddedOptional,
    endpoints: { pair, match in
      guard pair.hasNewBody, !match.isBodyRequired(pair.new, in: match.new) else { return nil }
      return match.bodyChange(.bodyAddedOptional, pair, "the request may have a body now")
    }
  )
}
