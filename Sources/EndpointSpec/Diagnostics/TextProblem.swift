/// A mistake in a text of the spec, and its byte range.
package struct TextProblem: Error, Equatable {
  let range: Range<Int>
  package internal(set) var message: String
  var hint: String?
}

extension Reporting {
  mutating func report(_ rule: Rule, _ problem: TextProblem, in text: Located<String>) {
    report(rule, problem.message, at: text.part(problem.range), hint: problem.hint)
  }
}

extension Located<String> {
  /// The place of a byte range of the text. The whole string if it contains escapes.
  func part(_ range: Range<Int>) -> Place {
    guard place.end - place.start == value.utf8.count + 2 else { return place }
    let start = place.start + 1 + range.lowerBound
    return Place(file: place.file, start: start, end: max(start + range.count, start + 1))
  }
}
