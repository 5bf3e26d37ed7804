import EndpointJSON
import EndpointSpec

extension Diagnostic {
  /// A document that exceeds a budget.
  init(exceeding budget: Budget, found: Int? = nil, at place: Place) {
    self.init(.documentMistake, budget.message(found: found), at: place, hint: Hint(budget.hint))
  }
}

extension SchemaReader {
  /// Reports that the types of a document multiply beyond a budget.
  mutating func exceeded(_ budget: Budget, at place: Place) {
    mistake(budget.message(), at: place, hint: budget.hint)
  }
}
