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
    guard DateFormatModel.isPattern(pattern), let message = Self.message(pattern) else {
      return nil
    }
    self.message = message
    proposal = Self.replacingLetters(of: pattern)
  }

  private static func message(_ pattern: String) -> String? {
    let letters = unquoted(pattern)
    if letters.contains("Y") {
      return "\"Y\" is the week-based year, which differs around New Year"
    }
    if letters.contains("D") { return "\"D\" is the day of the year" }
    if hasMinutesAsMonths(letters) { return "\"m\" is the minute, and the pattern has no hour" }
    if hasMonthsAsMinutes(letters) { return "\"M\" is the month, and the minute is \"m\"" }
    if isHalfDay(letters) {
      return "\"h\" is the hour from 1 to 12, and the pattern has no AM or PM"
    }
    return nil
  }

  private static func hasMinutesAsMonths(_ letters: String) -> Bool {
    letters.contains("m") && !letters.contains { "hHkK".contains($0) }
  }

  private static func hasMonthsAsMinutes(_ letters: String) -> Bool {
    !letters.contains("m") && letters.drop { !"hHkK".contains($0) }.contains("M")
      && letters.prefix { !"hHkK".contains($0) }.contains("M")
  }

  private static func isHalfDay(_ letters: String) -> Bool {
    letters.contains("h") && !letters.contains { "abB".contains($0) }
  }

  private static func replacingLetters(of pattern: String) -> String {
    let letters = unquoted(pattern)
    let isMonth = hasMinutesAsMonths(letters)
    let isMinute = hasMonthsAsMinutes(letters)
    let isHour = isHalfDay(letters)
    var isAfterHour = false
    var isQuoted = false
    return String(
      pattern.map { character in
        if character == "'" { isQuoted.toggle() }
        if !isQuoted, "hHkK".contains(character) { isAfterHour = true }
        return switch character {
        case "M" where !isQuoted && isMinute && isAfterHour: "m"
        case "h" where !isQuoted && isHour: "H"
        case "Y" where !isQuoted: "y"
        case "D" where !isQuoted: "d"
        case "m" where !isQuoted && isMonth: "M"
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

extension DateFormatModel {
  /// True if the text has letters, and all unquoted ones are date pattern fields.
  static func isPattern(_ text: String) -> Bool {
    var isQuoted = false
    var hasLetter = false
    for character in text {
      if character == "'" {
        isQuoted.toggle()
      } else if character.isLetter && !isQuoted {
        guard patternLetters.contains(character) else { return false }
        hasLetter = true
      }
    }
    return hasLetter && !isQuoted
  }

  /// The date pattern fields of Unicode (UTS 35).
  private static let patternLetters = Set("GyYuUrQqMLlwWdDFgEecabBhHKkjJCmsSAzZOvVXx")
}

extension TypeLinker {
  mutating func checkDateFormat(_ text: Located<String>) {
    if !DateFormatModel.names.contains(text.value), let mistake = DatePatternMistake(in: text.value)
    {
      return report(
        .invalidValue,
        mistake.message,
        at: text.place,
        hint: "write \(quoted(mistake.proposal))"
      )
    }
    guard DateFormatModel(parsing: text.value) == nil else { return }
    report(
      .invalidValue,
      "\(quoted(text.value)) is not a date format",
      at: text.place,
      hint: nearestHint(to: text.value, in: DateFormatModel.names)
        ?? "write \(quotedList(DateFormatModel.names)) or a pattern such as \"yyyy-MM-dd HH:mm\""
    )
  }
}
