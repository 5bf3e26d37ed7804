/// The subject of a review, which determines its wording.
package enum ReportSubject: Sendable {
  /// Changes between two versions of a spec: the findings of `diff`.
  case changes
  /// Differences between a spec and traffic: the findings of `verify`.
  case drift

  /// The command that created the review.
  package var command: String {
    switch self {
    case .changes: "endpoints diff"
    case .drift: "endpoints verify"
    }
  }

  /// The noun for one finding, such as `change`.
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

  /// The text for a review without findings.
  var nothing: String {
    switch self {
    case .changes: "no change"
    case .drift: "no drift"
    }
  }

  /// The label of a remedy.
  var remedy: String {
    switch self {
    case .changes: "To make it safe"
    case .drift: "To correct the spec"
    }
  }

  /// True if levels are rated on two axes.
  var hasAxes: Bool { self == .changes }

  /// What a breaking finding breaks.
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

  /// The text for no finding: `no change`, `no difference`.
  var none: String {
    switch self {
    case .changes: "no change"
    case .drift: "no difference"
    }
  }
}
