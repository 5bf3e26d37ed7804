/// A description of the document, as documentation of the spec: a summary of one line, and the rest.
struct Prose: Equatable {
  private(set) var summary: String?
  private(set) var description: String?
  /// All of it on one line, where only one is to be had.
  private(set) var line: String?

  init(_ text: String?) {
    guard let text else { return }
    let clean = Self.withoutTags(text)
    let paragraphs = Self.paragraphs(clean)
    guard let first = paragraphs.first else { return }
    line = paragraphs.joined(separator: " ")
    if first.utf8.count <= 200 {
      summary = first
      let rest = paragraphs.count > 1 ? Self.behindFirstParagraph(clean) : ""
      description = rest.isEmpty ? nil : rest
    } else {
      description = Self.trimmed(clean)
    }
  }

  /// The paragraphs, each on one line.
  private static func paragraphs(_ text: String) -> [String] {
    var paragraphs: [[Substring]] = [[]]
    for line in lines(text) {
      let words = line.utf8.split(whereSeparator: isSpace).map(Substring.init)
      if words.isEmpty {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1] += words
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  private static func behindFirstParagraph(_ text: String) -> String {
    let rest = lines(text).drop { $0.isEmpty }.drop { !$0.isEmpty }
    return rest.drop { $0.isEmpty }.joined(separator: "\n")
  }

  /// The text without spaces at the ends of lines, and without empty lines at both ends.
  private static func trimmed(_ text: String) -> String {
    lines(text).drop { $0.isEmpty }.joined(separator: "\n")
  }

  /// The lines, without the spaces at their ends, up to the last that has a word.
  private static func lines(_ text: String) -> [Substring] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { line in
        var line = line
        while let last = line.last, isSpace(last) { line.removeLast() }
        return Substring(line)
      }
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    return lines
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Paragraphs of HTML as those of plain text.
  private static func withoutTags(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "<") {
      result += rest[..<open]
      rest = rest[open...]
      guard let tag = ["<p>", "</p>", "<br>", "<br/>", "<br />"].first(where: rest.hasPrefix) else {
        result.append(rest.removeFirst())
        continue
      }
      if tag != "<p>" { result += tag == "</p>" ? "\n\n" : "\n" }
      rest = rest.dropFirst(tag.count)
    }
    return result + rest
  }
}
