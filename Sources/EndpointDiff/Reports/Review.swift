import EndpointSpec

/// The result of `endpoints diff` or `endpoints verify`. Every report is a function of it.
package struct Review: Equatable, Sendable {
  /// The findings of one API.
  package struct Section: Equatable, Sendable {
    package var comparison: Comparison
    package var findings: [Finding]
    /// The old path, if the spec was moved.
    package var oldPath: String?
    /// What differs without being compared.
    package var ignored: [IgnoredDifference] = []
    /// The number of further differences that may be ignored.
    package var undecidedCount = 0
    /// Additional lines, such as the coverage of the spec.
    package var notes: [String] = []

    package init(_ comparison: Comparison) {
      self.comparison = comparison
      findings = comparison.changes.map { Finding(change: $0) }
    }
  }

  /// A message about the run: an error in a spec, or a note such as an unused entry of an allow file.
  package struct Notice: Equatable, Sendable {
    package var message: String
    package var position: Position?
    /// True if it prevented the comparison of a spec.
    package var isError: Bool
    /// True for a difference that was not compared.
    var isDifference = false

    package init(_ message: String, at position: Position? = nil, isError: Bool = false) {
      self.message = message
      self.position = position
      self.isError = isError
    }

    /// `error: Specs/Shop.json:3:5: unknown type "Itm"`
    var text: String {
      let place = position.map { "\($0.text): " } ?? ""
      return "\(word): \(place)\(message)"
    }

    /// `error` or `note`.
    var word: String { isError ? "error" : "note" }

    /// The level of annotations: `error`, `warning` or `note`.
    var severity: String { isError ? "error" : isDifference ? "note" : "warning" }
  }

  package var subject: ReportSubject
  package var sections: [Section]
  /// The axes that are checked, at least one.
  package var axes: [Axis]
  package var visibility: Visibility
  package var threshold: Threshold
  /// True if an insufficient version bump fails the run.
  package var requiresBump: Bool
  package var notices: [Notice]
  /// The condition of a passing verdict, such as `when each entry of allow.json has a reason`.
  package var passCondition: String?
  /// What was searched for places of an app. Nil without `--app`.
  package var app: AppSummary?

  package init(
    _ sections: [Section],
    of subject: ReportSubject = .changes,
    axes: [Axis] = Axis.allCases,
    visibility: Visibility = .safe,
    threshold: Threshold = Threshold(.breaking),
    requiresBump: Bool = false,
    notices: [Notice] = [],
    app: AppSummary? = nil
  ) {
    self.subject = subject
    self.sections = sections
    self.axes = axes
    self.visibility = visibility
    self.threshold = threshold
    self.requiresBump = requiresBump
    self.notices = notices
    self.app = app
  }
}

extension Review {
  /// The higher level on the checked axes.
  package func level(of change: Change) -> Level {
    axes.map(change.level).max() ?? .safe
  }

  package func isShown(_ finding: Finding) -> Bool {
    let change = finding.change
    return visibility.shows(level(of: change), isDocumentation: change.isDocumentation)
  }

  /// The findings to show, most severe first.
  package func shown(in section: Section) -> [Finding] {
    let shown = section.findings.filter(isShown)
    return Level.allCases.reversed().flatMap { level in
      shown.filter { self.level(of: $0.change) == level }
    }
  }

  /// True if the finding is at or above the threshold and not allowed.
  package func fails(_ finding: Finding) -> Bool {
    guard !finding.change.isDocumentation else { return false }
    return axes.contains { axis in
      guard let level = threshold[axis], !finding.isAllowed(on: axis) else { return false }
      return finding.change.level(on: axis) >= level
    }
  }

  /// True if the finding passes only because an entry allows it.
  package func isAllowed(_ finding: Finding) -> Bool {
    !finding.allowances.isEmpty
      && axes.allSatisfy { axis in
        finding.isAllowed(on: axis) || finding.change.level(on: axis) == .safe
      }
  }

  /// The advice on the version. Changes that break only an axis without a threshold do not require a major version.
  package func advice(for section: Section) -> VersionAdvice {
    let counted = axes.filter { threshold[$0] != nil }
    let bumps = section.comparison.changes.map { change in
      let breaks = counted.contains { change.level(on: $0) == .breaking }
      return breaks || counted.isEmpty ? change.bump : min(change.bump, .minor)
    }
    return VersionAdvice(section.comparison, bump: bumps.max() ?? .none)
  }

  /// The notices of the run, then the differences that were not compared.
  ///
  /// - Parameter most: The maximum number of differences of an API.
  func notices(atMost most: Int = .max) -> [Notice] {
    notices + sections.flatMap { $0.ignoredNotices(atMost: most) }
  }

  package func versionFails(in section: Section) -> Bool {
    requiresBump && !advice(for: section).isSufficient
  }

  /// Such as `Shop: a major change requires version 2.0.0; …`.
  func versionMessage(in section: Section) -> String {
    "\(section.comparison.api): \(advice(for: section).sentence ?? "")"
  }

  /// True if the run exits with the status for findings.
  package var fails: Bool {
    sections.contains { section in
      versionFails(in: section) || section.findings.contains(where: fails)
        || threshold.includesIgnored && !section.ignored.isEmpty
    }
  }

  /// Sections with content. A single section is always reported.
  var reportedSections: [Section] {
    guard hasSeveralAPIs else { return sections }
    return sections.filter { !$0.isQuiet }
  }

  /// The line for other sections: `no change in Accounts, News`.
  var unchangedLine: String? {
    guard hasSeveralAPIs else { return nil }
    let names = sections.filter(\.isQuiet).map(\.comparison.api)
    return names.isEmpty ? nil : "\(subject.nothing) in \(names.joined(separator: ", "))"
  }

  /// True if there are several APIs, so that a subject must be qualified.
  var hasSeveralAPIs: Bool { sections.count > 1 }
}

extension Review.Section {
  /// True if the section has no content.
  fileprivate var isQuiet: Bool {
    findings.isEmpty && oldPath == nil && notes.isEmpty && ignored.isEmpty && undecidedCount == 0
  }

  fileprivate func ignoredNotices(atMost most: Int) -> [Review.Notice] {
    var notices = ignored.prefix(most).map { difference in
      var notice = Review.Notice(difference.message, at: difference.position)
      notice.isDifference = true
      return notice
    }
    var rest: [String] = []
    if ignored.count > most {
      rest.append("\(ignored.count - most) more differences were not compared")
    }
    if undecidedCount > 0 {
      rest.append("\(counted(undecidedCount, "further difference")) may not be compared")
    }
    for text in rest {
      var notice = Review.Notice("\(comparison.api): \(text)")
      notice.isDifference = true
      notices.append(notice)
    }
    return notices
  }
}
