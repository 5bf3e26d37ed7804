import EndpointJSON

/// Formats Swift source by the rules of swift-format.
///
/// Templates and blueprints decide the content of a file. The printer decides indentation and line breaks:
///
/// - A statement that fits on a line stays on one.
/// - Otherwise the outermost list is broken, with one element per line.
/// - A block or a list whose content starts on the next line stays broken.
/// - Paragraphs of documentation are filled.
/// - Consecutive empty lines are merged, and those at the ends of a block removed.
struct SwiftPrinter {
  static let lineLength = 100
  static let step = 2

  let source: [UInt8]
  let tokens: [SwiftToken]
  /// By token: the width of the text before it on one line, the number of broken tokens, and the number of collections
  /// with several elements. A broken collection has a trailing comma, for which swift-format reserves space.
  private let widths: [Int]
  private let broken: [Int]
  private let commas: [Int]
  private var output: [UInt8] = []
  /// The number of characters in the last line.
  private(set) var column = 0

  /// The formatted source. It ends with a line break.
  ///
  /// Source with unmatched brackets or quotes is unchanged.
  static func text(of source: String) -> String {
    let bytes = Array(source.utf8)
    guard let tokens = SwiftLexer.tokens(of: bytes) else { return source + "\n" }
    var printer = SwiftPrinter(bytes, tokens)
    printer.printStatements(printer.tokens.indices, 0)
    printer.output.append(UInt8(ascii: "\n"))
    return String(decoding: printer.output, as: UTF8.self)
  }

  private init(_ source: [UInt8], _ tokens: [SwiftToken]) {
    self.source = source
    self.tokens = tokens
    var (widths, broken, commas) = ([0], [0], [0])
    widths.reserveCapacity(tokens.count + 1)
    broken.reserveCapacity(tokens.count + 1)
    commas.reserveCapacity(tokens.count + 1)
    for token in tokens {
      widths.append(widths[widths.count - 1] + token.width + (token.hasSpace ? 1 : 0))
      broken.append(broken[broken.count - 1] + (token.isBroken ? 1 : 0))
      let isCollection = token.commas > 0 && source[token.range.lowerBound] == UInt8(ascii: "[")
      commas.append(commas[commas.count - 1] + (isCollection ? 1 : 0))
    }
    (self.widths, self.broken, self.commas) = (widths, broken, commas)
    output.reserveCapacity(source.count + source.count / 4)
  }
}

// MARK: - Tokens

extension SwiftPrinter {
  typealias Tokens = Range<Int>

  func bytes(_ token: Int) -> ArraySlice<UInt8> { source[tokens[token].range] }

  func string(_ token: Int) -> String { String(decoding: bytes(token), as: UTF8.self) }

  func isWord(_ token: Int, _ text: StaticString) -> Bool {
    let range = tokens[token].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    return (0..<range.count).allSatisfy {
      source[range.lowerBound + $0] == text.utf8Start[$0]
    }
  }

  func isWord(_ token: Int, among words: [StaticString]) -> Bool {
    tokens[token].kind == .word && words.contains { isWord(token, $0) }
  }

  func first(_ token: Int) -> UInt8 { source[tokens[token].range.lowerBound] }

  func endsInColon(_ token: Int) -> Bool {
    tokens[token].kind == .word && source[tokens[token].range.upperBound - 1] == UInt8(ascii: ":")
  }

  func opensBlock(_ token: Int) -> Bool {
    tokens[token].kind == .open && first(token) == UInt8(ascii: "{")
  }

  /// The token after this one, or after its closing bracket.
  func next(_ token: Int) -> Int {
    (tokens[token].kind == .open ? tokens[token].partner : token) + 1
  }

  /// The first token outside of brackets that matches a predicate.
  func firstIndex(in range: Tokens, where isMeant: (Int) -> Bool) -> Int? {
    var token = range.lowerBound
    while token < range.upperBound {
      if isMeant(token) { return token }
      token = next(token)
    }
    return nil
  }

  /// The width of tokens on one line.
  func width(_ range: Tokens) -> Int {
    guard let first = range.first else { return 0 }
    return widths[range.upperBound] - widths[first] - (tokens[first].hasSpace ? 1 : 0)
  }

  func isBroken(_ range: Tokens) -> Bool { broken[range.upperBound] > broken[range.lowerBound] }

  /// True if tokens and a number of trailing characters fit on the rest of the line.
  func fits(_ range: Tokens, at column: Int? = nil, before trailing: Int = 0) -> Bool {
    if isBroken(range) { return false }
    let room = commas[range.upperBound] - commas[range.lowerBound] + trailing
    return (column ?? self.column) + width(range) + room <= Self.lineLength
  }
}

// MARK: - Output

extension SwiftPrinter {
  mutating func write(_ text: some StringProtocol) {
    output.append(contentsOf: text.utf8)
    column += text.characterCount
  }

  /// Writes tokens on the line, without a space before the first.
  mutating func write(_ range: Tokens) {
    for token in range {
      if tokens[token].hasSpace, token > range.lowerBound { output.append(UInt8(ascii: " ")) }
      output.append(contentsOf: bytes(token))
    }
    column += width(range)
  }

  mutating func startLine(_ indentation: Int) {
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    column = indentation
  }

  mutating func writeEmptyLine() { output.append(UInt8(ascii: "\n")) }
}

// MARK: - Statements

extension SwiftPrinter {
  mutating func printStatements(_ range: Tokens, _ indentation: Int) {
    var start = range.lowerBound
    while start < range.upperBound {
      if start > range.lowerBound {
        if tokens[start].lineBreaks > 1 { writeEmptyLine() }
        startLine(indentation)
      }
      start = printStatement(from: start, to: range.upperBound, indentation)
    }
  }

  /// Prints the statement that starts at a token. Returns the first token after it.
  private mutating func printStatement(from start: Int, to end: Int, _ indentation: Int) -> Int {
    switch tokens[start].kind {
    case .documentation: return printDocumentation(from: start, to: end, indentation)
    case .comment:
      write(start..<start + 1)
      return start + 1
    case .word, .text, .lines, .comma, .open, .close:
      let statement = start..<statementEnd(from: start, to: end)
      if isLabel(statement) { return printLabel(statement, to: end, indentation) }
      printStatement(statement, indentation)
      return statement.upperBound
    }
  }

  private func statementEnd(from start: Int, to end: Int) -> Int {
    let isCase = beginsCase(start)
    var token = start
    while true {
      let last = token
      token = next(token)
      if token >= end || isCase && endsInColon(last) { return min(token, end) }
      if tokens[token].lineBreaks > 0, !continues(token, behind: last) { return token }
    }
  }

  private func beginsCase(_ token: Int) -> Bool {
    isWord(token, among: ["case", "default", "default:", "@unknown"])
  }

  /// True if a token at the start of a line continues the previous statement.
  private func continues(_ token: Int, behind last: Int) -> Bool {
    switch tokens[token].kind {
    case .comment, .documentation: return false
    case .comma: return true
    case .open where opensBlock(token): return true
    case .word:
      let continuing: [StaticString] = [
        "??", "||", "&&", "->", "=", "else", "where", "throws", "async", ":",
      ]
      if first(token) == UInt8(ascii: ".") || isWord(token, among: continuing) { return true }
    case .text, .lines, .open, .close: break
    }
    return tokens[last].kind == .comma || endsInColon(last)
      || isWord(last, among: ["=", "->", "??", "||", "&&"])
  }

  /// Prints a statement: its head and its blocks.
  mutating func printStatement(_ range: Tokens, _ indentation: Int) {
    if fits(range) { return write(range) }
    guard hasBlocks(range) else {
      _ = printHead(range, indentation, before: 0, isWhole: true)
      return
    }
    var start = range.lowerBound
    while let block = firstIndex(in: start..<range.upperBound, where: opensBlock) {
      let isWhole = start == range.lowerBound
      if !isWhole, tokens[start].hasSpace { write(" ") }
      let end = next(block)
      // A short `else` block of a guard stays on one line.
      let isShortElse = isWord(block - 1, "else") && !isBroken(block..<end)
      let trailing = isShortElse ? width(block..<end) + 1 : 2
      let hasOwnLine = printHead(start..<block, indentation, before: trailing, isWhole: isWhole)
      start = end
      if hasOwnLine {
        startLine(indentation)
        if isWord(block - 1, "else") { write("else ") }
        if fits(block..<start) {
          write(block..<start)
          continue
        }
      } else {
        write(" ")
      }
      printBlock(block, indentation)
    }
    write(start..<range.upperBound)
  }

  /// Prints a block, starting at its brace.
  mutating func printBlock(_ block: Int, _ indentation: Int) {
    let end = tokens[block].partner
    write("{")
    var start = block + 1
    if let parameters = closureParameters(of: block) {
      if fits(parameters, at: column + 1) {
        write(" ")
        write(parameters)
      } else {
        startLine(indentation + Self.step)
        writeElements(of: parameters, indentation + Self.step)
      }
      start = parameters.upperBound
    }
    if start < end {
      let isSwitch = isLabel(start..<statementEnd(from: start, to: end))
      let inner = indentation + (isSwitch ? 0 : Self.step)
      startLine(inner)
      printStatements(start..<end, inner)
      startLine(indentation)
    }
    write("}")
  }

  /// The parameters of a closure, including `in`.
  private func closureParameters(of block: Int) -> Tokens? {
    var token = block + 1
    while token < tokens[block].partner, tokens[token].kind == .word || tokens[token].kind == .comma
    {
      if isWord(token, "in") { return block + 1..<token + 1 }
      if isWord(token, "for") || tokens[token].lineBreaks > 0 && token > block + 1 { return nil }
      token += 1
    }
    return nil
  }

  // MARK: Cases of a switch

  /// True if tokens are a case label: `case .two:`, `default:`.
  private func isLabel(_ range: Tokens) -> Bool {
    beginsCase(range.lowerBound) && endsInColon(range.upperBound - 1)
  }

  /// Prints a label and its statements. Returns the first token after them.
  private mutating func printLabel(_ label: Tokens, to end: Int, _ indentation: Int) -> Int {
    var bodyEnd = label.upperBound
    var count = 0
    while bodyEnd < end, !beginsCase(bodyEnd) {
      bodyEnd = statementEnd(from: bodyEnd, to: end)
      count += 1
    }
    let body = label.upperBound..<bodyEnd
    if fits(label) { write(label) } else { writeElements(of: label, indentation + Self.step) }
    if body.isEmpty { return bodyEnd }
    if count == 1, tokens[body.lowerBound].lineBreaks == 0, fits(body, at: column + 1) {
      write(" ")
      write(body)
    } else {
      startLine(indentation + Self.step)
      printStatements(body, indentation + Self.step)
    }
    return bodyEnd
  }

  /// Writes elements on a line each, starting on the current one.
  mutating func writeElements(of list: Tokens, _ indentation: Int) {
    for (index, element) in elements(of: list).enumerated() {
      if index > 0 { startLine(indentation) }
      write(element)
      if element.upperBound < list.upperBound { write(",") }
    }
  }
}
