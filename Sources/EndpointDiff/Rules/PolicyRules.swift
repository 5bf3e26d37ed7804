extension ChangeRule {
  /// The rules that come last: about what is no change of the API, and about what the others have found.
  static let policies: [ChangeRule] = [
    .docsChanged,
    .movedOnly,
    .versionNotBumped,
  ]
}
