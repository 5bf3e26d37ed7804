import EndpointJSON
import EndpointSpec

/// A token of Swift source, which is never split over lines.
struct SwiftToken {
  enum Kind: UInt8 {
    /// A name, number, operator or keyword with its punctuation: `count:`, `.init`, `Int?`.
    case word
    /// A string literal on one line.
    case text
    /// A string literal over several lines.
    case lines
    /// `// …`
    case comment
    /// `/// …`
    case documentation
    case comma
    /// `(`, `[`, `{`, and the `<` of generic arguments.
    case open
    case close
  }

  let kind: Kind
  /// The byte range in the source.
  let range: Range<Int>
  /// The width in characters.
  let width: Int
  /// The number of line breaks before it.
  let lineBreaks: Int
  /// True if a space precedes it on the same line.
  let hasSpace: Bool
  /// The index of the matching bracket.
  var partner = 0
  /// True if it must have several lines: for a bracket, its content starts on the next line.
  var isBroken = false
  /// The number of commas between the elements of a bracket.
  var commas = 0
}

/// Splits Swift source into tokens.
///
/// It supports the Swift syntax of generated code and templates. Other text becomes a word and is unchanged.
struct SwiftLexer {
  private let source: [UInt8]
  private var position = 0
  private var tokens: [SwiftToken] = []
  /// The indices of the open brackets, innermost last.
  private var brackets: [Int] = []
  /// True if brackets and quotes match so far.
  private var isBalanced = true

  private init(_ source: [UInt8]) {
    self.source = source
    tokens.reserveCapacity(source.count / 6)
  }

  /// The tokens of the source. Nil if its brackets or quotes do not match.
  static func tokens(of source: [UInt8]) -> [SwiftToken]? {
    var lexer = SwiftLexer(source)
    while let (lineBreaks, hasBlank) = lexer.skipBlanks() { lexer.read(lineBreaks, hasBlank) }
    return lexer.isBalanced && lexer.brackets.isEmpty ? lexer.tokens : nil
  }

  /// Skips white space. Nil at the end of the source.
  private mutating func skipBlanks() -> (lineBreaks: Int, hasBlank: Bool)? {
    let start = position
    var lineBreaks = 0
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: "\n"): lineBreaks += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return (lineBreaks, position > start)
      }
      position += 1
    }
    return nil
  }

  private mutating func read(_ lineBreaks: Int, _ hasBlank: Bool) {
    let start = position
    let kind = nextKind()
    // The printer handles trailing commas.
    if kind == .close, tokens.last?.kind == .comma { removeLastComma() }
    // Most tokens are ASCII, with one byte per character.
    let isASCII = source[start..<position].allSatisfy { $0 < 0x80 }
    let text = source[start..<position]
    var token = SwiftToken(
      kind: kind,
      range: start..<position,
      width: isASCII ? text.count : String(decoding: text, as: UTF8.self).count,
      lineBreaks: lineBreaks,
      hasSpace: hasSpace(before: kind, source[start], hasBlank, isOnNextLine: lineBreaks > 0)
    )
    switch kind {
    case .lines, .comment, .documentation: token.isBroken = true
    case .word, .text, .comma, .open, .close: break
    }
    noteLineBreaks(lineBreaks, before: kind)
    if kind == .comma, let open = brackets.last { tokens[open].commas += 1 }
    tokens.append(token)
    if kind == .open { brackets.append(tokens.count - 1) }
    if kind == .close { closeBracket(source[start]) }
  }

  private mutating func closeBracket(_ bracket: UInt8) {
    guard let open = brackets.popLast(),
      source[tokens[open].range.lowerBound] == Self.opening(of: bracket)
    else {
      isBalanced = false
      return
    }
    tokens[open].partner = tokens.count - 1
    tokens[tokens.count - 1].partner = open
  }

  private static func opening(of bracket: UInt8) -> UInt8 {
    switch bracket {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    case UInt8(ascii: "}"): UInt8(ascii: "{")
    default: UInt8(ascii: "<")
    }
  }

  private mutating func removeLastComma() {
    tokens.removeLast()
    if let open = brackets.last { tokens[open].commas -= 1 }
  }

  /// Keeps a block or a list broken if its content starts on a new line.
  private mutating func noteLineBreaks(_ lineBreaks: Int, before kind: SwiftToken.Kind) {
    guard lineBreaks > 0, kind != .close, let open = brackets.last else { return }
    let isBlock = source[tokens[open].range.lowerBound] == UInt8(ascii: "{")
    if isBlock || open == tokens.count - 1 { tokens[open].isBroken = true }
  }

  private func hasSpace(
    before kind: SwiftToken.Kind,
    _ first: UInt8,
    _ hasBlank: Bool,
    isOnNextLine: Bool
  ) -> Bool {
    guard let last = tokens.last else { return false }
    if isOnNextLine, first == UInt8(ascii: "."),
      last.kind == .close
        || isNamePart(source[last.range.upperBound - 1])
    {
      return false
    }
    switch (last.kind, kind) {
    case (_, .comma): return false
    case (.comma, _): return kind != .close || first == UInt8(ascii: "}")
    case (.open, .close): return false
    case (.open, _): return source[last.range.lowerBound] == UInt8(ascii: "{")
    case (_, .close): return first == UInt8(ascii: "}")
    case (_, .open) where first == UInt8(ascii: "{"): return true
    default: return hasBlank
    }
  }
}

// MARK: - Tokens

extension SwiftLexer {
  /// Advances past the next token and returns its kind.
  private mutating func nextKind() -> SwiftToken.Kind {
    let byte = source[position]
    switch byte {
    case UInt8(ascii: ","):
      position += 1
      return .comma
    case UInt8(ascii: "[") where starts("[:]"):
      position += 3
      return .word
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      return .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      return .close
    case UInt8(ascii: ">") where endsTypes:
      position += 1
      return .close
    case UInt8(ascii: "<") where beginsTypes:
      position += 1
      return .open
    case UInt8(ascii: "\""), UInt8(ascii: "#"): return literal()
    case UInt8(ascii: "/") where starts("//"): return comment()
    default:
      word()
      return .word
    }
  }

  private func starts(_ text: StaticString, at start: Int? = nil) -> Bool {
    let start = start ?? position
    guard start + text.utf8CodeUnitCount <= source.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { source[start + $0] == text.utf8Start[$0] }
  }

  /// True if `<` opens a list of generic arguments: it directly follows a name, and a type follows.
  private var beginsTypes: Bool {
    guard position > 0, position + 1 < source.count, isNamePart(source[position - 1]) else {
      return false
    }
    return isNamePart(source[position + 1]) || source[position + 1] == UInt8(ascii: "[")
      || source[position + 1] == UInt8(ascii: "\n")
  }

  private var endsTypes: Bool {
    guard let open = brackets.last, source[tokens[open].range.lowerBound] == UInt8(ascii: "<")
    else { return false }
    return source[position - 1] != UInt8(ascii: "-")
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte >= 0x80 || "_`".utf8.contains(byte)
  }

  private mutating func word() {
    let start = position
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"),
        UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""):
        // A byte without another meaning is a word.
        if position == start { position += 1 }
        return
      case UInt8(ascii: "<") where position > start && beginsTypes,
        UInt8(ascii: ">") where position > start && endsTypes:
        return
      default: position += 1
      }
    }
  }

  private mutating func comment() -> SwiftToken.Kind {
    let isDocumentation = starts("///") && !starts("////")
    while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
    return isDocumentation ? .documentation : .comment
  }

  private mutating func literal() -> SwiftToken.Kind {
    let start = position
    while position < source.count, source[position] == UInt8(ascii: "#") { position += 1 }
    let pounds = position - start
    guard position < source.count, source[position] == UInt8(ascii: "\"") else {
      word()
      return .word
    }
    if starts("\"\"\"") {
      lines(pounds)
      return .lines
    }
    position += 1
    while position < source.count, source[position] != UInt8(ascii: "\n") {
      let byte = source[position]
      position += 1
      if byte == UInt8(ascii: "\""), hasPounds(pounds) {
        position += pounds
        break
      }
      if byte == UInt8(ascii: "\\"), hasPounds(pounds) { escape(pounds) }
    }
    return .text
  }

  private func hasPounds(_ count: Int) -> Bool {
    position + count <= source.count
      && source[position..<position + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Skips an escape, which may be an interpolation with nested literals.
  private mutating func escape(_ pounds: Int) {
    position += pounds
    guard position < source.count else { return }
    guard source[position] == UInt8(ascii: "(") else {
      position += 1
      return
    }
    var depth = 0
    while position < source.count, source[position] != UInt8(ascii: "\n") {
      switch source[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        _ = literal()
        continue
      default: break
      }
      position += 1
      if depth == 0 { return }
    }
  }

  /// Skips a multi-line literal, whose closing quotes are at the start of a line.
  private mutating func lines(_ pounds: Int) {
    position += 3
    while position < source.count {
      let isLineBreak = source[position] == UInt8(ascii: "\n")
      position += 1
      guard isLineBreak else { continue }
      while position < source.count, source[position] == UInt8(ascii: " ") { position += 1 }
      if starts("\"\"\"") {
        position += 3
        if hasPounds(pounds) {
          position += pounds
          return
        }
      }
    }
    isBalanced = false
  }
}
