import EndpointSpec

extension ChangeRule {
  /// An answer that had a value and has none.
  static let respBodyRemoved = ChangeRule(.respBodyRemoved) { match in
    match.answerPairs.compactMap { answer in
      guard answer.old.type != .scalar(.void), answer.new.type == .scalar(.void) else { return nil }
      return match.answerChange(
        .respBodyRemoved,
        answer,
        "the \(answer.new.name) has no body any more"
      )
    }
  }
}
