import EndpointSpec

extension ChangeRule {
  /// An answer whose value is read otherwise: in another encoding, at another place of the body, as a stream. The type in Swift
  /// is judged by the rules about types.
  static let respEncodingChanged = ChangeRule(.respFormatChanged) { match in
    match.answerPairs.compactMap { answer in
      let (old, new) = (answer.old, answer.new)
      guard old.type != .scalar(.void), new.type != .scalar(.void), old.reading != new.reading
      else {
        return nil
      }
      var change = match.answerChange(
        .respFormatChanged,
        answer,
        "the \(new.name) is read as \(new.reading), no longer as \(old.reading)"
      )
      (change.old, change.new) = (old.reading, new.reading)
      return change.with(swift: old.isStream == new.isStream ? .safe : .breaking)
    }
  }
}
