import EndpointJSON
import EndpointYAML

/// Malformed JSON whose certain mistakes are mended in memory, so that the reader goes on with what follows.
///
/// Each token stays at its offset, or nearly: a remedy leaves white space, or takes the white space beside it.
struct MendedText {
  private(set) var bytes: [UInt8]

  /// Applies a remedy. False if the mistake can be meant in several ways, or if there is too little white space.
  mutating func mend(_ problem: TextProblem) -> Bool {
    // Without a comment, the text has the same meaning.
    let isDeletion = problem.remedy.allSatisfy { $0.text.isEmpty }
    guard problem.isCertain || isDeletion, !problem.remedy.isEmpty else { return false }
    let whole = bytes
    for (index, part) in problem.remedy.enumerated().reversed() {
      // The first of two quotes opens a text, which must not begin with white space.
      let isOpening = index == 0 && problem.remedy.count > 1
      guard replace(part.range, with: Array(part.text.utf8), isOpening: isOpening) else {
        bytes = whole
        return false
      }
    }
    return true
  }

  private mutating func replace(_ range: Range<Int>, with text: [UInt8], isOpening: Bool) -> Bool {
    let missing = text.count - range.count
    if missing > 0 { return insert(text, at: range, missing) }
    let space = [UInt8](repeating: UInt8(ascii: " "), count: -missing)
    bytes.replaceSubrange(range, with: isOpening ? space + text : text + space)
    return true
  }

  /// Writes a longer text. White space behind or before it makes room.
  private mutating func insert(_ text: [UInt8], at range: Range<Int>, _ count: Int) -> Bool {
    // A separator may move. A text or a number would get another place.
    let behind = bytes[range.upperBound...].prefix { isSpace($0) || $0 == UInt8(ascii: ",") }
    var spaces = behind.indices.filter { isSpace(bytes[$0]) }.prefix(count)
    if spaces.count < count {
      let before = bytes[..<range.lowerBound].suffix(count)
      guard before.count == count, before.allSatisfy(isSpace) else { return false }
      spaces = Array(before.indices)[...]
    }
    let start = range.lowerBound - spaces.count { $0 < range.lowerBound }
    for index in spaces.reversed() { bytes.remove(at: index) }
    bytes.replaceSubrange(start..<start + range.count, with: text)
    return true
  }
}

extension NodeReader {
  /// Each remedy reads the whole text again. Further mistakes are reported by the next run.
  private static let mostMended = 20

  /// The root of malformed JSON after its certain mistakes are mended. Reports each mistake. Nil if one is not certain.
  mutating func mended(
    _ failure: JSONFailure,
    _ source: SourceFile,
    whenEmpty emptyHint: Hint
  ) -> JSONNode? {
    var text = MendedText(bytes: source.bytes)
    var failure = failure
    for _ in 0..<Self.mostMended {
      let problem = reportMalformed(failure, text.bytes, emptyHint)
      guard let problem, text.mend(problem) else { return nil }
      do throws(JSONFailure) {
        return try DocumentText(parsing: text.bytes, of: source.path).root
      } catch {
        guard error.offset > failure.offset else { return nil }
        failure = error
      }
    }
    return nil
  }
}
