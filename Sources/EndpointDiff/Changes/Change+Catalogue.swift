extension Change {
  /// A finding with what the catalogue says of its kind; the rule sets what differs.
  ///
  /// - Parameters:
  ///   - subject: The declaration that changed, by the names of the spec.
  ///   - summary: What changed, as one clause without a full stop.
  package init(_ kind: ChangeKind, subject: String, _ summary: String) {
    self.init(
      kind: kind.name,
      subject: subject,
      wire: kind.wire,
      swift: kind.swift,
      bump: kind.bump,
      summary: summary,
      consequence: kind.consequence,
      remedy: kind.remedy
    )
  }
}
