import EndpointJSON

/// Statements, blocks and the cases of a switch.
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
