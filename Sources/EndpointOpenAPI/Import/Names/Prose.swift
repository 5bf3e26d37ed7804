import EndpointSpec

/// Splits a description into a summary of one line and the rest.
struct Prose: Equatable {
  private(set) var summary: String?
  private(set) var description: String?
  /// The whole text on one line, for keys that allow only one.
  private(set) var line: String?

  init(_ text: String?) {
    guard let text else { return }
    let lines = Self.lines(Self.printable(HTMLText.markdown(text)))
    let parts = Self.parts(lines)
    guard let first = parts.first else { return }
    line = Self.line(of: parts)
    if !first.isItem, first.text.utf8.count <= 200 {
      summary = first.text
      let rest = parts.count > 1 ? Self.behindFirstParagraph(lines) : ""
      description = rest.isEmpty ? nil : rest
    } else {
      description = Self.joined(lines[...])
    }
  }

  /// The text without control characters, which specs cannot contain. All line breaks become line feeds (Unicode 16,
  /// section 5.8).
  private static func printable(_ text: String) -> String {
    let mayBeControl: (UInt8) -> Bool = { byte in
      byte < 0x20
        ? !isSpace(byte) && byte != UInt8(ascii: "\n") : [0x7F, 0xC2, 0xE2].contains(byte)
    }
    guard text.utf8.contains(where: mayBeControl) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": result.append("\n")
      case "\t", "\n", "\r": result.append(scalar)
      default: if scalar.properties.generalCategory != .control { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// A paragraph, heading, list item or code block on one line, without its marks.
  private struct Part {
    var words: [Substring]
    var isItem = false
    var isCode = false

    var text: String {
      let text = words.joined(separator: " ")
      return isCode ? "`\(text)`" : text
    }
  }

  private typealias Line = (text: Substring, kind: MarkdownLine)

  private static func parts(_ lines: [Line]) -> [Part] {
    var parts = [Part(words: [])]
    for (line, kind) in lines {
      let words = line.utf8.split(whereSeparator: isSpace).map(Substring.init)
      switch kind {
      case .fence:
        let begins = !parts[parts.count - 1].isCode
        parts.append(Part(words: [], isItem: begins, isCode: begins))
      case .item(.bullet): parts.append(Part(words: Array(words.dropFirst()), isItem: true))
      case .item: parts.append(Part(words: words, isItem: true))
      case .heading: parts += [Part(words: Array(words.dropFirst())), Part(words: [])]
      case .blank: parts.append(Part(words: []))
      case .row where line.utf8.allSatisfy("-=*_ ".utf8.contains): parts.append(Part(words: []))
      case .code, .row, .alone, .text: parts[parts.count - 1].words += words
      }
    }
    return parts.filter { !$0.words.isEmpty }
  }

  /// The parts joined as sentences.
  private static func line(of parts: [Part]) -> String {
    var line = parts[0].text
    for (part, next) in zip(parts, parts.dropFirst()) {
      if !endsAsSentence(line) { line += !next.isItem ? "." : part.isItem ? ";" : ":" }
      line += " " + next.text
    }
    return line
  }

  private static func behindFirstParagraph(_ lines: [Line]) -> String {
    if lines.first?.kind == .heading { return joined(lines.dropFirst()) }
    return joined(lines.drop { [.text, .alone, .row].contains($0.kind) })
  }

  private static func joined(_ lines: ArraySlice<Line>) -> String {
    lines.drop { $0.kind == .blank }.map(\.text).joined(separator: "\n")
  }

  /// The lines without trailing spaces and without empty lines at the start and end. Consecutive empty lines are
  /// merged.
  private static func lines(_ text: String) -> [Line] {
    let split = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let trimmed = split.map { bytes in
      var bytes = bytes
      while let last = bytes.last, isSpace(last) { bytes.removeLast() }
      return Substring(bytes)
    }
    var lines: [Line] = []
    for line in MarkdownLine.lines(of: trimmed) {
      let isRepeated = lines.last.map { $0.kind == .blank } ?? true
      if line.kind != .blank || !isRepeated { lines.append(line) }
    }
    while let last = lines.last, last.text.isEmpty { lines.removeLast() }
    return lines
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
