/// The number of findings of each level in a part of a review.
struct ReviewCounts: Equatable {
  private(set) var levels: [Level: Int] = [:]
  private(set) var documentation = 0
  private(set) var allowed = 0
  private let visibility: Visibility
  private let subject: ReportSubject

  init(_ findings: [Finding], in review: Review) {
    visibility = review.visibility
    subject = review.subject
    for finding in findings {
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
    return parts.isEmpty ? subject.nothing : parts.joined(separator: " · ")
  }
}

extension Review {
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
      return "\(subject.none) breaks \(victims)"
    }
    let clauses = axes.enumerated().map { index, axis in
      let count = changes.count { $0.level(on: axis) == .breaking }
      let victim = subject.victim(on: axis)
      if count == 0 { return "\(index > 0 ? "none" : subject.none) breaks \(victim)" }
      let what = index > 0 ? "\(count)" : subject.count(count)
      return "\(what) \(count == 1 ? "breaks" : "break") \(victim)"
    }
    let harmed = sections.count { $0.contains(where: isHarmful) }
    let apis = hasSeveralAPIs ? ", in \(harmed) of \(sections.count) APIs" : ""
    return clauses.joined(separator: ", ") + apis
  }

  func counts(in section: Section) -> ReviewCounts {
    ReviewCounts(section.findings, in: self)
  }

  var counts: ReviewCounts { ReviewCounts(sections.flatMap(\.findings), in: self) }

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
