import EndpointJSON

/// Printing of multi-line expressions.
extension SwiftPrinter {
  /// Prints an expression on the rest of the line and on additional lines.
  ///
  /// - Parameters:
  ///   - indentation: The indentation of the first line and the closing bracket.
  ///   - trailing: The number of characters after it on its last line.
  ///   - operatorIndentation: The minimum indentation of lines that start with an operator.
  mutating func printExpression(
    _ range: Tokens,
    _ indentation: Int,
    before trailing: Int = 0,
    operatorIndentation: Int? = nil
  ) {
    if range.isEmpty { return }
    if fits(range, before: trailing) { return write(range) }
    if range.count == 1 { return printToken(range.lowerBound, indentation, before: trailing) }
    let inner = operatorIndentation ?? indentation + Self.step
    if printOperands(range, indentation, operatorIndentation: inner, before: trailing) { return }
    guard let list = listToBreak(in: range, indentation, before: trailing) else {
      return write(range)
    }
    let end = next(list)
    let rest = end..<range.upperBound
    if opensBlock(list) {
      let head = range.lowerBound..<list
      if !head.isEmpty {
        printExpression(head, indentation, before: 2)
        write(" ")
      }
      printBlock(list, indentation)
    } else {
      write(range.lowerBound..<list + 1)
      printList(list, indentation)
    }
    if rest.isEmpty { return }
    if tokens[end].hasSpace { write(" ") }
    printExpression(rest, indentation, before: trailing)
  }

  private mutating func printToken(_ token: Int, _ indentation: Int, before trailing: Int) {
    switch tokens[token].kind {
    case .lines: printLines(token, indentation + Self.step)
    case .text where tokens[token].width + indentation + trailing > Self.lineLength:
      printText(token, indentation)
    case .word, .text, .comment, .documentation, .comma, .open, .close: write(token..<token + 1)
    }
  }

  /// Prints `value ?? other` with one operand per line. Returns false if there is no operator.
  private mutating func printOperands(
    _ range: Tokens,
    _ indentation: Int,
    operatorIndentation: Int,
    before trailing: Int
  ) -> Bool {
    var start = range.lowerBound
    let operators: [StaticString] = ["??", "||", "&&"]
    while let sign = firstIndex(
      in: start..<range.upperBound,
      where: { isWord($0, among: operators) }
    ),
      sign > start
    {
      let isFirst = start == range.lowerBound
      printExpression(start..<sign, isFirst ? indentation : operatorIndentation)
      startLine(operatorIndentation)
      write(sign..<sign + 1)
      write(" ")
      start = sign + 1
    }
    if start == range.lowerBound { return false }
    printExpression(start..<range.upperBound, operatorIndentation, before: trailing)
    return true
  }

  /// The bracket to break: the last one for which the text before and after it fits.
  private func listToBreak(in range: Tokens, _ indentation: Int, before trailing: Int) -> Int? {
    var lists: [Int] = []
    _ = firstIndex(in: range) { token in
      if tokens[token].kind == .open, next(token) > token + 2 { lists.append(token) }
      return false
    }
    func fitsAround(_ list: Int) -> Bool {
      let rest = next(list)..<range.upperBound
      let lead = opensBlock(list) ? 2 : 1
      return fits(range.lowerBound..<list, before: lead)
        && fits(rest, at: indentation + 2, before: trailing)
    }
    return lists.last(where: fitsAround)
      ?? lists.first { fits(range.lowerBound..<$0, before: 1) } ?? lists.first
  }

  /// The elements of a list, without commas.
  func elements(of range: Tokens) -> [Tokens] {
    var elements: [Tokens] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = firstIndex(in: start..<range.upperBound) { tokens[$0].kind == .comma }
      if start < end ?? range.upperBound { elements.append(start..<(end ?? range.upperBound)) }
      start = (end ?? range.upperBound) + 1
    }
    return elements
  }

  /// Prints the content of a list and its closing bracket.
  ///
  /// In a call, a single collection or closure opens on the same line. A parameter of an array type does not.
  mutating func printList(_ list: Int, _ indentation: Int, isCall: Bool = true) {
    let end = tokens[list].partner
    let all = elements(of: list + 1..<end)
    if isCall, first(list) == UInt8(ascii: "("), all.count == 1, let value = collection(in: all[0])
    {
      write(all[0].lowerBound..<value)
      if value > all[0].lowerBound { write(" ") }
      if opensBlock(value) {
        printBlock(value, indentation)
      } else {
        write(value..<value + 1)
        printList(value, indentation)
      }
      return write(")")
    }
    if first(list) == UInt8(ascii: "<"), fits(list + 1..<end, at: indentation + Self.step) {
      startLine(indentation + Self.step)
      write(list + 1..<end)
    } else {
      let hasLastComma = first(list) == UInt8(ascii: "[") && all.count > 1
      for (index, element) in all.enumerated() {
        let comma = index < all.count - 1 || hasLastComma ? 1 : 0
        startLine(indentation + Self.step)
        printElement(element, indentation + Self.step, before: comma)
        if comma > 0 { write(",") }
      }
    }
    startLine(indentation)
    write(end..<end + 1)
  }

  /// The start of the collection or closure, if it is the whole argument.
  private func collection(in element: Tokens) -> Int? {
    let value = value(in: element) ?? element.lowerBound
    guard value < element.upperBound, tokens[value].kind == .open,
      next(value) == element.upperBound, first(value) != UInt8(ascii: "(")
    else { return nil }
    return value
  }

  /// The start of the value after the label of an element.
  private func value(in element: Tokens) -> Int? {
    firstIndex(in: element) { endsInColon($0) }.map { $0 + 1 }
  }

  private mutating func printElement(_ element: Tokens, _ indentation: Int, before trailing: Int) {
    if fits(element, before: trailing) { return write(element) }
    if let equals = equals(in: element) {
      return printValue(element, from: equals + 1, indentation, before: trailing, inList: true)
    }
    if let value = value(in: element), value < element.upperBound {
      return printValue(element, from: value, indentation, before: trailing)
    }
    printExpression(element, indentation, before: trailing)
  }

  /// Prints a name, a sign and a value: `let size = 3`, `count: 3`.
  ///
  /// - Parameters:
  ///   - start: The start of the value.
  ///   - inList: True for a parameter with its default.
  mutating func printValue(
    _ range: Tokens,
    from start: Int,
    _ indentation: Int,
    before trailing: Int,
    inList: Bool = false
  ) {
    let value = start..<range.upperBound
    let name = range.lowerBound..<start
    if !fits(name), let type = self.value(in: name), type < start {
      return printValue(range, of: type, from: start, indentation, before: trailing)
    }
    write(name)
    if isOpening(value, at: column + 1) || fits(value, at: column + 1, before: trailing) {
      write(" ")
      return printExpression(value, indentation, before: trailing)
    }
    if !fits(value, at: indentation + Self.step, before: trailing), value.count == 1,
      tokens[start].kind == .text
    {
      write(" ")
      return printText(start, indentation + (inList ? 0 : Self.step))
    }
    startLine(indentation + Self.step)
    printExpression(
      value,
      indentation + Self.step,
      before: trailing,
      operatorIndentation: indentation + Self.step
    )
  }

  /// Prints a declaration whose type does not fit after its name.
  private mutating func printValue(
    _ range: Tokens,
    of type: Int,
    from start: Int,
    _ indentation: Int,
    before trailing: Int
  ) {
    write(range.lowerBound..<type)
    startLine(indentation + Self.step)
    printValue(type..<range.upperBound, from: start, indentation + Self.step, before: trailing)
  }

  /// True if a value can start here and continue after a bracket.
  private func isOpening(_ value: Tokens, at column: Int) -> Bool {
    guard firstIndex(in: value, where: { isWord($0, among: ["??", "||", "&&"]) }) == nil else {
      return false
    }
    let opening = firstIndex(in: value) { token in
      tokens[token].kind == .lines || tokens[token].kind == .open && next(token) > token + 2
    }
    guard let opening else { return false }
    if tokens[opening].kind == .lines { return true }
    return fits(value.lowerBound..<opening, at: column, before: 1)
  }
}
