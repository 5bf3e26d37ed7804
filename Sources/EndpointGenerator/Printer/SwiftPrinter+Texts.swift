import EndpointJSON

/// Printing of string literals and documentation.
extension SwiftPrinter {
  /// Prints a multi-line literal with an indentation.
  mutating func printLines(_ token: Int, _ indentation: Int) {
    let lines = string(token).split(at: UInt8(ascii: "\n"))
    guard let opening = lines.first, let closing = lines.last else { return }
    let margin = closing.prefix { $0 == " " }.utf8.count
    let content = lines.dropFirst().dropLast().map { $0.dropFirst(margin) }
    printLines(opening, content, closing.dropFirst(margin), indentation)
  }

  /// Prints a long one-line literal as a multi-line one. A literal with interpolations is unchanged.
  mutating func printText(_ token: Int, _ indentation: Int) {
    let text = string(token)
    if text.contains("\\(") { return write(text) }
    let pounds = text.prefix { $0 == "#" }
    let content = text.dropFirst(pounds.count + 1).dropLast(pounds.count + 1)
    printLines("\(pounds)\"\"\"", [content], "\"\"\"\(pounds)", indentation)
  }

  private mutating func printLines(
    _ opening: some StringProtocol,
    _ lines: [Substring],
    _ closing: some StringProtocol,
    _ indentation: Int
  ) {
    write(opening)
    let mark = "\\" + String(opening.prefix { $0 == "#" })
    for line in lines {
      for part in continued(String(line), width: Self.lineLength - indentation, mark: mark) {
        if part.isEmpty {
          writeEmptyLine()
        } else {
          startLine(indentation)
          write(part)
        }
      }
    }
    startLine(indentation)
    write(closing)
  }

  /// Prints the comment that starts at a token. Returns the first token after it.
  mutating func printDocumentation(from start: Int, to end: Int, _ indentation: Int) -> Int {
    var last = start + 1
    while last < end, tokens[last].kind == .documentation { last += 1 }
    let width = Self.lineLength - indentation - "/// ".utf8.count
    let comment = start..<last
    if comment.allSatisfy({ tokens[$0].width - "/// ".utf8.count <= width }) {
      for token in comment {
        if token > start { startLine(indentation) }
        write(token..<token + 1)
      }
      return last
    }
    let text = comment.map { string($0).dropFirst(3) }.map { $0.first == " " ? $0.dropFirst() : $0 }
    let lines = MarkdownFilling.lines(of: text.joined(separator: "\n"), width: width)
    for (index, line) in lines.enumerated() {
      if index > 0 { startLine(indentation) }
      write("///")
      if !line.isEmpty {
        write(" ")
        write(line)
      }
    }
    return last
  }
}
