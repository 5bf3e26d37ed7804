extension ChangeRule {
  /// Every rule. What they find is told in one order, whichever found it; the last ones judge what the others have found.
  package static let all: [ChangeRule] = facts + policies

  /// The rules that find what changed, each by itself.
  static let facts: [ChangeRule] = endpoints + parameters + types
}
