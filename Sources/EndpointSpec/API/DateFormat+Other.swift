import EndpointJSON
import EndpointWire

extension DateFormat {
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

extension DateFormat {
  /// Our formats by their names in other tools.
  static let otherFormats = [
    "iso": "rfc3339", "iso8601": "rfc3339", "rfc3339": "rfc3339", "datetime": "rfc3339",
    "http": "rfc1123", "httpdate": "rfc1123", "imffixdate": "rfc1123", "rfc7231": "rfc1123",
    "rfc1123": "rfc1123", "rfc2822": "EEE, dd MMM yyyy HH:mm:ss Z",
    "rfc822": "EEE, dd MMM yyyy HH:mm:ss Z", "rfc5322": "EEE, dd MMM yyyy HH:mm:ss Z",
    "s": "unix", "sec": "unix", "secs": "unix", "second": "unix", "seconds": "unix",
    "epoch": "unix", "posix": "unix", "timestamp": "unix", "unixtime": "unix",
    "unixtimestamp": "unix", "unixseconds": "unix", "unixs": "unix", "epochseconds": "unix",
    "secondssince1970": "unix", "ms": "unix-ms", "msec": "unix-ms", "millis": "unix-ms",
    "milliseconds": "unix-ms", "unixms": "unix-ms", "unixmillis": "unix-ms",
    "unixmilliseconds": "unix-ms", "epochms": "unix-ms", "epochmillis": "unix-ms",
    "epochmilliseconds": "unix-ms", "timestampms": "unix-ms", "millisecondssince1970": "unix-ms",
    "javascript": "unix-ms",
  ]

  /// Our types of dates, which are no formats.
  static let types: Set = ["day", "date"]

  /// The type with our name of a date format: `date(unix-ms)` for `date(ms)`.
  static func corrected(in type: String) -> String {
    guard let start = type.firstRange(of: "date("), let end = type.lastIndex(of: ")"),
      start.upperBound < end
    else { return type }
    let format = String(type[start.upperBound..<end])
    if types.contains(format) { return type.replacing("date(\(format))", with: format) }
    let meant =
      otherFormats[lettersAndDigits(of: format)] ?? DatePatternMistake(in: format)?.proposal
    return names.contains(format) ? type : type.replacing(format, with: meant ?? format)
  }

  /// The format that a text means, in our words or in those of another tool. Nil for other texts.
  static func meant(by text: String) -> String? {
    if names.contains(text) { return text }
    return otherFormats[lettersAndDigits(of: text)]
      ?? (isPattern(text) && text.contains("y") ? text : nil)
  }
}
