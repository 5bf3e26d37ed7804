extension ChangeRule {
  /// Every rule; what they find is told in one order, whichever found it.
  package static let all: [ChangeRule] = endpoints + types
}
