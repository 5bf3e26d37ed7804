import EndpointSpec

extension SwiftName {
  /// The name in a declaration or on its own: `` `default` ``.
  var escaped: String { Self.keywords.contains(text) ? "`\(text)`" : text }

  /// The name after a dot or as an enum case after a dot. `default` needs no escape there, but `` `init` `` does.
  var member: String { Self.wordsEscapedAfterDot.contains(text) ? "`\(text)`" : text }

  /// The name as an argument label in a call, where nearly every keyword is allowed.
  var label: String { text == "inout" ? "`inout`" : text }

  /// The name as a parameter label in a declaration, where specifiers must be escaped.
  var parameterLabel: String { Self.wordsEscapedAsParameter.contains(text) ? "`\(text)`" : text }

  /// A parameter whose label is its name: `default: Int`. In the body it is `escaped`.
  func parameter(_ type: String) -> String { "\(parameterLabel): \(type)" }

  private static let wordsEscapedAfterDot: Set = ["init", "self", "Self", "Type", "Protocol"]
  private static let wordsEscapedAsParameter: Set = ["inout", "let", "var"]

  private static let keywords: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
    "Type", "Protocol",
  ]
}
