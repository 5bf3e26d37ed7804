import EndpointDiff

extension Change {
  /// The change as a line of `expected.txt`: its levels, kind, subject, places and facts. `Wordings.txt` has its texts.
  var expectation: String {
    let parts: [String?] = [
      "\(wire) wire, \(swift) swift, \(bump)",
      kind.name,
      "\(subject)",
      "\(before?.inFile ?? "nowhere") → \(after?.inFile ?? "nowhere")",
      direction.map { "in \($0)s" },
      Array(endpoints) == ["\(subject)"] || endpoints.isEmpty
        ? nil : "affects \(endpoints.joined(separator: ", "))",
      old == nil && new == nil ? nil : "(\(old ?? "nothing") → \(new ?? "nothing"))",
      places.isEmpty ? nil : "at \(places.map(\.subject.description).joined(separator: ", "))",
      isDocumentation ? "documentation" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: "  ") + "\n"
  }

  /// The sentences of the change for `Wordings.txt`.
  var sentences: [String] {
    let apps = consequence == kind.consequence ? nil : consequence
    return [summary] + labelled("apps", apps) + labelled("remedy", remedy) + labelled("hint", hint)
  }

  private func labelled(_ label: String, _ text: String?) -> [String] {
    text.map { ["\(label): \($0)"] } ?? []
  }

  /// A sentence without its names, values and numbers. Two sentences with one pattern have the same wording.
  func pattern(of sentence: String) -> String {
    let facts = [old, new].compactMap(\.self).filter { !$0.isEmpty }
    return facts.sorted { $0.count > $1.count }
      .reduce(sentence) { $0.replacing($1, with: "…") }
      .replacing(/"[^"]*"|`[^`]*`/, with: "…").replacing(/[0-9]+/, with: "0")
  }
}

extension Position {
  /// The line and column, since a case has one file for each version.
  fileprivate var inFile: String { "\(line):\(column)" }
}
