import EndpointJSON

extension YAMLText {
  /// Whether a plain scalar starts here (YAML 1.2.2, 7.3.3).
  func isPlainStart(inFlow: Bool) -> Bool {
    if "-?:".utf8.contains(byte) {
      let next = self[index + 1]
      return !next.isYAMLSpaceOrEnd && !(inFlow && next.isYAMLFlowIndicator)
    }
    return !byte.isYAMLSpaceOrEnd && !",[]{}#&*!|>'\"%@`".utf8.contains(byte)
  }

  /// Skips the part of a plain scalar on this line. Ends after its last non-blank character.
  mutating func skipPlainLine(inFlow: Bool) {
    var end = index
    while true {
      let byte = self[end]
      switch byte {
      case 0, UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index = end
        return
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        var next = end + 1
        while self[next].isYAMLBlank { next += 1 }
        if self[next].isYAMLSpaceOrEnd || self[next] == UInt8(ascii: "#") || endsPlain(next, inFlow)
        {
          index = end
          return
        }
        end = next + 1
      case _ where endsPlain(end, inFlow):
        index = end
        return
      default: end += 1
      }
    }
  }

  private func endsPlain(_ offset: Int, _ inFlow: Bool) -> Bool {
    let byte = self[offset]
    if byte == UInt8(ascii: ":") {
      let next = self[offset + 1]
      return next.isYAMLSpaceOrEnd || inFlow && next.isYAMLFlowIndicator
    }
    return inFlow && byte.isYAMLFlowIndicator
  }

  /// Moves to the `:` after a key. Does not move if there is none.
  mutating func findColon() -> Bool {
    var end = index
    while self[end].isYAMLBlank { end += 1 }
    guard self[end] == UInt8(ascii: ":"), isIndicator(end) else { return false }
    index = end
    return true
  }

  /// Reads the continuation lines of a plain scalar in a block, and ends its line.
  ///
  /// - Returns: The whole text and its end.
  mutating func plainScalar(from start: Int, above parent: Int) throws(JSONFailure) -> (
    String, end: Int
  ) {
    var end = index
    try endLine()
    guard indent > parent, !passedComment else { return (string(start, end), end) }
    var folded = Array(bytes(start, end))
    while indent > parent, !passedComment {
      folded.fold(breaks)
      let line = index
      skipPlainLine(inFlow: false)
      end = index
      if findColon() { throw failure("no key within the text that begins above", at: line) }
      folded += bytes(line, end)
      try endLine()
    }
    return (String(decoding: folded, as: UTF8.self), end)
  }

  /// Reads a plain scalar in a flow collection.
  mutating func flowPlainScalar(above parent: Int) throws(JSONFailure) -> String {
    let start = index
    skipPlainLine(inFlow: true)
    var end = index
    guard let first = try nextFlowLine(above: parent) else { return string(start, end) }
    var folded = Array(bytes(start, end))
    var breaks: Int? = first
    while let passed = breaks {
      folded.fold(passed)
      let line = index
      skipPlainLine(inFlow: true)
      end = index
      folded += bytes(line, end)
      breaks = try nextFlowLine(above: parent)
    }
    return String(decoding: folded, as: UTF8.self)
  }

  /// Moves to the next line of a plain scalar in a flow collection.
  ///
  /// - Returns: The number of skipped line breaks. Nil if the scalar ends here.
  private mutating func nextFlowLine(above parent: Int) throws(JSONFailure) -> Int? {
    var ahead = self
    ahead.skipBlanks()
    guard ahead.byte.isYAMLBreak else { return nil }
    let breaks = try ahead.skipFolds(above: parent)
    guard ahead.byte != 0, ahead.byte != UInt8(ascii: "#"), !ahead.endsPlain(ahead.index, true)
    else { return nil }
    self = ahead
    return breaks
  }

  /// Skips line breaks inside a scalar with enough indentation after them. Returns their number.
  mutating func skipFolds(above parent: Int) throws(JSONFailure) -> Int {
    let (breaks, deficiency) = try skipBreaks(above: parent)
    if let deficiency { throw deficiency }
    return breaks
  }

  /// Skips line breaks inside a scalar, and the indentation after them.
  ///
  /// - Returns: The number of line breaks, and the failure if the line with content is not indented enough.
  mutating func skipBreaks(
    above parent: Int
  ) throws(JSONFailure) -> (breaks: Int, deficiency: JSONFailure?) {
    var breaks = 0
    while byte.isYAMLBreak {
      skipBreak()
      breaks += 1
      let spaces = skipSpaces()
      skipBlanks()
      if isAtBreakOrEnd { continue }
      if isAtMarker { throw failure("the end of this value before the document ends") }
      if spaces <= parent {
        return (breaks, failure("an indentation of at least \(parent + 1) spaces"))
      }
    }
    return (breaks, nil)
  }
}

extension [UInt8] {
  /// Appends the folded form of line breaks (YAML 1.2.2, 6.5).
  mutating func fold(_ breaks: Int) {
    if breaks == 1 {
      append(UInt8(ascii: " "))
    } else if breaks > 1 {
      append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: breaks - 1))
    }
  }
}
