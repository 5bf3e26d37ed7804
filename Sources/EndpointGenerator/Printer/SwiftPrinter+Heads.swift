/// Printing of statement heads: declarations, conditions and assignments.
extension SwiftPrinter {
  private enum Head { case type, function, binding, condition, expression }

  /// Prints the head of a statement.
  ///
  /// - Parameters:
  ///   - trailing: The number of characters after it on its last line: the brace of a block.
  ///   - isWhole: True if the statement starts here.
  /// - Returns: True if the brace must be on its own line, since the head has several.
  mutating func printHead(
    _ range: Tokens,
    _ indentation: Int,
    before trailing: Int = 2,
    isWhole: Bool
  ) -> Bool {
    if fits(range, before: trailing) {
      write(range)
      return false
    }
    switch isWhole ? head(of: range) : .expression {
    case .type: return printTypeHead(range, indentation)
    case .function: return printFunction(range, indentation, before: trailing)
    case .binding: return printBinding(range, indentation, before: trailing)
    case .condition: return printCondition(range, indentation)
    case .expression:
      if let equals = equals(in: range) {
        printValue(range, from: equals + 1, indentation, before: trailing)
      } else {
        printExpression(range, indentation, before: trailing)
      }
      return false
    }
  }

  /// True if a statement consists of blocks. In others, a block is a closure.
  func hasBlocks(_ range: Tokens) -> Bool {
    switch head(of: range) {
    case .type, .function, .condition: firstIndex(in: range, where: opensBlock) != nil
    case .binding: equals(in: range) == nil && firstIndex(in: range, where: opensBlock) != nil
    case .expression: false
    }
  }

  private func head(of range: Tokens) -> Head {
    var token = range.lowerBound
    while token < range.upperBound {
      guard tokens[token].kind == .word else { return .expression }
      if isWord(token, among: ["struct", "enum", "extension", "protocol", "class", "actor"]) {
        return .type
      }
      if isWord(token, among: ["func", "init", "init?", "subscript"]) { return .function }
      if isWord(token, among: ["let", "var", "typealias"]) { return .binding }
      if isWord(token, among: ["if", "guard", "while", "for", "switch"]) { return .condition }
      guard isModifier(token) else { return .expression }
      token += 1
      // `private(set)`, `@Wrapped(by: 1)`
      if token < range.upperBound, tokens[token].kind == .open, !tokens[token].hasSpace {
        token = next(token)
      }
    }
    return .expression
  }

  private func isModifier(_ token: Int) -> Bool {
    let modifiers: [StaticString] = [
      "public", "package", "internal", "private", "fileprivate", "static", "final", "indirect",
      "mutating", "nonisolated", "override", "convenience", "lazy", "weak", "required",
    ]
    return first(token) == UInt8(ascii: "@") || isWord(token, among: modifiers)
  }

  /// `public struct Card: Equatable, Sendable`
  private mutating func printTypeHead(_ range: Tokens, _ indentation: Int) -> Bool {
    if let condition = firstIndex(in: range, where: { isWord($0, "where") }) {
      write(range.lowerBound..<condition)
      startLine(indentation)
      write(condition..<range.upperBound)
      return false
    }
    guard !fits(range), let colon = firstIndex(in: range, where: endsInColon) else {
      write(range)
      return true
    }
    write(range.lowerBound..<colon + 1)
    let list = colon + 1..<range.upperBound
    if fits(list, at: indentation + Self.step) {
      startLine(indentation + Self.step)
      write(list)
      return true
    }
    startLine(indentation + Self.step)
    writeElements(of: list, indentation + Self.step)
    return true
  }

  /// `public func draw(count: Int = 1) -> DeckOfCards.Request<Draw>`
  private mutating func printFunction(
    _ range: Tokens,
    _ indentation: Int,
    before trailing: Int
  ) -> Bool {
    let isParenthesis = { (token: Int) in
      self.tokens[token].kind == .open && self.first(token) == UInt8(ascii: "(")
    }
    guard let list = firstIndex(in: range, where: isParenthesis) else {
      write(range)
      return true
    }
    let end = next(list)
    if end == range.upperBound, trailing > 0, fits(range) {
      // Only the brace does not fit.
      write(range)
      return true
    }
    if end == list + 2 {
      write(range.lowerBound..<end)
    } else {
      write(range.lowerBound..<list + 1)
      printList(list, indentation, isCall: false)
    }
    return printResult(end..<range.upperBound, indentation, before: trailing)
  }

  /// `-> DeckOfCards.Request<Draw>`
  private mutating func printResult(
    _ range: Tokens,
    _ indentation: Int,
    before trailing: Int
  ) -> Bool {
    if range.isEmpty { return false }
    if fits(range, at: column + 1, before: trailing) {
      write(" ")
      write(range)
      return false
    }
    let types = firstIndex(in: range) { tokens[$0].kind == .open && first($0) == UInt8(ascii: "<") }
    if let types, elements(of: types + 1..<tokens[types].partner).count > 1 {
      write(" ")
      printExpression(range, indentation, before: trailing)
      return false
    }
    startLine(indentation + Self.step)
    printExpression(range, indentation + Self.step)
    return true
  }

  /// `public static let version = "1.0.0"`, `public var name: String`
  private mutating func printBinding(
    _ range: Tokens,
    _ indentation: Int,
    before trailing: Int
  ) -> Bool {
    if let equals = equals(in: range) {
      if first(equals + 1) == UInt8(ascii: "["), isWord(equals - 2, "typealias") {
        // The brackets of an array type are not a list.
        write(range.lowerBound..<equals + 1)
        startLine(indentation + Self.step)
        write(equals + 1..<range.upperBound)
      } else {
        printValue(range, from: equals + 1, indentation, before: trailing)
      }
      return false
    }
    if trailing > 0, fits(range) {
      write(range)
      return true
    }
    guard let colon = firstIndex(in: range, where: endsInColon) else {
      printExpression(range, indentation, before: trailing)
      return false
    }
    var start = range.lowerBound
    if !fits(start..<colon + 1), isWord(start, among: ["public", "package"]) {
      write(start..<start + 1)
      startLine(indentation + Self.step)
      start += 1
    }
    write(start..<colon + 1)
    if fits(colon + 1..<range.upperBound, at: column + 1, before: trailing) {
      write(" ")
    } else {
      startLine(indentation + Self.step)
    }
    write(colon + 1..<range.upperBound)
    return true
  }

  /// The `=` of an assignment, outside of brackets.
  func equals(in range: Tokens) -> Int? { firstIndex(in: range) { isWord($0, "=") } }

  /// Prints `guard json.finish(&object), let suit else` with one condition per line. The last line excludes `else`.
  private mutating func printCondition(_ range: Tokens, _ indentation: Int) -> Bool {
    let isGuard = isWord(range.upperBound - 1, "else")
    let conditions = range.lowerBound..<range.upperBound - (isGuard ? 1 : 0)
    if fits(conditions) {
      write(conditions)
      return true
    }
    let all = elements(of: conditions)
    for (index, element) in all.enumerated() {
      if index > 0 { startLine(indentation + Self.step) }
      if fits(element, before: 1) {
        write(element)
      } else {
        printExpression(element, indentation + (index > 0 ? Self.step : 0), before: 1)
      }
      if index < all.count - 1 { write(",") }
    }
    return all.count > 1 || isGuard || column > Self.lineLength - 2
  }
}
