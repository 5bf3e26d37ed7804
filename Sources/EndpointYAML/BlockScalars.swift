import EndpointJSON

extension YAMLText {
  /// Reads a literal (`|`) or folded (`>`) scalar (YAML 1.2.2, 8.1), and finds the next content.
  ///
  /// - Returns: The text and its end.
  mutating func blockScalar(above parent: Int) throws(JSONFailure) -> (String, end: Int) {
    var scalar = BlockScalar(isFolded: byte == UInt8(ascii: ">"))
    index += 1
    try header(of: &scalar, above: parent)
    var end = index
    while index < count {
      skipBreak()
      let line = index
      guard try readLine(of: &scalar, above: parent) else {
        index = line
        if !hasContent() { findContent() }
        return (scalar.value, end)
      }
      end = index
    }
    findContent()
    return (scalar.value, end)
  }

  /// Reads the indentation and chomping indicators in any order.
  private mutating func header(of scalar: inout BlockScalar, above parent: Int) throws(JSONFailure)
  {
    while !byte.isYAMLSpaceOrEnd {
      switch byte {
      case UInt8(ascii: "+") where scalar.ending == nil: scalar.ending = .keep
      case UInt8(ascii: "-") where scalar.ending == nil: scalar.ending = .strip
      case UInt8(ascii: "1")...UInt8(ascii: "9") where scalar.indent == nil:
        scalar.indent = max(parent, 0) + Int(byte - UInt8(ascii: "0"))
      default: throw failure("an indentation from 1 to 9, \"+\" or \"-\"")
      }
      index += 1
    }
    skipBlanks()
    guard isAtLineEnd else { throw failure("the text of the block on a new line") }
    skipToBreak()
  }

  /// Adds a line. Returns false if the scalar ended before it.
  private mutating func readLine(
    of scalar: inout BlockScalar,
    above parent: Int
  ) throws(JSONFailure) -> Bool {
    let spaces = skipSpaces(limit: scalar.indent ?? .max)
    if isAtBreakOrEnd {
      if scalar.indent == nil { scalar.longestBlankLine = max(scalar.longestBlankLine, spaces) }
      if index < count { scalar.blankLines += 1 }
      return true
    }
    if scalar.indent == nil {
      guard spaces > parent else {
        if byte == UInt8(ascii: "\t") { throw failure("spaces as indentation") }
        return false
      }
      guard scalar.longestBlankLine <= spaces else {
        throw failure(
          "no blank line with more spaces than the first line of the block",
          at: lineStart
        )
      }
      scalar.indent = spaces
    }
    guard let indent = scalar.indent, spaces == indent, !(indent == 0 && isAtMarker) else {
      return false
    }
    let start = index
    skipToBreak()
    scalar.add(bytes(start, index))
    return true
  }
}

/// The text of a block scalar, line by line.
private struct BlockScalar {
  enum Ending { case strip, keep }

  let isFolded: Bool
  var ending: Ending?
  /// The number of spaces before each line. Nil until the first line with text.
  var indent: Int?
  var longestBlankLine = 0
  /// The number of blank lines since the last line with text.
  var blankLines = 0
  private var text: [UInt8] = []
  private var hasText = false
  private var wasSpaced = false

  init(isFolded: Bool) { self.isFolded = isFolded }

  mutating func add(_ line: UnsafeBufferPointer<UInt8>) {
    let isSpaced = line.first?.isYAMLBlank == true
    if !hasText {
      addBreaks(blankLines)
    } else if isFolded, !isSpaced, !wasSpaced {
      text.fold(blankLines + 1)
    } else {
      addBreaks(blankLines + 1)
    }
    text += line
    blankLines = 0
    hasText = true
    wasSpaced = isSpaced
  }

  private mutating func addBreaks(_ count: Int) {
    text.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: count))
  }

  var value: String {
    var whole = self
    switch ending {
    case .strip: break
    case .keep: whole.addBreaks(blankLines + (hasText ? 1 : 0))
    case nil: whole.addBreaks(hasText ? 1 : 0)
    }
    return String(decoding: whole.text, as: UTF8.self)
  }
}
