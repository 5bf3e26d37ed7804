import EndpointJSON
import EndpointWire

/// A valid date pattern that is probably a mistake: `YYYY-MM-DD`, `yyyy-mm-dd`, `%Y-%m-%d`.
struct DatePatternMistake {
  let message: String
  /// The pattern that is probably meant.
  let proposal: String

  /// The first mistake in the pattern. Nil for a valid pattern.
  init?(in pattern: String) {
    if pattern.contains("%") {
      message = "\"%\" is the sign of strftime, not of a date pattern"
      proposal = Self.withoutPercents(pattern)
      return
    }
    let letters = Self.unquoted(pattern)
    if let plain = Self.withoutMoment(pattern, letters) {
      message = "\"ddd\" and \"A\" are fields of moment.js, not of a date pattern"
      proposal = plain
      return
    }
    func isHour(_ letter: Character) -> Bool { "hHkK".contains(letter) }
    let isMonth = letters.contains("m") && !letters.contains(where: isHour)
    let isMinute =
      !letters.contains("m") && letters.drop { !isHour($0) }.contains("M")
      && letters.prefix { !isHour($0) }.contains("M")
    let isHalfDay = letters.contains("h") && !letters.contains { "abB".contains($0) }
    let mistakes = [
      (letters.contains("Y"), "\"Y\" is the week-based year, which differs around New Year"),
      (letters.contains("D"), "\"D\" is the day of the year"),
      (isMonth, "\"m\" is the minute, and the pattern has no hour"),
      (isMinute, "\"M\" is the month, and the minute is \"m\""),
      (isHalfDay, "\"h\" is the hour from 1 to 12, and the pattern has no AM or PM"),
    ]
    guard DateFormat.isPattern(pattern), let mistake = mistakes.first(where: \.0) else {
      return nil
    }
    message = mistake.1
    var (isAfterHour, isQuoted) = (false, false)
    proposal = String(
      pattern.map { character in
        if character == "'" { isQuoted.toggle() }
        if isQuoted { return character }
        isAfterHour = isAfterHour || isHour(character)
        return switch character {
        case "M" where isMinute && isAfterHour: "m"
        case "h" where isHalfDay: "H"
        case "Y": "y"
        case "D": "d"
        case "m" where isMonth: "M"
        default: character
        }
      }
    )
  }

  private static func unquoted(_ pattern: String) -> String {
    var isQuoted = false
    return pattern.filter { character in
      if character == "'" { isQuoted.toggle() }
      return !isQuoted
    }
  }

  /// A pattern of moment.js or Day.js, such as `ddd, DD MMM YYYY HH:mm:ss ZZ`, in the fields of Unicode. Nil for others.
  private static func withoutMoment(_ pattern: String, _ letters: String) -> String? {
    let isMoment = letters.contains("ddd") || letters.contains("DD") && letters.contains("ZZ")
    guard isMoment, !pattern.contains("'") else { return nil }
    let fields = [
      ("dddd", "EEEE"), ("ddd", "EEE"), ("DD", "dd"), ("D", "d"), ("Y", "y"), ("A", "a"),
      ("ZZ", "Z"),
    ]
    return fields.reduce(pattern) { $0.replacing($1.0, with: $1.1) }
  }

  private static func withoutPercents(_ pattern: String) -> String {
    var result = ""
    var isField = false
    for character in pattern {
      if isField {
        result += fields[character] ?? String(character)
        isField = false
      } else if character == "%" {
        isField = true
      } else {
        result += character.isLetter ? "'\(character)'" : String(character)
      }
    }
    return result
  }

  /// The fields of `strftime`.
  private static let fields: [Character: String] = [
    "Y": "yyyy", "y": "yy", "m": "MM", "d": "dd", "H": "HH", "I": "hh", "M": "mm", "S": "ss",
    "p": "a", "b": "MMM", "B": "MMMM", "a": "EEE", "A": "EEEE", "j": "DDD", "z": "Z", "Z": "zzz",
    "T": "HH:mm:ss", "F": "yyyy-MM-dd", "f": "SSSSSS",
  ]
}

extension TypeLinker {
  /// - Parameter type: The type with the format, `date(…)`. Nil for the usual format of the spec.
  mutating func checkDateFormat(_ text: Located<String>, of type: Place? = nil) {
    if DateFormat.types.contains(text.value) {
      let whole = type.map { Located("date(\(text.value))", at: $0) }
      return report(
        .invalidValue,
        "\(quoted(text.value)) is a type, not a date format",
        at: text.place,
        hint: whole.map { .write(text.value, for: $0) }
          ?? "write \(quotedList(DateFormat.names)), and \"day\" as the type of dates without a time"
      )
    }
    if let type, text.value.hasPrefix(" ") || text.value.hasSuffix(" ") {
      let plain = text.value.replacing(/^ +| +$/, with: "")
      return report(
        .invalidValue,
        "a date format has no spaces at its ends",
        at: text.place,
        hint: .write(
          DateFormat.corrected(in: "date(\(plain))"),
          for: Located("date(\(text.value))", at: type)
        )
      )
    }
    let inner = text.value.dropFirst().dropLast()
    if text.value.hasPrefix("'"), text.value.hasSuffix("'"), !inner.contains("'"),
      DateFormat(parsing: String(inner)) != nil
    {
      return report(
        .invalidValue,
        "a pattern without quotes is expected: in quotes, it is the same text for each date",
        at: text.place,
        hint: .write(String(inner), for: text)
      )
    }
    if let name = DateFormat.otherFormats[lettersAndDigits(of: text.value)], name != text.value {
      return report(
        .invalidValue,
        "\(quoted(text.value)) is not a date format",
        at: text.place,
        hint: .write(name, for: text)
      )
    }
    if !DateFormat.names.contains(text.value), let mistake = DatePatternMistake(in: text.value) {
      return report(
        .invalidValue,
        mistake.message,
        at: text.place,
        hint: .write(mistake.proposal, for: text)
      )
    }
    guard DateFormat(parsing: text.value) == nil else { return }
    report(
      .invalidValue,
      "\(quoted(text.value)) is not a date format",
      at: text.place,
      hint: nearestHint(to: text, in: DateFormat.names)
        ?? "write \(quotedList(DateFormat.names)) or a pattern such as \"yyyy-MM-dd HH:mm\""
    )
  }
}
