import EndpointSpec

extension ChangeRule {
  /// A body that calls could leave out, and have to say now.
  static let bodyBecameRequired = ChangeRule(
    .bodyBecameRequired,
    endpoints: { pair, match in
      guard match.bodyOptionality(pair) == .becameRequired else { return nil }
      return match.bodyChange(.bodyBecameRequired, pair, "the body can no longer be left out")
    }
  )
}
