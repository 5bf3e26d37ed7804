/// How a function's result is broken where it is too long for the line on which the parameters end.
///
/// ```swift
///   ) -> Request<
///     TeamsCheckPermissionsForRepoLegacyResponse, TeamsCheckPermissionsForRepoLegacyFailure
///   > {
/// ```
struct ResultLayout {
  private let type: String
  /// What stands before the `<`, and the types between it and the `>`.
  private var head: Substring { type.prefix { $0 != "<" } }
  private var arguments: [String] {
    Self.parts(of: type.dropFirst(head.count + 1).dropLast())
  }

  init(_ type: String) { self.type = type }

  /// The arrow, the result and the brace behind a text that ends in this column.
  func text(column: Int) -> String {
    let line = " -> \(type) {"
    if column + line.characterCount <= SwiftExpression.lineLength { return line }
    guard arguments.count < 2 else { return " -> \(list(indentation: 2)) {" }
    let isShort = 7 + type.count <= SwiftExpression.lineLength
    return "\n    -> \(isShort ? type : list(indentation: 4))\n  {"
  }

  private func list(indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation + 2)
    let line = arguments.joined(separator: ", ")
    let fits = margin.count + line.count <= SwiftExpression.lineLength
    let lines = fits ? margin + line : arguments.map { margin + $0 }.joined(separator: ",\n")
    return "\(head)<\n\(lines)\n\(margin.dropLast(2))>"
  }

  /// The types of a list, whose own lists have commas too.
  private static func parts(of list: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in list {
      if "<[(".contains(character) { depth += 1 }
      if ">])".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else if character != " " || !(parts.last?.isEmpty ?? true) {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
