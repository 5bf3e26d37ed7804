import EndpointSpec

/// A Swift file of an app, split into tokens. Comments, and the text of string literals, are skipped.
///
/// It accepts any bytes. Text that is not Swift becomes tokens without a meaning.
package struct SwiftSource: Sendable {
  package struct Token: Equatable, Sendable {
    enum Kind: Equatable {
      /// A name or keyword.
      case name
      /// A number, a string or a regular expression. Interpolations follow it in parentheses.
      case literal
      /// A single character of punctuation.
      case symbol
    }

    let kind: Kind
    /// The range in bytes. Of a name in backticks, without them.
    let range: Range<Int>
    /// True if a line break precedes it.
    let isFirstOnLine: Bool
  }

  /// The path as reports print it.
  package let path: String
  let bytes: [UInt8]
  package let tokens: [Token]
  /// The index of the matching bracket, for `(`, `[`, `{` and their ends.
  let partners: [Int: Int]
  /// The innermost open bracket around each token, or -1.
  private let parents: [Int]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var lexer = AppLexer(bytes)
    tokens = lexer.read()
    (partners, parents) = Self.brackets(tokens, bytes)
  }

  /// The innermost open bracket around a token.
  func openBracket(around token: Int) -> Int? {
    let parent = tokens.indices.contains(token) ? parents[token] : -1
    return parent < 0 ? nil : parent
  }

  func text(_ index: Int) -> String {
    tokens.indices.contains(index)
      ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  /// True if the token is this character of punctuation.
  func isSymbol(_ index: Int, _ symbol: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .symbol else { return false }
    return UInt32(bytes[tokens[index].range.lowerBound]) == symbol.value
  }

  func isName(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .name
  }

  func isLiteral(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .literal
  }

  /// True if the token is this keyword.
  func isWord(_ index: Int, _ word: String) -> Bool {
    guard isName(index), tokens[index].range.count == word.utf8.count else { return false }
    return bytes[tokens[index].range].elementsEqual(word.utf8)
  }

  /// The token that starts at a byte.
  func index(at offset: Int) -> Int? {
    let index = tokens.prefixCount { $0.range.lowerBound < offset }
    return index < tokens.count && tokens[index].range.lowerBound == offset ? index : nil
  }

  private static func brackets(_ tokens: [Token], _ bytes: [UInt8]) -> ([Int: Int], [Int]) {
    var partners: [Int: Int] = [:]
    var parents: [Int] = []
    parents.reserveCapacity(tokens.count)
    var open: [(index: Int, end: UInt8)] = []
    // The number of open brackets with each end, so that an end without a start is not searched for.
    var counts: [UInt8: Int] = [:]
    for (index, token) in tokens.enumerated() {
      let byte = token.kind == .symbol ? bytes[token.range.lowerBound] : 0
      // A bracket without an end is closed by the end of what contains it.
      if counts[byte, default: 0] > 0, let match = open.lastIndex(where: { $0.end == byte }) {
        partners[open[match].index] = index
        partners[index] = open[match].index
        for bracket in open[match...] { counts[bracket.end, default: 0] -= 1 }
        open.removeSubrange(match...)
      }
      parents.append(open.last?.index ?? -1)
      let end: UInt8? =
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
      if let end {
        open.append((index, end))
        counts[end, default: 0] += 1
      }
    }
    return (partners, parents)
  }
}
