/// Splits the Swift code of an app into tokens. Unlike the printer's lexer, it accepts any bytes.
struct AppLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [SwiftSource.Token] = []
  private var isFirstOnLine = true

  /// Interpolations nest at most so deep. Deeper ones are read as text.
  private static let deepest = 50

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() -> [SwiftSource.Token] {
    read(depth: 0)
    return tokens
  }

  /// Reads to the end, or in an interpolation to its `)`.
  private mutating func read(depth: Int) {
    var parentheses = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isFirstOnLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
      case UInt8(ascii: "/") where peek(1) == byte: skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "/") where startsRegex: literal(to: regexEnd() ?? position + 1)
      case UInt8(ascii: "\""): string(pounds: 0, depth)
      case UInt8(ascii: "#"): pound(depth)
      case UInt8(ascii: "`"): quotedName()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
      case _ where isNamePart(byte): name()
      default:
        if depth > 0 {
          parentheses += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
        }
        add(.symbol, position..<position + 1)
        if depth > 0, parentheses == 0, byte == UInt8(ascii: ")") { return }
      }
    }
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func add(_ kind: SwiftSource.Token.Kind, _ range: Range<Int>) {
    tokens.append(.init(kind: kind, range: range, isFirstOnLine: isFirstOnLine))
    isFirstOnLine = false
    position = range.upperBound
  }

  private mutating func name() {
    var end = position
    while end < bytes.count, isNamePart(bytes[end]) { end += 1 }
    add(.name, position..<end)
  }

  private mutating func quotedName() {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") {
      end += 1
    }
    add(.name, position + 1..<max(position + 1, end))
    if peek() == UInt8(ascii: "`") { position += 1 }
  }

  private mutating func number() {
    var end = position
    while end < bytes.count {
      let isPoint = bytes[end] == UInt8(ascii: ".") && end + 1 < bytes.count
      let isFraction = isPoint && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end + 1])
      guard isFraction || isNamePart(bytes[end]) else { break }
      end += 1
    }
    add(.literal, position..<end)
  }

  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    while let byte = peek() {
      let next = peek(1)
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if byte == UInt8(ascii: "\n") { isFirstOnLine = true }
        position += 1
      }
    }
  }
}

// MARK: - Literals

extension AppLexer {
  private mutating func literal(to end: Int) { add(.literal, position..<min(end, bytes.count)) }

  /// A raw string, a regular expression in pounds, or the pound of `#if` and macros.
  private mutating func pound(_ depth: Int) {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch peek(pounds) {
    case UInt8(ascii: "\""): string(pounds: pounds, depth)
    case UInt8(ascii: "/"):
      var end = position + pounds + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "/") || !hasPounds(pounds, at: end + 1) {
        end += 1
      }
      literal(to: end + 1 + pounds)
    default: add(.symbol, position..<position + 1)
    }
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count
      && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// A string literal on one or several lines.
  private mutating func string(pounds: Int, _ depth: Int) {
    let start = position
    let quotes = position + pounds
    let isLong = [1, 2].allSatisfy { peek(pounds + $0) == UInt8(ascii: "\"") }
    add(.literal, start..<min(bytes.count, quotes + (isLong ? 3 : 1)))
    while let byte = peek() {
      if byte == UInt8(ascii: "\""), ends(isLong: isLong, pounds) {
        position += (isLong ? 3 : 1) + pounds
        return
      }
      if byte == UInt8(ascii: "\n"), !isLong { return }
      guard byte == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) else {
        position += 1
        continue
      }
      position += 1 + pounds
      if peek() == UInt8(ascii: "("), depth < Self.deepest {
        read(depth: depth + 1)
      } else if peek() != UInt8(ascii: "\n") {
        position += 1
      }
    }
  }

  private func ends(isLong: Bool, _ pounds: Int) -> Bool {
    let count = isLong ? 3 : 1
    return (0..<count).allSatisfy { peek($0) == UInt8(ascii: "\"") }
      && hasPounds(pounds, at: position + count)
  }

  /// True if a slash begins a regular expression: no operand precedes it, and its end is on the same line.
  private var startsRegex: Bool {
    guard let next = peek(1), next != UInt8(ascii: " "), regexEnd() != nil else { return false }
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .literal: return false
    case .name:
      let word = String(decoding: bytes[last.range], as: UTF8.self)
      return ["return", "in", "case", "try", "await", "where"].contains(word)
    case .symbol:
      return ![UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")]
        .contains(bytes[last.range.lowerBound])
    }
  }

  private func regexEnd() -> Int? {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "/") { return end + 1 }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
