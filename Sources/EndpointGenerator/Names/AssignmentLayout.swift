/// A declaration with a value, or an assignment, broken where it is too long for one line.
///
/// ```swift
/// size = json.int() ?? size
/// public static let mentionedInAComment = IssueNotificationReason(
///   rawValue: "MENTIONED_IN_A_COMMENT"
/// )
/// ```
struct AssignmentLayout {
  /// What stands before the equals sign: `size`, `var size: Int`.
  let target: String
  let value: SwiftExpression
  /// What stands behind `??`.
  var fallback: String?
  /// Whether it is a parameter with its default, which indents the lines of a literal less.
  var isParameter = false

  /// - Parameters:
  ///   - indentation: The spaces before the line.
  ///   - trailing: How many characters follow in the last line.
  func text(indentation: Int, trailing: Int = 0) -> String {
    let room = SwiftExpression.lineLength - indentation - trailing - value.spareColumns
    let suffix = fallback.map { " ?? \($0)" } ?? ""
    if let line = value.singleLine {
      if target.characterCount + 3 + line.characterCount + suffix.characterCount <= room {
        return "\(target) = \(line)\(suffix)"
      }
      return broken(line, suffix, indentation, room: room - 2)
    }
    return
      "\(target) = \(value.text(indentation: indentation, column: 0, trailing: trailing))\(suffix)"
  }

  private func broken(_ line: String, _ suffix: String, _ indentation: Int, room: Int) -> String {
    let column = indentation + target.characterCount + 3
    if suffix.isEmpty, let opening = value.opening,
      column + opening.characterCount <= room + indentation
    {
      return "\(target) = \(value.text(indentation: indentation, column: 200))"
    }
    let margin = String(repeating: " ", count: indentation + 2)
    if line.characterCount + suffix.characterCount <= room {
      return "\(target) =\n\(margin)\(line)\(suffix)"
    }
    if line.first == "\"" {
      return
        "\(target) = \(multiLineLiteral(line, indentation: indentation + (isParameter ? 0 : 2)))"
    }
    let lines = suffix.isEmpty ? value.text(indentation: indentation + 2) : line
    return "\(target) =\n\(margin)\(lines)"
      + (suffix.isEmpty ? "" : "\n\(margin)\(suffix.dropFirst())")
  }
}

extension SwiftExpression {
  /// What the first line of the broken expression is; nil for what cannot be broken.
  fileprivate var opening: String? {
    switch self {
    case .call(let name, let arguments): arguments.isEmpty ? nil : "\(name)("
    case .array(let elements): elements.isEmpty ? nil : "["
    case .dictionary(let members): members.isEmpty ? nil : "["
    default: nil
    }
  }
}

/// A string literal over several lines, with the value of a literal on one; broken at blanks.
///
/// - Parameter indentation: The spaces before its lines and its closing quotes.
func multiLineLiteral(_ literal: String, indentation: Int) -> String {
  let words = literal.dropFirst().dropLast()
    .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  let lines = ListLayout.wrapped(words, indentation: indentation, reserving: 2)
  let margin = String(repeating: " ", count: indentation)
  return "\"\"\"\n" + lines.joined(separator: " \\\n") + "\n\(margin)\"\"\""
}
