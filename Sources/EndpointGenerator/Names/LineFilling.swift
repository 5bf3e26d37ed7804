/// Puts the words of a long line on as many lines as a width asks for.
///
/// It works on bytes: descriptions are most of what is read of a large spec, and most of them are ASCII.
struct LineFilling {
  let width: Int
  /// What the lines after the first begin with.
  private var hanging: [UInt8] = []
  private var lines: [String] = []
  private var line: [UInt8] = []
  /// How many characters are in the line.
  private var column = 0

  init(width: Int) { self.width = width }

  /// The lines of the text; what follows the first begins below its first word, behind a list's bullet.
  mutating func lines(of text: Substring) -> [String] {
    let isASCII = text.isLetterPerByte
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    guard let first = words.first else { return [""] }
    hanging = Array(text.utf8.prefix { $0 == UInt8(ascii: " ") })
    line = hanging + first
    column = Substring(first).characterCount + hanging.count
    if first.elementsEqual("-".utf8) || first.elementsEqual("*".utf8) { hanging += "  ".utf8 }
    for word in words.dropFirst() {
      add(word, length: isASCII ? word.count : Substring(word).characterCount)
    }
    finishLine()
    return lines
  }

  private mutating func add(_ word: Substring.UTF8View, length: Int) {
    if column + 1 + length > width {
      finishLine()
      line = hanging
      column = hanging.count
    } else {
      line.append(UInt8(ascii: " "))
      column += 1
    }
    line += word
    column += length
  }

  private mutating func finishLine() { lines.append(String(decoding: line, as: UTF8.self)) }
}
