/// The words that all reports say alike.

extension Comparison {
  /// `DeckOfCards  Specs/DeckOfCards.json`
  var title: String { path.isEmpty ? api : "\(api)  \(path)" }

  /// `main → working tree`
  var labels: String { "\(oldLabel) → \(newLabel)" }
}

extension Change {
  /// What changed, with the facts where the summary does not say them: `"image" is no longer optional (url? → url)`.
  var clause: String {
    let facts = [old, new].compactMap(\.self)
    guard !facts.isEmpty, !facts.allSatisfy(summary.contains) else { return summary }
    return "\(summary) (\(old ?? "nothing") → \(new ?? "nothing"))"
  }

  /// `Specs/DeckOfCards.json:31:18, before 30:18`
  var places: String {
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

  /// `Deck.draw, Deck.peek, in responses`; nil where no endpoint is named beside the subject itself.
  var reach: String? {
    guard !endpoints.isEmpty, endpoints != [subject] else { return nil }
    let named = endpoints.prefix(Self.namedEndpoints).joined(separator: ", ")
    let others = endpoints.count - Self.namedEndpoints
    let more = others > 0 ? " and \(others) more" : ""
    return named + more + (direction.map { ", in \($0.rawValue)s" } ?? "")
  }

  private static let namedEndpoints = 5
}

extension Finding {
  /// What follows what changed, a line each: for reports that are no more than text.
  var explanation: [String] {
    var lines = change.consequence.isEmpty ? [] : [change.consequence]
    if let reach = change.reach { lines.append("Reaches \(reach)") }
    lines += change.declarationBefore.map { ["- \($0)"] } ?? []
    lines += change.declarationAfter.map { ["+ \($0)"] } ?? []
    if let remedy = change.remedy { lines.append("To make it safe: \(remedy)") }
    if let hint = change.hint { lines.append("Hint: \(hint)") }
    return lines + allowances.map { "Allowed: \($0.sentence)" }
  }

  /// Why the allow files let it pass.
  var reasons: String { allowances.map(\.sentence).joined(separator: "; ") }
}

extension Position {
  /// `Specs/DeckOfCards.json:31:18`
  var text: String { "\(path):\(line):\(column)" }
}

extension String {
  /// The text with each run of line breaks as one blank.
  var onOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
