/// A problem in a spec: what was found, what was expected, and how to fix it.
package struct Diagnostic: Equatable, Sendable {
  package enum Severity: String, Sendable, Comparable {
    case error, warning, note

    package static func < (left: Severity, right: Severity) -> Bool {
      left.rank < right.rank
    }

    private var rank: Int {
      switch self {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    }
  }

  /// A related place, such as the first of two definitions.
  package struct Related: Equatable, Sendable {
    package let message: String
    package let place: Place

    package init(_ message: String, at place: Place) {
      self.message = message
      self.place = place
    }
  }

  package let severity: Severity
  package let rule: Rule
  package let message: String
  package let place: Place
  /// How to fix it, in one sentence without a period: `did you mean "count"?`.
  package let hint: String?
  package let related: [Related]

  package init(
    _ rule: Rule,
    _ message: String,
    at place: Place,
    hint: String? = nil,
    related: [Related] = []
  ) {
    self.severity = rule.severity
    self.rule = rule
    self.message = message
    self.place = place
    self.hint = hint
    self.related = related
  }
}
