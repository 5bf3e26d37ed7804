import EndpointSpec

extension ChangeRule {
  /// A version that was raised by less than the changes ask for. A spec without a version promises nothing.
  ///
  /// Nobody's app or code is concerned, and each report tells it of the whole API: as a finding it is shown on demand.
  static let versionNotBumped = ChangeRule(
    .versionNotBumped,
    judging: { match, found in
      guard let bump = found.map(\.bump).max(), bump != .none,
        let old = match.old.model.version.flatMap(SemanticVersion.init),
        let new = match.new.model.version.flatMap(SemanticVersion.init)
      else { return [] }
      let expected = old.raised(by: bump)
      guard new < expected else { return [] }
      return [
        match.change(
          .versionNotBumped,
          "version",
          "the version is \(new.text), the changes ask for \(expected.text)",
          old: old.text,
          new: new.text,
          before: match.old.document.version?.place,
          after: match.new.document.version?.place
        ).advising("raise `\"version\"` to \(expected.text)").documenting()
      ]
    }
  )
}
