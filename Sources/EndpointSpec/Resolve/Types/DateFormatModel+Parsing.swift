extension DateFormatModel {
  static let names = ["rfc3339", "rfc1123", "unix", "unix-ms"]

  /// Parses the format in `date(…)`. Nil if it is invalid.
  init?(parsing text: String) {
    switch text {
    case "rfc3339": self = .rfc3339
    case "rfc1123": self = .rfc1123
    case "unix": self = .unix
    case "unix-ms": self = .unixMilliseconds
    default:
      guard Self.isPattern(text) else { return nil }
      self = .pattern(text)
    }
  }

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

extension Scalar {
  /// The built-in type with this name. A plain `date` has the default format.
  init?(named name: String, date: DateFormatModel) {
    switch name {
    case "string": self = .string
    case "bool": self = .bool
    case "int": self = .int
    case "int32": self = .int32
    case "int64": self = .int64
    case "uint32": self = .uint32
    case "uint64": self = .uint64
    case "double": self = .double
    case "decimal": self = .decimal
    case "date": self = .date(date)
    case "day": self = .day
    case "url": self = .url
    case "uuid": self = .uuid
    case "data": self = .data
    case "json": self = .json
    case "void": self = .void
    case "file": self = .file
    default: return nil
    }
  }

  static let names = [
    "string", "bool", "int", "int32", "int64", "uint32", "uint64", "double", "decimal", "date",
    "day",
    "url", "uuid", "data", "json", "void", "file",
  ]
}
