extension SwiftSource {
  private static let keywords: Set<String> = [
    "return", "in", "case", "try", "await", "where", "if", "guard", "while", "switch", "for",
    "else",
    "is", "as", "throw", "let", "var", "some", "any", "inout", "import", "do", "repeat", "yield",
    "extension", "func", "struct", "class", "enum", "actor", "protocol", "typealias", "default",
  ]

  /// True for a keyword before an expression or a type.
  func isKeyword(_ index: Int) -> Bool {
    isName(index) && Self.keywords.contains(text(index))
  }

  /// True if an expression may end with the token.
  func isEnd(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    switch tokens[index].kind {
    case .literal: return true
    case .name: return !isKeyword(index)
    case .symbol:
      return [")", "]", "}", "?", "!", ">"].contains { isSymbol(index, $0) } && !isOperator(index)
    }
  }

  /// True for `?`, `!` or `>` that belongs to an operator, or has a space before it.
  private func isOperator(_ index: Int) -> Bool {
    guard index > 0, ["?", "!", ">"].contains(where: { isSymbol(index, $0) }) else { return false }
    if tokens[index - 1].range.upperBound < tokens[index].range.lowerBound { return true }
    return isSymbol(index, "?") && isSymbol(index - 1, "?") || isSymbol(index - 1, "-")
  }

  /// The index of `<` for the `>` of `Client<Library>`.
  func startOfGenerics(before end: Int) -> Int? {
    var depth = 0
    var index = end
    while index >= 0, end - index < 200 {
      if isSymbol(index, ">"), !isSymbol(index - 1, "-") { depth += 1 }
      if isSymbol(index, "<") { depth -= 1 }
      if depth == 0 { return isName(index - 1) ? index : nil }
      if isSymbol(index, "{") || isSymbol(index, "}") || isSymbol(index, ";") { return nil }
      if let partner = partners[index], partner < index { index = partner }
      index -= 1
    }
    return nil
  }

  /// The text of a type without spaces: `Response<[Book]>?`. Nil if none begins here.
  func typeText(from start: Int) -> String? {
    var index = start
    while isSymbol(index, "@")
      || ["inout", "some", "any", "borrowing", "consuming", "sending"]
        .contains(text(index))
    {
      index += isSymbol(index, "@") ? 2 : 1
    }
    guard let end = endOfType(from: index) else { return nil }
    return (index...end).map { isSymbol($0, ":") || isSymbol($0, ",") ? text($0) + " " : text($0) }
      .joined()
  }

  private func endOfType(from start: Int) -> Int? {
    var last: Int
    if isSymbol(start, "["), let close = partners[start] {
      last = close
    } else if isName(start), !isKeyword(start) {
      last = endOfGenerics(after: start)
      while isSymbol(last + 1, "."), isName(last + 2) { last = endOfGenerics(after: last + 2) }
    } else {
      return nil
    }
    while isSymbol(last + 1, "?") || isSymbol(last + 1, "!"), !tokens[last + 1].isFirstOnLine {
      last += 1
    }
    return last
  }
}
