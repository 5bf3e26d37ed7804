/// A token of Swift source, which is never split over lines.
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
    /// `(`, `[`, `{`, and the `<` of generic arguments.
    case open
    case close
  }

  let kind: Kind
  /// The byte range in the source.
  let range: Range<Int>
  /// The width in characters.
  let width: Int
  /// The number of line breaks before it.
  let lineBreaks: Int
  /// True if a space precedes it on the same line.
  let hasSpace: Bool
  /// The index of the matching bracket.
  var partner = 0
  /// True if it must have several lines: for a bracket, its content starts on the next line.
  var isBroken = false
  /// The number of commas between the elements of a bracket.
  var commas = 0
}
