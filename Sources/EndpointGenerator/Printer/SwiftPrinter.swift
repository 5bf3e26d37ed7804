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
