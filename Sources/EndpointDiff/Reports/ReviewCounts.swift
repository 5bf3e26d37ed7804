import EndpointSpec

/// The number of findings of each level in a part of a review.
struct ReviewCounts: Equatable {
  private(set) var levels: [Level: Int] = [:]
  private(set) var documentation = 0
  private(set) var allowed = 0
  private let ignored: Int
  private let visibility: Visibility
  private let subject: ReportSubject

  init(_ sections: [Review.Section], in review: Review) {
    ignored = sections.reduce(0) { $0 + $1.ignored.count }
    visibility = review.visibility
    subject = review.subject
    for finding in sections.flatMap(\.findings) {
      if finding.change.isDocumentation {
        documentation += 1
      } else {
        levels[review.level(of: finding.change), default: 0] += 1
      }
      if review.isAllowed(finding) { allowed += 1 }
    }
  }

  subscript(level: Level) -> Int { levels[level] ?? 0 }

  /// `2 breaking · 1 care · 4 safe (hidden: --show safe)`
  var headline: String {
    var parts = Level.allCases.reversed().filter { self[$0] > 0 }.map { level in
      let isShown = visibility.shows(level, isDocumentation: false)
      return
        "\(self[level]) \(level.rawValue)\(isShown ? "" : " (hidden: --show \(level.rawValue))")"
    }
    if documentation > 0, parts.isEmpty || visibility == .docs {
      parts.append("\(documentation) docs\(visibility == .docs ? "" : " (hidden: --show docs)")")
    }
    if allowed > 0 { parts.append("\(allowed) allowed") }
    if parts.isEmpty { parts.append(ignored > 0 ? subject.nothingCompared : subject.nothing) }
    if ignored > 0 { parts.append("\(ignored) not compared") }
    return parts.joined(separator: " · ")
  }
}

extension Review {
  /// The counts of all findings, or why nothing was compared.
  var headline: String {
    let isCompared = !sections.isEmpty || !notices.contains(where: \.isError)
    return isCompared ? counts.headline : "not compared, since the specs have errors"
  }

  /// A summary of the harm: `9 changes break shipped apps, 8 break source code, in 2 of 5 APIs`. Nil if nothing
  /// changed.
  package var harm: String? {
    let sections = sections.map { section in
      section.findings.map(\.change).filter { !$0.isDocumentation }
    }
    let changes = sections.flatMap(\.self)
    guard !changes.isEmpty else { return nil }
    let isHarmful = { (change: Change) in self.axes.contains { change.level(on: $0) == .breaking } }
    guard changes.contains(where: isHarmful) else {
      let victims = axes.map(subject.victim).joined(separator: " or ")
      return "\(subject.none) breaks \(victims)\(exception(among: changes))"
    }
    let clauses = axes.enumerated().map { index, axis in
      let count = changes.count { $0.level(on: axis) == .breaking }
      let victim = subject.victim(on: axis)
      if count == 0 {
        let except = axis == .swift ? exception(among: changes) : ""
        return "\(index > 0 ? "none" : subject.none) breaks \(victim)\(except)"
      }
      let what = index > 0 ? "\(count)" : subject.count(count)
      return "\(what) \(count == 1 ? "breaks" : "break") \(victim)"
    }
    let harmed = sections.count { $0.contains(where: isHarmful) }
    let apis = hasSeveralAPIs ? ", in \(harmed) of \(sections.count) APIs" : ""
    return clauses.joined(separator: ", ") + apis
  }

  /// The code that does not compile though no change breaks apps.
  private func exception(among changes: [Change]) -> String {
    let isBroken = axes.contains(.swift) && changes.contains(where: \.breaksCreation)
    return isBroken ? ", except code that creates values (tests, previews)" : ""
  }

  func counts(in section: Section) -> ReviewCounts {
    ReviewCounts([section], in: self)
  }

  var counts: ReviewCounts { ReviewCounts(sections, in: self) }

  /// The levels of a change, most severe first, with equal ones combined: `breaking swift, care wire`.
  func levels(of change: Change) -> [(level: Level, axes: [Axis])] {
    Level.allCases.reversed().compactMap { level in
      let axes = axes.filter { change.level(on: $0) == level }
      return axes.isEmpty ? nil : (level, axes)
    }
  }
}

extension [Axis] {
  /// `wire+swift`
  var sum: String { map(\.rawValue).joined(separator: "+") }
}
