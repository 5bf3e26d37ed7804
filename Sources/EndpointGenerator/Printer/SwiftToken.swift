/// A piece of Swift source that is never broken over lines by itself.
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
    /// `(`, `[`, `{`, and `<` of a list of types.
    case open
    case close
  }

  let kind: Kind
  /// Its bytes in the source.
  let range: Range<Int>
  /// In characters.
  let width: Int
  /// How many line breaks come before it.
  let lineBreaks: Int
  /// Whether a space precedes it on one line.
  let hasSpace: Bool
  /// The index of the bracket that closes this one, or that it closes.
  var partner = 0
  /// Whether it needs several lines: a bracket, where its content begins on the next line.
  var isBroken = false
  /// How many commas a bracket has between its elements.
  var commas = 0
}
