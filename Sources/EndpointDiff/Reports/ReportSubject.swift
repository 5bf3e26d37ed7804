/// What the findings of a review are, and the words that follow from it.
package enum ReportSubject: Sendable {
  /// Changes between two versions of a spec: the findings of `diff`.
  case changes
  /// Differences between a spec and traffic: the findings of `verify`.
  case drift

  /// The command that made the review.
  package var command: String {
    switch self {
    case .changes: "endpoints diff"
    case .drift: "endpoints verify"
    }
  }

  /// One finding: `change`.
  package var noun: String {
    switch self {
    case .changes: "change"
    case .drift: "drift"
    }
  }

  var title: String {
    switch self {
    case .changes: "API changes"
    case .drift: "API drift"
    }
  }

  /// What a review without a finding has.
  var nothing: String {
    switch self {
    case .changes: "no change"
    case .drift: "no drift"
    }
  }

  /// What comes before a remedy.
  var remedy: String {
    switch self {
    case .changes: "To make it safe"
    case .drift: "To correct the spec"
    }
  }

  /// Whether a level is of one axis or the other.
  var hasAxes: Bool { self == .changes }

  /// Whom a breaking finding breaks.
  func victim(on axis: Axis) -> String {
    switch (self, axis) {
    case (.changes, .wire): "shipped apps"
    case (.changes, .swift): "source code"
    case (.drift, _): "the generated client"
    }
  }

  /// `9 changes`
  func count(_ count: Int) -> String {
    switch self {
    case .changes: count == 1 ? "1 change" : "\(count) changes"
    case .drift: count == 1 ? "1 difference" : "\(count) differences"
    }
  }

  /// `no change`, `no difference`
  var none: String {
    switch self {
    case .changes: "no change"
    case .drift: "no difference"
    }
  }
}
