/// Finds and replaces type names in a type expression such as `[string: Card.Suit]?`.
struct TypeExpressionText {
  private struct Part {
    var text: String
    let isName: Bool
  }

  private var parts: [Part] = []

  init(_ text: String) {
    var isFormat = false
    for character in text {
      if character == "(" { isFormat = true }
      let isWord =
        !isFormat && (character.isLetter || character.isNumber || "._".contains(character))
      if character == ")" { isFormat = false }
      if isWord, let last = parts.indices.last, parts[last].isName {
        parts[last].text.append(character)
      } else {
        parts.append(Part(text: String(character), isName: isWord))
      }
    }
  }

  /// The names that may be types of the spec, such as `Card.Suit`.
  var names: [String] {
    parts.filter { $0.isName && $0.text.first?.isUppercase == true }.map(\.text)
  }

  /// The expression with names replaced.
  func renamed(_ names: [String: String]) -> String {
    parts.map { part in part.isName ? names[part.text] ?? part.text : part.text }.joined()
  }
}
