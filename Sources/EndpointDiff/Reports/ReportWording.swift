import EndpointSpec

/// The wording that all reports share.

extension Comparison {
  /// Such as `DeckOfCards  Specs/DeckOfCards.json`. Omits the path if a label equals it.
  var title: String {
    let isNamed = path.isEmpty || path == newLabel || newLabel.isEmpty && path == oldLabel
    return isNamed ? api : "\(api)  \(path)"
  }

  /// Such as `main → working tree`. Omits the label of a side without the spec.
  var labels: String {
    if let caption { return caption }
    if oldLabel.isEmpty { return "new in \(newLabel)" }
    return "\(oldLabel) → \(newLabel.isEmpty ? "deleted" : newLabel)"
  }
}

extension Change {
  /// The summary, with the old and new text if it does not contain them: `"image" is no longer optional (url? → url)`.
  var clause: String {
    let facts = [old, new].compactMap(\.self)
    guard !facts.isEmpty, !summary.says(facts) else { return summary }
    let change =
      switch (old, new) {
      case (let old?, nil): "was \(old)"
      case (nil, let new?): new
      default: facts.joined(separator: " → ")
      }
    return "\(summary) (\(change))"
  }

  /// The subject: `Deck.draw count and 4 more places`.
  var heading: String {
    guard places.count > 1 else { return "\(subject)" }
    // One type or enum with several changed parts.
    if !places.contains(where: { $0.subject == subject }) { return "\(subject)" }
    let others = places.count - 1
    return "\(subject) and \(others) more \(others == 1 ? "place" : "places")"
  }

  /// The other places of the change: `Deck.peek count (31:18), Deck.shuffle count (40:18)`. Nil for one place.
  var otherPlaces: String? {
    let others = places.filter { $0.subject != subject }
    guard !others.isEmpty else { return nil }
    return others.map { place in
      let position = place.after ?? place.before
      return "\(place.subject)" + (position.map { " (\($0.line):\($0.column))" } ?? "")
    }.listed(atMost: Self.namedPlaces)
  }

  private static let namedPlaces = 10

  /// The consequences for shipped apps, and for source code if it is checked and not safe.
  func consequences(on axes: [Axis]) -> [String] {
    // The text on callers belongs to the level of the kind.
    let callers = kind.swift == swift && swift > .safe ? kind.callers : nil
    let sentences = [
      axes.contains(.wire) ? consequence : nil, axes.contains(.swift) ? callers : nil,
    ]
    let texts = sentences.compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty && !consequence.isEmpty ? [consequence] : texts
  }

  /// `Specs/DeckOfCards.json:31:18 (before: 30:18)`
  var location: String {
    switch (before, after) {
    case (let before?, let after?):
      if before == after { return after.text }
      let old = before.path == after.path ? "\(before.line):\(before.column)" : before.text
      return "\(after.text) (before: \(old))"
    case (let before?, nil): return "before \(before.text)"
    case (nil, let after?): return after.text
    case (nil, nil): return "the whole spec"
    }
  }

  var declarationLines: DeclarationLines {
    DeclarationLines(before: declarationBefore, after: declarationAfter)
  }

  /// The affected endpoints: `Deck.draw, Deck.peek, in responses`. Nil if the subject is the only one.
  var reach: String? {
    let named = Array(endpoints.prefix(Self.namedEndpoints))
    guard let first = named.first, named.count > 1 || !subject.description.hasPrefix(first)
    else { return nil }
    return named.listed(of: endpoints.count) + (direction.map { ", in \($0.rawValue)s" } ?? "")
  }

  private static let namedEndpoints = 5
}

extension Finding {
  /// The declaration and its change: `Card.image: "image" is no longer optional`.
  var message: String { "\(change.heading): \(change.clause)" }

  /// The lines after the summary, for plain text reports.
  func explanation(in review: Review) -> [String] {
    var lines = change.consequences(on: review.axes)
    if let places = change.otherPlaces { lines.append("Places: \(places)") }
    if let reach = change.reach { lines.append("Affects \(reach)") }
    lines += change.declarationLines.texts
    if let evidence = change.evidence { lines.append("Seen: \(evidence)") }
    if let app {
      lines.append("App: \(app.sentences.joined(separator: "; "))")
      lines += app.lines()
    }
    if let remedy = change.remedy { lines.append("\(review.subject.remedy): \(remedy)") }
    if let hint = change.hint { lines.append("Hint: \(hint)") }
    return lines + allowances.map { "Allowed: \($0.sentence)" }
  }

  /// The reasons of the matching allow file entries.
  var reasons: String { allowances.map(\.sentence).joined(separator: "; ") }
}

extension [String] {
  /// `a, b and 3 more`
  package func listed(atMost most: Int) -> String { Array(prefix(most)).listed(of: count) }

  /// The first ones of so many: `a, b and 3 more`
  fileprivate func listed(of all: Int) -> String {
    joined(separator: ", ") + (all > count ? " and \(all - count) more" : "")
  }
}

extension Position {
  /// `Specs/DeckOfCards.json:31:18`
  var text: String { "\(path):\(line):\(column)" }
}

extension String {
  /// True if the text contains all facts as separate words: `int32` does not contain `int`.
  fileprivate func says(_ facts: [String]) -> Bool {
    var rest = self
    for fact in facts.sorted(by: { $0.count > $1.count }) where !fact.isEmpty {
      let parts = rest.split(separator: fact, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count > 1 else { return false }
      rest = parts.joined(separator: "\n")
    }
    return true
  }

  /// The text with each run of line breaks replaced by a space.
  var onOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// The subject of a review, which determines its wording.
package struct ReportSubject: Equatable, Sendable {
  /// The command that created the review.
  package let command: String
  /// The noun for one finding, such as `change`.
  package let noun: String
  /// The noun for a finding in counts.
  private let unit: String
  let title: String
  /// The label of a remedy.
  let remedy: String
  /// What a breaking finding breaks on each axis.
  private let victims: [Axis: String]

  /// Changes between two versions of a spec: the findings of `diff`.
  package static let changes = ReportSubject(
    command: "endpoints diff",
    noun: "change",
    unit: "change",
    title: "API changes",
    remedy: "To make it safe",
    victims: [.wire: "shipped apps", .swift: "source code"]
  )
  /// Differences between a spec and traffic: the findings of `verify`.
  package static let drift = ReportSubject(
    command: "endpoints verify",
    noun: "drift",
    unit: "difference",
    title: "API drift",
    remedy: "To correct the spec",
    victims: [:]
  )

  /// The text for a review without findings.
  var nothing: String { "no \(noun)" }
  /// The text for a review whose only differences were not compared.
  var nothingCompared: String { "no \(noun) in what is compared" }
  /// True if levels are rated on two axes.
  var hasAxes: Bool { !victims.isEmpty }
  func victim(on axis: Axis) -> String { victims[axis] ?? "the generated client" }
  /// `9 changes`
  func count(_ count: Int) -> String { counted(count, unit) }
  /// The text for no finding: `no change`, `no difference`.
  var none: String { "no \(unit)" }
}
