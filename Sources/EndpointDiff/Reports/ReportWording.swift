/// The words that all reports say alike.

extension Comparison {
  /// `DeckOfCards  Specs/DeckOfCards.json`; without the path where a label is the same.
  var title: String {
    let isNamed = path.isEmpty || path == newLabel || newLabel.isEmpty && path == oldLabel
    return isNamed ? api : "\(api)  \(path)"
  }

  /// `main → working tree`; a side without the spec has no label.
  var labels: String {
    if let caption { return caption }
    if oldLabel.isEmpty { return "new in \(newLabel)" }
    return "\(oldLabel) → \(newLabel.isEmpty ? "deleted" : newLabel)"
  }
}

extension Change {
  /// What changed, with the facts where the summary does not say them: `"image" is no longer optional (url? → url)`.
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

  /// The declaration that changed: `Deck.draw count and 4 more places`.
  var heading: String {
    guard places.count > 1 else { return subject }
    // One type or enum with several changed parts.
    if !places.contains(where: { $0.subject == subject }) { return subject }
    let others = places.count - 1
    return "\(subject) and \(others) more \(others == 1 ? "place" : "places")"
  }

  /// The other places of the same change: `Deck.peek count (31:18), Deck.shuffle count (40:18)`; nil of one place.
  var otherPlaces: String? {
    let others = places.filter { $0.subject != subject }
    guard !others.isEmpty else { return nil }
    return others.map { place in
      let position = place.after ?? place.before
      return place.subject + (position.map { " (\($0.line):\($0.column))" } ?? "")
    }.listed(atMost: Self.namedPlaces)
  }

  private static let namedPlaces = 10

  /// What happens to shipped apps, and to sources unless they are safe or do not count.
  func consequences(on axes: [Axis]) -> [String] {
    let kind = ChangeKind.all.first { $0.name == self.kind }
    // What the catalogue says of callers is about its own level.
    let callers = kind.flatMap { $0.swift == swift && swift > .safe ? $0.callers : nil }
    let sentences = [
      axes.contains(.wire) ? consequence : nil, axes.contains(.swift) ? callers : nil,
    ]
    let texts = sentences.compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty && !consequence.isEmpty ? [consequence] : texts
  }

  /// `Specs/DeckOfCards.json:31:18, before 30:18`
  var location: String {
    switch (before, after) {
    case (let before?, let after?):
      if before == after { return after.text }
      let old = before.path == after.path ? "\(before.line):\(before.column)" : before.text
      return "\(after.text), before \(old)"
    case (let before?, nil): return "before \(before.text)"
    case (nil, let after?): return after.text
    case (nil, nil): return "the whole spec"
    }
  }

  /// `Deck.draw, Deck.peek, in responses`; nil where the subject names the only one.
  var reach: String? {
    guard let first = endpoints.first, endpoints.count > 1 || !subject.hasPrefix(first) else {
      return nil
    }
    return endpoints.listed(atMost: Self.namedEndpoints)
      + (direction.map { ", in \($0.rawValue)s" } ?? "")
  }

  private static let namedEndpoints = 5
}

extension Finding {
  /// What follows what changed, a line each: for reports that are no more than text.
  func explanation(in review: Review) -> [String] {
    var lines = change.consequences(on: review.axes)
    if let places = change.otherPlaces { lines.append("Places: \(places)") }
    if let reach = change.reach { lines.append("Affects \(reach)") }
    lines += change.declarationBefore.map { ["- \($0)"] } ?? []
    lines += change.declarationAfter.map { ["+ \($0)"] } ?? []
    if let evidence = change.evidence { lines.append("Seen: \(evidence)") }
    if let remedy = change.remedy { lines.append("\(review.subject.remedy): \(remedy)") }
    if let hint = change.hint { lines.append("Hint: \(hint)") }
    return lines + allowances.map { "Allowed: \($0.sentence)" }
  }

  /// Why the allow files let it pass.
  var reasons: String { allowances.map(\.sentence).joined(separator: "; ") }
}

extension [String] {
  /// `a, b and 3 more`
  package func listed(atMost most: Int) -> String {
    let more = count - most
    return prefix(most).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

extension Position {
  /// `Specs/DeckOfCards.json:31:18`
  var text: String { "\(path):\(line):\(column)" }
}

extension String {
  /// Whether it has all of the texts, each in a place of its own: `int32` alone does not say `int` too.
  fileprivate func says(_ facts: [String]) -> Bool {
    var rest = self
    for fact in facts.sorted(by: { $0.count > $1.count }) where !fact.isEmpty {
      let parts = rest.split(separator: fact, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count > 1 else { return false }
      rest = parts.joined(separator: "\n")
    }
    return true
  }

  /// The text with each run of line breaks as one blank.
  var onOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
