import EndpointWire

/// Dates that are written as their pattern alone: `YYYY-MM-DD`, `yyyy-MM-dd'T'HH:mm:ss`.
extension ForeignTypes {
  /// The type of the dates with a pattern: `day`, `date` or `date(dd.MM.yyyy)`. Nil for other texts.
  func date(ofPattern text: String) -> String? {
    let isOptional = text.hasSuffix("?")
    let pattern = String(isOptional ? text.dropLast() : text[...])
    guard let type = Self.isDate(pattern) ? dateType(pattern) : nil else { return nil }
    return isOptional ? type + "?" : type
  }

  /// Whether the text has a year, a month and a day.
  private static func isDate(_ text: String) -> Bool {
    let letters = text.lowercased()
    return ["yyyy", "dd"].allSatisfy(letters.contains)
      && letters.filter { $0 == "m" }.count > 1 && !text.contains("(")
  }

  private func dateType(_ pattern: String) -> String? {
    let parts = pattern.replacing("'T'", with: "T").split(separator: "T").map(String.init)
    let ours = parts.map { DatePatternMistake(in: $0)?.proposal ?? $0 }
    guard ours.allSatisfy(DateFormat.isPattern) else { return nil }
    switch ours.count {
    case 1: return ours[0] == "yyyy-MM-dd" ? "day" : "date(\(ours[0]))"
    // The texts of RFC 3339, also without a zone.
    case 2: return hasOtherDates ? "date(rfc3339)" : "date"
    default: return nil
    }
  }
}
