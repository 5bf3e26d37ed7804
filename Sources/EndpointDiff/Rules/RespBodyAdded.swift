import EndpointSpec

extension ChangeRule {
  /// An answer that has a value where it had none. `send` lets its result be dropped, so that calls go on compiling; what names the
  /// type of the request does not.
  static let respBodyAdded = ChangeRule(.respBodyAdded) { match in
    match.answerPairs.compactMap { answer in
      guard answer.old.type == .scalar(.void), answer.new.type != .scalar(.void) else { return nil }
      return match.answerChange(.respBodyAdded, answer, "the \(answer.new.name) has a body now")
    }
  }
}
