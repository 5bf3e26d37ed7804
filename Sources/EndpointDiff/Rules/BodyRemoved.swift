import EndpointSpec

extension ChangeRule {
  /// A body that is no longer sent. One of constants alone was no argument: calls compile without it.
  static let bodyRemoved = ChangeRule(
    .bodyRemoved,
    endpoints: { pair, match in
      guard pair.old.body != nil, pair.new.body == nil, !pair.old.bodyStays(in: pair.new) else {
        return nil
      }
      let change = match.bodyChange(.bodyRemoved, pair, "the request has no body any more")
      return pair.old.bodyHasArguments ? change : change.with(swift: .safe)
    }
  )
}
