import EndpointSpec

/// A description of the document, as documentation of the spec: a summary of one line, and the rest.
struct Prose: Equatable {
  private(set) var summary: String?
  private(set) var description: String?
  /// All of it on one line, where only one is to be had.
  private(set) var line: String?

  init(_ text: String?) {
    guard let text else { return }
    let clean = HTMLText.markdown(text)
    let parts = Self.parts(clean)
    guard let first = parts.first else { return }
    line = Self.line(of: parts)
    if !first.isItem, first.text.utf8.count <= 200 {
      summary = first.text
      let rest = parts.count > 1 ? Self.behindFirstParagraph(clean) : ""
      description = rest.isEmpty ? nil : rest
    } else {
      description = Self.trimmed(clean)
    }
  }

  /// A paragraph, a heading or an item of a list, on one line, without the marks before it.
  private struct Part {
    var words: [Substring]
    var isItem = false

    var text: String { words.joined(separator: " ") }
  }

  private static func parts(_ text: String) -> [Part] {
    var parts = [Part(words: [])]
    for line in lines(text) {
      let words = line.utf8.split(whereSeparator: isSpace).map(Substring.init)
      if let marker = marker(of: line) {
        parts.append(
          Part(words: marker == .bullet ? Array(words.dropFirst()) : words, isItem: true)
        )
      } else if isHeading(line) {
        parts += [Part(words: Array(words.dropFirst())), Part(words: [])]
      } else if words.isEmpty {
        parts.append(Part(words: []))
      } else {
        parts[parts.count - 1].words += words
      }
    }
    return parts.filter { !$0.words.isEmpty }
  }

  /// The parts as sentences behind each other.
  private static func line(of parts: [Part]) -> String {
    var line = parts[0].text
    for (part, next) in zip(parts, parts.dropFirst()) {
      if !endsAsSentence(line) { line += !next.isItem ? "." : part.isItem ? ";" : ":" }
      line += " " + next.text
    }
    return line
  }

  private static func behindFirstParagraph(_ text: String) -> String {
    let lines = lines(text).drop { $0.isEmpty }
    var rest = lines.dropFirst()
    if let first = lines.first, !isHeading(first) {
      rest = rest.drop { !$0.isEmpty && marker(of: $0) == nil && !isHeading($0) }
    }
    return rest.drop { $0.isEmpty }.joined(separator: "\n")
  }

  private static func isHeading(_ line: Substring) -> Bool {
    let marks = line.utf8.prefix { $0 == UInt8(ascii: "#") }
    return 1...6 ~= marks.count && line.utf8.dropFirst(marks.count).first.map(isSpace) ?? true
  }

  private static func marker(of line: Substring) -> ListMarker? {
    ListMarker.first(in: line.utf8.drop(while: isSpace))?.marker
  }

  /// The text without spaces at the ends of lines, and without empty lines at both ends.
  private static func trimmed(_ text: String) -> String {
    lines(text).drop { $0.isEmpty }.joined(separator: "\n")
  }

  /// The lines, without the spaces at their ends, up to the last that has a word; of several empty ones the first.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var line = line
      while let last = line.last, isSpace(last) { line.removeLast() }
      if !line.isEmpty || lines.last?.isEmpty != true { lines.append(Substring(line)) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
