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
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.isEmpty {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1] += words
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  private static func behindFirstParagraph(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let rest = lines.drop { isBlank($0) }.drop { !isBlank($0) }
    return trimmed(rest.joined(separator: "\n"))
  }

  private static func isBlank(_ line: Substring) -> Bool {
    line.allSatisfy { $0 == " " || $0 == "\t" }
  }

  private static func trimmed(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line in String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed()) }
    let body = lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed()
    return body.joined(separator: "\n")
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
