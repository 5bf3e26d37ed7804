/// How lists are broken over lines that are filled up, which `swift format` leaves as they are.
enum ListLayout {
  /// An array literal on one line, or its elements on as few lines as they need.
  ///
  /// A list of several elements leaves room for the comma behind the last, which it has on several lines.
  ///
  /// - Parameters:
  ///   - prefix: What stands before it in its line, the indentation included.
  ///   - suffix: What follows it.
  static func filled(_ elements: [String], after prefix: String, before suffix: String = "")
    -> String
  {
    let line = elements.joined(separator: ", ")
    let comma = elements.count > 1 ? "," : ""
    let column = prefix.characterCount + suffix.count + comma.count
    if column + line.characterCount + 2 <= SwiftExpression.lineLength { return "[\(line)]" }
    let indentation = prefix.prefix { $0 == " " }
    let last = elements.indices.last
    let words = elements.indices.map { elements[$0] + ($0 == last ? comma : ",") }
    let lines = wrapped(words, indentation: indentation.count + 2)
    return "[\n" + lines.joined(separator: "\n") + "\n\(indentation)]"
  }

  /// A declaration with an array literal, which begins in a line of its own where no more than the declaration fits.
  ///
  /// - Parameters:
  ///   - target: What stands before the colon.
  ///   - type: The type of the list.
  ///   - indentation: The spaces before the declaration.
  ///   - suffix: What follows the literal.
  static func assigned(
    _ elements: [String],
    to target: String,
    of type: String,
    indentation: Int,
    before suffix: String = ""
  ) -> String {
    let margin = String(repeating: " ", count: indentation)
    let head = "\(target): \(type) ="
    let column = indentation + head.characterCount
    if column + 1 < SwiftExpression.lineLength {
      return "\(head) \(filled(elements, after: "\(margin)\(head) ", before: suffix))"
    }
    let isLong = column > SwiftExpression.lineLength
    let inner = margin + (isLong ? "    " : "  ")
    let opening = isLong ? "\(target):\n\(margin)  \(type) =" : head
    return "\(opening)\n\(inner)\(filled(elements, after: inner, before: suffix))"
  }

  /// Words on as few lines as they need, each line indented. The first line begins with what is given, and every line
  /// leaves room for some characters more.
  static func wrapped(
    _ words: [String],
    indentation: Int,
    first: String? = nil,
    reserving room: Int = 0
  ) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = first ?? ""
    var column = line.characterCount
    for word in words {
      let length = word.characterCount
      if !line.isEmpty, column + 1 + length + room <= SwiftExpression.lineLength {
        line += " "
        line += word
        column += 1 + length
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = margin + word
      column = indentation + length
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
