import EndpointJSON

/// A position in a YAML text, with the state of its line.
struct YAMLText {
  private let base: UnsafePointer<UInt8>
  let count: Int
  var index = 0
  private(set) var lineStart = 0
  /// The number of spaces before the content of the line. -1 at a document marker and at the end of the text.
  private(set) var indent = -1
  /// Whether a tab follows these spaces. Then a block mapping or sequence cannot start.
  private(set) var hasTabIndent = false
  /// The number of line breaks that `endLine` or `findContent` last skipped.
  private(set) var breaks = 0
  /// Whether `endLine` last skipped a comment.
  private(set) var passedComment = false

  /// Creates a position at the start. The bytes must outlive the value.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!
    count = bytes.count
    if count >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF { index = 3 }
    lineStart = index
  }

  /// The byte at an offset. 0 after the end, which no valid text contains.
  subscript(offset: Int) -> UInt8 { offset < count ? base[offset] : 0 }

  var byte: UInt8 { self[index] }
  var column: Int { index - lineStart }
  var isAtBreakOrEnd: Bool { byte.isYAMLBreak || index >= count }

  /// Whether only a comment or nothing follows on the line. Call it after skipping blanks.
  var isAtLineEnd: Bool { isAtBreakOrEnd || isAtComment }

  var isAtComment: Bool {
    byte == UInt8(ascii: "#") && (index == lineStart || self[index - 1].isYAMLBlank)
  }

  /// Whether white space follows the byte, as required after the indicators `-`, `?` and `:` of blocks.
  func isIndicator(_ offset: Int) -> Bool { self[offset + 1].isYAMLSpaceOrEnd }

  /// Whether the line starts with `---` or `...` here.
  var isAtMarker: Bool { isAt("-") || isAt(".") }

  /// Whether the line starts with three of this character and white space here.
  func isAt(_ character: Unicode.Scalar) -> Bool {
    let mark = UInt8(ascii: character)
    return column == 0 && byte == mark && self[index + 1] == mark && self[index + 2] == mark
      && self[index + 3].isYAMLSpaceOrEnd
  }

  func string(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
  }

  func bytes(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + start, count: end - start)
  }

  // MARK: - Moving

  /// Skips spaces and tabs. Returns whether a tab was among them.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    var hasTab = false
    while byte.isYAMLBlank {
      if byte == UInt8(ascii: "\t") { hasTab = true }
      index += 1
    }
    return hasTab
  }

  mutating func skipToBreak() {
    while !isAtBreakOrEnd { index += 1 }
  }

  /// Skips a line break and enters the next line.
  mutating func skipBreak() {
    index += byte == UInt8(ascii: "\r") && self[index + 1] == UInt8(ascii: "\n") ? 2 : 1
    lineStart = index
  }

  /// Skips spaces at the start of a line, up to a limit. Returns their number.
  mutating func skipSpaces(limit: Int = .max) -> Int {
    let start = index
    while byte == UInt8(ascii: " "), index - start < limit { index += 1 }
    return index - start
  }

  /// Ends the line of a node, which allows only white space and a comment, and finds the next content.
  mutating func endLine() throws(JSONFailure) {
    skipBlanks()
    passedComment = isAtComment
    if passedComment { skipToBreak() }
    guard isAtBreakOrEnd else { throw failure("the end of the line") }
    findContent()
  }

  /// Moves from the end of a line to the next line with content.
  mutating func findContent() {
    breaks = 0
    while index < count {
      skipBreak()
      breaks += 1
      if hasContent() { return }
    }
    indent = -1
  }

  /// Examines a line from its start. Moves to its content, or to its end if it has none.
  mutating func hasContent() -> Bool {
    indent = skipSpaces()
    hasTabIndent = byte == UInt8(ascii: "\t")
    if hasTabIndent { skipBlanks() }
    if byte == UInt8(ascii: "#") {
      passedComment = true
      skipToBreak()
    }
    if isAtBreakOrEnd { return false }
    if isAtMarker { indent = -1 }
    return true
  }

  // MARK: - Failures

  func failure(_ expected: String, at offset: Int? = nil) -> JSONFailure {
    let offset = offset ?? index
    return JSONFailure(path: "", offset: offset, expected: expected, found: found(at: offset))
  }

  private func found(at offset: Int) -> String {
    if offset >= count { return "the end of the text" }
    if self[offset].isYAMLBreak { return "the end of the line" }
    if self[offset] == UInt8(ascii: "\t") { return "a tab" }
    var end = offset
    while end < count, end - offset < 30, !self[end].isYAMLSpaceOrEnd { end += 1 }
    if end == offset { return "a space" }
    while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
    return "\"\(string(offset, end))\""
  }
}

extension UInt8 {
  var isYAMLBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isYAMLBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  /// White space, or the end of the text.
  var isYAMLSpaceOrEnd: Bool { self == 0 || isYAMLBlank || isYAMLBreak }
  var isYAMLFlowIndicator: Bool { ",[]{}".utf8.contains(self) }
}

/// A document in JSON or YAML.
package struct DocumentText: Sendable {
  package let root: JSONNode
  /// The values that YAML 1.1 reads differently. Empty for JSON.
  package let notes: [YAMLNote]
}

extension DocumentText {
  /// Parses a file. The extension determines the format. With other extensions, text that starts with `{` or `[` is
  /// JSON.
  package init(parsing bytes: [UInt8], of path: String) throws(JSONFailure) {
    if Self.isYAML(bytes, of: path) {
      try self.init(parsingYAML: bytes)
    } else {
      self.init(root: try JSONNode.parse(bytes), notes: [])
    }
  }

  package static func isYAML(_ bytes: [UInt8], of path: String) -> Bool {
    if isYAMLFile(path) { return true }
    if path.hasSuffix(".json") { return false }
    let first = bytes.first { !$0.isYAMLSpaceOrEnd }
    return first.map { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "[") } ?? false
  }

  /// Whether a path has the extension of a YAML file.
  package static func isYAMLFile(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }
}
