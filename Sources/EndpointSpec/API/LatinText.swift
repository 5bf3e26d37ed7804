/// Removes diacritics from Latin letters, since Swift names are ASCII: `Größe` → `Grosse`.
enum LatinText {
  /// Replaces Latin letters by their base letters. Other scripts are unchanged.
  static func plain(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let letters = letters(scalar) {
        result += letters
      } else if !scalar.properties.isDiacritic {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The base letters, from the Unicode name: `LATIN SMALL LETTER O WITH DIAERESIS`.
  private static func letters(_ scalar: Unicode.Scalar) -> String? {
    if let known = ligatures[scalar] { return known }
    guard !scalar.isASCII, let words = scalar.properties.name?.split(separator: " "),
      words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH",
      words[3].count == 1
    else { return nil }
    return words[1] == "CAPITAL" ? String(words[3]) : words[3].lowercased()
  }

  private static let ligatures: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O",
    "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i", "ł": "l", "Ł": "L",
  ]
}
