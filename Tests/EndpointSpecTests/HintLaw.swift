import Testing

@testable import EndpointSpec

/// The law of hints: a mistake is reported once, at its place, with a hint. The edits of the hint remove it, and cause no
/// other one.
struct HintLaw {
  /// The name of the file. Its extension decides its language.
  var path = "api.json"
  /// The problems of the files.
  let read: ([SourceFile]) -> [Diagnostic]

  func check(_ mistake: HintCorpus.Mistake) {
    if let valid = mistake.valid, !problems(of: valid).isEmpty { return }
    let files = [SourceFile(path: path, bytes: Array(mistake.text.utf8))]
    let found = read(files)
    guard let problem = found.first, found.count == 1 else {
      Issue.record("\(mistake.name): \(shown(found))")
      return
    }
    let place = problem.place.start..<max(problem.place.end, problem.place.start + 1)
    if !mistake.range.overlaps(place) {
      Issue.record("\(mistake.name): at \(place): \(problem.message)")
    }
    guard let hint = problem.fix else {
      Issue.record("\(mistake.name): no hint: \(problem.message)")
      return
    }
    guard let edits = hint.textEdits(in: files) else {
      if !mistake.isOpen { Issue.record("\(mistake.name): no edit: \(problem.message): \(hint)") }
      return
    }
    let text = String(decoding: edits.applied(to: 0, files[0].bytes).bytes, as: UTF8.self)
    let moved = mistake.value.map { text.ranges(of: $0).map { text.offsets($0) } } ?? []
    let left = problems(of: text).filter { problem in
      !moved.contains { $0.contains(problem.place.start) }
    }.map(\.message)
    if !left.isEmpty { Issue.record("\(mistake.name): after \"\(hint)\": \(left)") }
    if let corrected = mistake.corrected, text != corrected {
      Issue.record("\(mistake.name): \"\(hint)\" wrote \(edits.map(\.new))")
    }
  }

  private func problems(of text: String) -> [Diagnostic] {
    read([SourceFile(path: path, bytes: Array(text.utf8))])
  }

  private func shown(_ problems: [Diagnostic]) -> String {
    problems.isEmpty
      ? "silent"
      : problems.map { "\($0.message) (\($0.hint ?? "no hint"))" }.joined(separator: "; ")
  }
}

extension String {
  fileprivate func offsets(_ range: Range<Index>) -> Range<Int> {
    let start = utf8.distance(from: startIndex, to: range.lowerBound)
    return start..<start + self[range].utf8.count
  }
}
