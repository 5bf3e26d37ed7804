/// The marker of a Markdown list item: a bullet, which may be escaped, or a number (CommonMark 0.31.2, section 5.2).
package enum ListMarker: Equatable {
  case bullet
  case number(isFirst: Bool)

  /// True if an item with this marker can interrupt a paragraph. A number at the start of a line is usually part of a
  /// sentence.
  package var endsParagraphs: Bool { self != .number(isFirst: false) }

  /// The length in bytes of a marker and the space after it. 0 without a marker.
  package static func length(in line: ArraySlice<UInt8>) -> Int { first(in: line)?.length ?? 0 }

  /// The marker at the start of a line and its length in bytes, including the space after it. Nil without a marker.
  static func first(in line: some Collection<UInt8>) -> (marker: ListMarker, length: Int)? {
    guard let (marker, length) = number(line) ?? bullet(line),
      line.dropFirst(length).first == UInt8(ascii: " ")
    else { return nil }
    return (marker, length + 1)
  }

  private static func bullet(_ line: some Collection<UInt8>) -> (ListMarker, Int)? {
    let escape = line.first == UInt8(ascii: "\\") ? 1 : 0
    guard let bullet = line.dropFirst(escape).first, "-*+".utf8.contains(bullet) else { return nil }
    return (.bullet, escape + 1)
  }

  private static func number(_ line: some Collection<UInt8>) -> (ListMarker, Int)? {
    let digits = line.prefix(while: isDigit)
    guard 1...9 ~= digits.count, let end = line.dropFirst(digits.count).first,
      ".)".utf8.contains(end)
    else { return nil }
    return (.number(isFirst: digits.elementsEqual("1".utf8)), digits.count + 1)
  }
}

/// The kind of a Markdown line, by its beginning (CommonMark 0.31.2, chapters 4 and 5, and tables of GitHub).
package enum MarkdownLine: Equatable {
  case blank
  /// Starts or ends a code block with this mark.
  case fence(UInt8)
  /// Code between fences.
  case code
  case heading
  /// A separate line that is never wrapped: a table row, a thematic break, a link definition.
  case row
  /// A separate line: a quote, indented code, HTML.
  case alone
  case item(ListMarker)
  /// Starts or continues a paragraph.
  case text

  /// The open block before a line.
  private enum Opened {
    case nothing, paragraph, item
  }

  /// The lines of a text without line breaks, each with its kind.
  package static func lines(of text: [Substring]) -> [(text: Substring, kind: MarkdownLine)] {
    var (opened, code) = (Opened.nothing, MarkdownLine?.none)
    return text.map { line in
      let kind = MarkdownLine(line, behind: opened)
      if let fence = code {
        if kind == fence { code = nil }
        return (line, kind == fence ? kind : .code)
      }
      switch kind {
      case .item: opened = .item
      case .text: if opened == .nothing { opened = .paragraph }
      case .blank, .fence, .code, .heading, .row, .alone: opened = .nothing
      }
      if case .fence = kind { code = kind }
      return (line, kind)
    }
  }

  /// - Parameters:
  ///   - line: A line outside code between fences.
  ///   - opened: The open block before it. Indented code does not interrupt a paragraph or an item, and a number other
  ///     than 1 does not interrupt a paragraph.
  private init(_ line: Substring, behind opened: Opened) {
    let words = line.utf8.drop(while: Self.isBlank)
    let indentation = line.utf8.count - words.count
    guard let first = words.first else {
      self = .blank
      return
    }
    if let fence = Self.fence(words) {
      self = .fence(fence)
    } else if let marker = ListMarker.first(in: words)?.marker,
      opened != .paragraph || marker.endsParagraphs
    {
      self = .item(marker)
    } else if indentation > 3, opened == .nothing {
      self = .alone
    } else if Self.isHeading(words) {
      self = .heading
    } else if first == UInt8(ascii: "|") || Self.isRule(words) || Self.isLinkDefinition(words) {
      self = .row
    } else {
      // Most lines have no bar, and searching a text is slow.
      let isTable = words.contains(UInt8(ascii: "|")) && line.contains(" | ")
      self = "<>".utf8.contains(first) || isTable ? .alone : .text
    }
  }

  /// True if words at the start of a line would not be paragraph text.
  package static func beginsBlock(_ words: ArraySlice<UInt8>) -> Bool {
    // Most words start with a letter.
    guard let first = words.first, first < UInt8(ascii: "A") || first == UInt8(ascii: "\\") else {
      return false
    }
    if let marker = ListMarker.first(in: words)?.marker { return marker.endsParagraphs }
    return first == UInt8(ascii: ">") || isHeading(words)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// The mark of a fence. Inline code is not a fence.
  private static func fence(_ words: Substring.UTF8View) -> UInt8? {
    if words.starts(with: "~~~".utf8) { return UInt8(ascii: "~") }
    let mark = UInt8(ascii: "`")
    let isFence = words.starts(with: "```".utf8) && !words.drop { $0 == mark }.contains(mark)
    return isFence ? mark : nil
  }

  private static func isHeading(_ words: some Collection<UInt8>) -> Bool {
    let marks = words.prefix { $0 == UInt8(ascii: "#") }.count
    guard 1...6 ~= marks, let next = words.dropFirst(marks).first else { return false }
    return isBlank(next) && !words.dropFirst(marks).allSatisfy(isBlank)
  }

  private static func isRule(_ words: Substring.UTF8View) -> Bool {
    guard let mark = words.first, "-=*_".utf8.contains(mark) else { return false }
    return words.count > 2 && words.allSatisfy { $0 == mark || isBlank($0) }
  }

  /// `[name]: https://…`
  private static func isLinkDefinition(_ words: Substring.UTF8View) -> Bool {
    guard words.first == UInt8(ascii: "["), let end = words.firstIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    return words[words.index(after: end)...].first == UInt8(ascii: ":")
  }
}
