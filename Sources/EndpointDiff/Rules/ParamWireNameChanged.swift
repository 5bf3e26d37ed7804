import EndpointSpec

extension ChangeRule {
  /// A parameter that travels under another name. What may be left out is lost without a word; what may not is missed.
  ///
  /// In Swift it counts whether the label changed with the name: a rename is one finding.
  static let paramWireNameChanged = ChangeRule(
    .paramWireNameChanged,
    arguments: { pair, group, match in
      let (old, new) = (pair.old.field.wireName.text, pair.new.field.wireName.text)
      guard old != new, pair.new.location != .path else { return nil }
      var change = group.change(
        .paramWireNameChanged,
        pair,
        "\(quoted(old)) is called \(quoted(new)) now",
        in: match
      )
      (change.old, change.new) = (old, new)
      change.advise(renamed: pair.rename)
      return change.with(
        wire: pair.old.isAlwaysSent ? .breaking : .care,
        swift: pair.rename?.level ?? .safe
      )
    }
  )
}

extension Change {
  /// Names what would keep calls by the old label going.
  fileprivate mutating func advise(renamed: Rename?) {
    guard case .breaking = renamed, let remedy, let old else { return }
    self.remedy = "\(remedy); for calls, add `\"was\": \"\(old)\"`"
  }
}
