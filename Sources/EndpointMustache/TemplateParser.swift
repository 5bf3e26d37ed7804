import EndpointJSON

/// Parses a template into nodes.
///
/// It works on bytes and takes linear time: the text before a tag is examined only for the first tag of a line.
struct TemplateParser {
  private let name: String
  private let source: String
  private let bytes: [UInt8]
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)

  private var position = 0
  /// The start of the text that is not a node yet, and whether it is at the start of a line.
  private var textStart = 0
  private var textStartsLine = true
  private var lineStart = 0
  private var lineHasTag = false

  private var nodes: [TemplateNode] = []
  private var openSections: [OpenSection] = []

  private struct OpenSection {
    let name: TemplateName
    let index: Int
  }

  init(_ text: String, name: String) {
    self.name = name
    self.source = text
    self.bytes = Array(text.utf8)
  }

  mutating func parse() throws(TemplateError) -> [TemplateNode] {
    while position < bytes.count {
      if hasPrefix(opening, at: position) {
        try parseTag()
      } else {
        if bytes[position] == UInt8(ascii: "\n") {
          lineStart = position + 1
          lineHasTag = false
        }
        position += 1
      }
    }
    appendText(upTo: bytes.count)
    if let section = openSections.last {
      throw error("section \"\(section.name.text)\" is never closed", at: section.name.offset)
    }
    return nodes
  }

  // MARK: Tags

  private mutating func parseTag() throws(TemplateError) {
    let tag = try TemplateTag(in: bytes, at: position, opening: opening, closing: closing, error)
    if tag.kind.mayStandAlone, let next = lineEnd(after: tag.end), let indentation = lineStartGap()
    {
      appendText(upTo: lineStart)
      try append(tag, indentation: indentation)
      position = next
      lineStart = next
      lineHasTag = false
      textStartsLine = true
    } else {
      appendText(upTo: position)
      markLineStart()
      try append(tag, indentation: nil)
      position = tag.end
      lineHasTag = true
      textStartsLine = false
    }
    textStart = position
  }

  private mutating func append(_ tag: TemplateTag, indentation: String?) throws(TemplateError) {
    switch tag.kind {
    case .comment: break
    case .delimiters: try setDelimiters(tag)
    case .variable: nodes.append(.variable(try name(of: tag), escapes: true))
    case .unescaped, .triple: nodes.append(.variable(try name(of: tag), escapes: false))
    case .partial: nodes.append(.partial(try name(of: tag), indentation: indentation))
    case .section: try open(.section(try name(of: tag), end: 0), tag)
    case .inverted: try open(.inverted(try name(of: tag), end: 0), tag)
    case .close: try close(tag)
    }
  }

  private mutating func open(_ node: TemplateNode, _ tag: TemplateTag) throws(TemplateError) {
    guard openSections.count < Budget.sections.maximum else {
      throw error(Budget.sections.line(), at: tag.start)
    }
    openSections.append(OpenSection(name: try name(of: tag), index: nodes.count))
    nodes.append(node)
  }

  private mutating func close(_ tag: TemplateTag) throws(TemplateError) {
    let closed = try name(of: tag)
    guard let section = openSections.popLast() else {
      throw error("\"\(closed.text)\" is closed here, but no section is open", at: tag.start)
    }
    guard section.name.text == closed.text else {
      let line = TemplatePlace(offset: section.name.offset, in: source).line
      throw error(
        "\"\(closed.text)\" is closed here, but \"\(section.name.text)\" of line \(line) is open",
        at: tag.start
      )
    }
    if case .inverted = nodes[section.index] {
      nodes[section.index] = .inverted(section.name, end: nodes.count)
    } else {
      nodes[section.index] = .section(section.name, end: nodes.count)
    }
  }

  private mutating func setDelimiters(_ tag: TemplateTag) throws(TemplateError) {
    let words = bytes[tag.content].split(whereSeparator: isBlank)
    guard words.count == 2, !words.joined().contains(UInt8(ascii: "=")) else {
      throw error("expected two delimiters with a space between, as in {{=<% %>=}}", at: tag.start)
    }
    opening = Array(words[0])
    closing = Array(words[1])
  }

  private func name(of tag: TemplateTag) throws(TemplateError) -> TemplateName {
    let text = String(decoding: bytes[tag.content], as: UTF8.self)
    guard !text.isEmpty else {
      throw error("expected a name in the tag", at: tag.start)
    }
    guard !bytes[tag.content].contains(where: isBlank) else {
      throw error("\"\(text)\" is not a valid name: it contains spaces", at: tag.start)
    }
    return TemplateName(text, offset: tag.start)
  }

  // MARK: Text

  private mutating func appendText(upTo end: Int) {
    guard textStart < end else { return }
    let text = String(decoding: bytes[textStart..<end], as: UTF8.self)
    nodes.append(.text(text, startsLine: textStartsLine))
    textStart = end
  }

  /// Adds an empty text for the indentation before a tag at the start of a line.
  private mutating func markLineStart() {
    if position == lineStart, !lineHasTag {
      nodes.append(.text("", startsLine: true))
    }
  }

  /// The text before the tag on its line, if it consists of blanks.
  private func lineStartGap() -> String? {
    let gap = bytes[lineStart..<position]
    guard !lineHasTag, gap.allSatisfy(isSpaceOrTab) else { return nil }
    return String(decoding: gap, as: UTF8.self)
  }

  /// The start of the next line, if only blanks follow the tag on its line.
  private func lineEnd(after end: Int) -> Int? {
    var index = end
    while index < bytes.count, isSpaceOrTab(bytes[index]) { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\r") { index += 1 }
    if index == bytes.count { return index }
    return bytes[index] == UInt8(ascii: "\n") ? index + 1 : nil
  }

  private func hasPrefix(_ prefix: [UInt8], at index: Int) -> Bool {
    guard bytes[index] == prefix[0] else { return false }
    return bytes[index...].starts(with: prefix)
  }

  private func error(_ message: String, at offset: Int) -> TemplateError {
    TemplateError(message, template: name, source: source, offset: offset)
  }
}
