import EndpointJSON

extension Reporting {
  /// Reports input that exceeds a budget. Returns true, for callers that say whether they reported.
  @discardableResult
  mutating func report(_ budget: Budget, _ rule: Rule, found: Int?, at place: Place) -> Bool {
    report(rule, budget.message(found: found), at: place, hint: Hint(budget.hint))
    return true
  }
}
