/// The keys of a struct's fields: `"suit value image"`, broken over lines where it is long, or an array where a key has
/// a space in it.
struct JSONKeysLiteral {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  /// What follows `private static let keys: JSONKeys =`, the blank before it included.
  var text: String {
    let head = "  private static let keys: JSONKeys ="
    if names.contains(where: { $0.isEmpty || $0.utf8.contains(UInt8(ascii: " ")) }) {
      return " " + ListLayout.filled(names.map(stringLiteral), after: head + " ")
    }
    let literal = stringLiteral(names.joined(separator: " "))
    if head.characterCount + 1 + literal.characterCount <= SwiftExpression.lineLength {
      return " " + literal
    }
    if 4 + literal.characterCount <= SwiftExpression.lineLength { return "\n    " + literal }
    return " \"\"\"\n" + lines.joined(separator: " \\\n") + "\n    \"\"\""
  }

  /// The lines of a multi-line literal, without the backslashes that join them.
  private var lines: [String] {
    ListLayout.wrapped(
      names.map { String(stringLiteral($0).dropFirst().dropLast()) },
      indentation: 4,
      reserving: 2
    )
  }
}
