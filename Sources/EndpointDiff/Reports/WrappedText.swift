/// Text for terminals in lines of limited width. Longer words stay whole.
package enum WrappedText {
  /// The lines of a text. The first is not indented, the others are.
  ///
  /// - Parameters:
  ///   - width: The maximum number of columns.
  ///   - used: The columns before the first line.
  ///   - indent: The spaces before the other lines.
  package static func lines(
    _ text: String,
    width: Int = 80,
    used: Int = 0,
    indent: Int = 0
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = used
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = visibleCount(word)
      if !line.isEmpty, columns + 1 + length > width {
        while line.hasSuffix(" ") { line.removeLast() }
        lines.append(line)
        line = String(repeating: " ", count: indent) + word
        columns = indent + length
      } else {
        let isFirst = line.isEmpty
        line += (isFirst ? "" : " ") + word
        columns += length + (isFirst ? 0 : 1)
      }
    }
    return lines + [line]
  }

  /// The characters of a word without the control sequences of styles.
  private static func visibleCount(_ word: Substring) -> Int {
    guard word.contains("\u{1B}") else { return word.count }
    var count = 0
    var isInSequence = false
    for character in word {
      if character == "\u{1B}" {
        isInSequence = true
      } else if isInSequence {
        isInSequence = character != "m"
      } else {
        count += 1
      }
    }
    return count
  }
}
