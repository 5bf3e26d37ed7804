import EndpointJSON

/// Two instants in the format of a date: 2026-11-21 08:30:05 and 1999-02-28 00:00:00 in UTC. Some formats include
/// fractions.
struct DateSamples {
  private let format: DateFormatModel

  init(_ format: DateFormatModel) { self.format = format }

  var values: [JSONValue] {
    switch format {
    case .rfc3339:
      ["2026-11-21T08:30:05Z", "1999-02-28T01:00:00+01:00", "2026-11-21T08:30:05.250Z"]
    case .rfc1123: ["Sat, 21 Nov 2026 08:30:05 GMT", "Sun, 28 Feb 1999 00:00:00 GMT"]
    case .unix: [1_795_249_805, 920_160_000, 1_795_249_805.25]
    case .unixMilliseconds: [1_795_249_805_250, 920_160_000_000]
    case .pattern(let pattern):
      [.string(Self.text(Self.autumn, pattern)), .string(Self.text(Self.winter, pattern))]
    }
  }

  private static let autumn: [Character: String] = [
    "y": "2026", "M": "11", "d": "21", "H": "08", "h": "08", "m": "30", "s": "05", "S": "250",
    "E": "Sat", "a": "AM",
  ]

  private static let winter: [Character: String] = [
    "y": "1999", "M": "02", "d": "28", "H": "00", "h": "12", "m": "00", "s": "00", "S": "000",
    "E": "Sun", "a": "AM",
  ]

  /// Formats a date with a pattern (Unicode Technical Standard 35, part 4) in English.
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
