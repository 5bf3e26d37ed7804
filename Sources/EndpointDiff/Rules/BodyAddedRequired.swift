import EndpointSpec

extension ChangeRule {
  /// A body where none was sent, with something that every call has to say.
  static let bodyAddedRequired = ChangeRule(
    .bodyAddedRequired,
    endpoints: { pair, match in
      guard pair.hasNewBody, match.isBodyRequired(pair.new, in: match.new) else { return nil }
      return match.bodyChange(.bodyAddedRequired, pair, "the request has a body now")
    }
  )
}
