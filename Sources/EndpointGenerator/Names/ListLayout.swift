/// How lists are broken over lines that are filled up, which `swift format` leaves as they are.
enum ListLayout {
  /// An array literal on one line, or its elements on as few lines as they need.
  ///
  /// - Parameters:
  ///   - prefix: What stands before it in its line, the indentation included.
  ///   - suffix: What follows it.
  static func filled(_ elements: [String], after prefix: String, before suffix: String = "")
    -> String
  {
    let line = elements.joined(separator: ", ")
    if prefix.characterCount + line.characterCount + 2 + suffix.count <= SwiftExpression.lineLength
    {
      return "[\(line)]"
    }
    let indentation = prefix.prefix { $0 == " " }
    let lines = wrapped(elements.map { "\($0)," }, indentation: indentation.count + 2)
    return "[\n" + lines.joined(separator: "\n") + "\n\(indentation)]"
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
