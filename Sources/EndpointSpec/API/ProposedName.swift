/// Derives valid Swift names from any text, for imports, inference and hints in messages.
package enum ProposedName {
  /// The part of a type name for a text. It may be reserved: `AWS-lambda` → `AWSLambda`.
  package static func typeNamePart(_ text: String) -> String {
    let text = withoutDigit(plain(LatinText.plain(text)))
    let words = text.split { $0 == "_" || $0 == "-" }.map(String.init)
    let isShouted = words.count > 1 && !text.utf8.contains(where: isSmall)
    let name =
      isShouted || !words.contains(where: isAbbreviation)
      ? SwiftNaming.typeNamePart(for: text)
      : words.map { isAbbreviation($0) ? $0 : SwiftNaming.typeNamePart(for: $0) }.joined()
    if name.isEmpty { return "Value" }
    return SwiftNaming.isTypeName(name) ? name : "Type" + name
  }

  /// The part of a type name for the elements under a plural: `blog-posts` → `BlogPost`.
  package static func elementTypeName(_ plural: String) -> String {
    typeNamePart(SwiftNaming.singular(of: plural))
  }

  /// The name of a field, a parameter or a case: `+1` → `plus1`, `@type` → `type`, `self` → `itself`.
  package static func member(_ text: String) -> String {
    if text == "NaN" { return "nan" }
    let text = LatinText.plain(text)
    if let name = SwiftNaming.memberName(for: text)?.text {
      return ReservedNames.alternative(toMember: name) ?? name
    }
    var name = SwiftNaming.memberName(for: plain(spelledOut(text)))?.text ?? ""
    if name.isEmpty {
      name = SwiftNaming.memberName(for: "value_" + plain(spelledOut(text)))?.text ?? "value"
    }
    if name.first?.isUppercase ?? false { name = name.prefix(1).lowercased() + name.dropFirst() }
    return ReservedNames.alternative(toMember: name) ?? name
  }

  /// True if the text contains Latin letters or digits, so that a name can be derived.
  package static func isNamed(by text: String) -> Bool {
    text.utf8.contains(where: isLetterOrDigit) || !plain(LatinText.plain(text)).isEmpty
  }

  /// True if the word consists of at most four capitals, which are unchanged: `OGC`.
  private static func isAbbreviation(_ word: String) -> Bool {
    word.utf8.count <= 4 && word.utf8.allSatisfy(isCapital)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  /// Replaces all characters except letters, digits, `-` and `_` by `_`, and trims separators.
  private static func plain(_ text: String) -> String {
    // Nearly all texts are plain.
    if SwiftNaming.isIdentifier(text), !text.hasPrefix("_"), !text.hasSuffix("_") { return text }
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": scalar
      default: "_"
      }
    }
    let name = String(String.UnicodeScalarView(scalars))
    return String(
      name.drop { $0 == "-" || $0 == "_" }.reversed().drop { $0 == "-" || $0 == "_" }.reversed()
    )
  }

  /// Spells out a single leading digit.
  private static func withoutDigit(_ text: String) -> String {
    let rest = text.dropFirst().drop { $0 == "_" || $0 == "-" }
    guard let digit = text.first?.wholeNumberValue, rest.first?.isLetter ?? false else {
      return text
    }
    return "\(digits[digit])_\(rest)"
  }

  private static let digits = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ]

  /// Spells out meaningful signs.
  private static func spelledOut(_ text: String) -> String {
    if text.isEmpty { return "empty" }
    var result = ""
    for character in text {
      if let word = signs[character] {
        result += "_\(word)_"
      } else {
        result.append(character)
      }
    }
    return text.hasPrefix("-") && text.count > 1 ? "minus_" + result.dropFirst() : result
  }

  private static let signs: [Character: String] = [
    "+": "plus", "*": "asterisk", "<": "less", ">": "greater", "=": "equal", "!": "not",
    "%": "percent", "&": "and",
  ]
}

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
