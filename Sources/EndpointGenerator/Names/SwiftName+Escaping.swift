import EndpointSpec

extension SwiftName {
  /// The name where it is declared or stands alone: `` `default` ``.
  var escaped: String { Self.keywords.contains(text) ? "`\(text)`" : text }

  /// The name after a dot or as the name of an enum's case after one: `default` needs no escape there, `` `init` `` does.
  var member: String { Self.wordsEscapedAfterDot.contains(text) ? "`\(text)`" : text }

  /// The name as the label of an argument in a call, where nearly every keyword may stand.
  var label: String { text == "inout" ? "`inout`" : text }

  /// The name as a parameter's in a declaration, where what may stand before a name may not be one.
  var parameterLabel: String { Self.wordsEscapedAsParameter.contains(text) ? "`\(text)`" : text }

  /// A parameter that is labelled with its own name: `default: Int`. In the function's body it is `escaped`.
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
