import EndpointJSON

/// Instants in a date pattern (Unicode Technical Standard 35, part 4), in English.
enum PatternedDate {
  /// 2026-11-21 08:30:05 and 1999-02-28 00:00:00 in UTC.
  static func samples(_ pattern: String) -> [JSONValue] {
    [.string(text(autumn, pattern)), .string(text(winter, pattern))]
  }

  /// 2026-01-31 12:00:00 in one of the patterns that inference tries.
  static func placeholder(_ pattern: String) -> JSONValue {
    let separator = pattern.contains("'T'") ? "T" : " "
    return .string("2026-01-31\(separator)12:00" + (pattern.hasSuffix("ss") ? ":00" : ""))
  }

  private static let autumn: [Character: String] = [
    "y": "2026", "M": "11", "d": "21", "H": "08", "h": "08", "m": "30", "s": "05", "S": "250",
    "E": "Sat", "a": "AM",
  ]

  private static let winter: [Character: String] = [
    "y": "1999", "M": "02", "d": "28", "H": "00", "h": "12", "m": "00", "s": "00", "S": "000",
    "E": "Sun", "a": "AM",
  ]

  private static func text(_ parts: [Character: String], _ pattern: String) -> String {
    var text = ""
    var isQuoted = false
    var rest = Substring(pattern)
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(letter == "'" ? 1 : run.count)
      if letter == "'" {
        isQuoted.toggle()
      } else if isQuoted || !letter.isLetter {
        text += run
      } else {
        text += part(letter, run.count, parts)
      }
    }
    return text
  }

  private static func part(_ letter: Character, _ count: Int, _ parts: [Character: String])
    -> String
  {
    switch letter {
    case "u": return part("y", count, parts)
    case "z", "Z", "x", "X", "O", "v", "V": return zone(letter, count)
    case "M" where count > 2:
      let name = parts["M"] == "11" ? "November" : "February"
      return count == 3 ? String(name.prefix(3)) : name
    case "y" where count == 2: return String((parts["y"] ?? "").suffix(2))
    case "S": return String((parts["S"] ?? "").prefix(count))
    default:
      let digits = parts[letter] ?? ""
      return count == 1 && digits.first == "0" ? String(digits.dropFirst()) : digits
    }
  }

  private static func zone(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "X": "Z"
    case "Z" where count == 5: "Z"
    case "Z", "x": count == 3 || count == 5 ? "+00:00" : "+0000"
    default: "GMT"
    }
  }
}
