import EndpointSpec

extension ChangeRule {
  /// A body that every call had to say, and that can be left out now.
  static let bodyBecameOptional = ChangeRule(
    .bodyBecameOptional,
    endpoints: { pair, match in
      guard match.bodyOptionality(pair) == .becameOptional else { return nil }
      return match.bodyChange(.bodyBecameOptional, pair, "the body can be left out now")
    }
  )
}
