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
