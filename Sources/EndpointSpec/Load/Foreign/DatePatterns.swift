import EndpointWire

/// Dates that are written as their pattern alone: `YYYY-MM-DD`, `yyyy-MM-dd'T'HH:mm:ss`.
extension ForeignTypes {
  /// The type of the dates with a pattern: `day`, `date` or `date(dd.MM.yyyy)`. Nil for other texts.
  func date(ofPattern text: String) -> String? {
    Self.date(ofPattern: text, rfc3339: hasOtherDates ? "date(rfc3339)" : "date")
  }

  /// - Parameter rfc3339: The type of a date and a time with a `T` between them, also without a zone.
  static func date(ofPattern text: String, rfc3339: String = "date") -> String? {
    let isOptional = text.hasSuffix("?")
    let pattern = String(isOptional ? text.dropLast() : text[...])
    guard isDate(pattern) else { return nil }
    let parts = pattern.replacing("'T'", with: "T").split(separator: "T").map(String.init)
    let ours = parts.map { DatePatternMistake(in: $0)?.proposal ?? $0 }
    guard ours.allSatisfy(DateFormat.isPattern), ours.count < 3 else { return nil }
    let type = ours.count == 2 ? rfc3339 : ours[0] == "yyyy-MM-dd" ? "day" : "date(\(ours[0]))"
    return isOptional ? type + "?" : type
  }

  /// Whether the text has a year, a month and a day.
  private static func isDate(_ text: String) -> Bool {
    let letters = text.lowercased()
    return ["yyyy", "dd"].allSatisfy(letters.contains)
      && letters.filter { $0 == "m" }.count > 1 && !text.contains("(")
  }
}
