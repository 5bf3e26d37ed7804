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
    if prefix.count + line.count + 2 + suffix.count <= SwiftExpression.lineLength {
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
    for word in words {
      if line.isEmpty {
        line = margin + word
      } else if line.count + 1 + word.count + room > SwiftExpression.lineLength {
        lines.append(line)
        line = margin + word
      } else {
        line += " " + word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
