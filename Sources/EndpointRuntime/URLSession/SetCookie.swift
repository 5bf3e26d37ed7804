import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Parses the `Set-Cookie` headers of a response (RFC 6265, section 5.2).
///
/// Foundation's parser crashes on Linux at a name like `🂡` without a value.
enum SetCookie {
  /// The cookies of a header value. Foundation joins several values by commas.
  static func cookies(in text: String, for host: String, now: Date = Date()) -> [HTTPCookie] {
    values(in: text).compactMap { cookie(in: $0, for: host, now) }
  }

  /// Splits joined header values at commas. A comma in a date is not followed by a pair.
  private static func values(in text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).reduce(into: []) { values, part in
      let isPair = part.prefix { $0 != ";" }.contains("=")
      if isPair || values.isEmpty {
        values.append(String(part))
      } else {
        values[values.count - 1] += ",\(part)"
      }
    }
  }

  private static func cookie(in text: String, for host: String, _ now: Date) -> HTTPCookie? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(pair)
    guard let first = parts.first, !first.name.isEmpty, let value = first.value else { return nil }
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: first.name, .value: value, .domain: host, .path: "/",
    ]
    var age: Date?
    for (name, value) in parts.dropFirst() {
      switch (name.lowercased(), value ?? "") {
      case ("expires", let text): properties[.expires] = date(in: text) ?? properties[.expires]
      case ("max-age", let text): age = date(afterAge: text, now) ?? age
      case ("domain", let text) where !text.isEmpty:
        properties[.domain] = text.hasPrefix(".") ? text : ".\(text)"
      case ("path", let text) where text.hasPrefix("/"): properties[.path] = text
      case ("secure", _): properties[.secure] = "TRUE"
      default: break
      }
    }
    // `Max-Age` takes precedence over `Expires` (section 5.3).
    if let age { properties[.expires] = age }
    return HTTPCookie(properties: properties)
  }

  private static func pair(_ text: Substring) -> (name: String, value: String?) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
  }

  /// The expiry date for a number of seconds. A minus sign means that the cookie has expired.
  private static func date(afterAge text: String, _ now: Date) -> Date? {
    let isNegative = text.hasPrefix("-")
    let digits = String(text.dropFirst(isNegative ? 1 : 0))
    guard digits.isDigits, let seconds = Double(digits) else { return nil }
    return isNegative ? .distantPast : now.addingTimeInterval(Saturation.seconds(seconds))
  }

  /// A date as in HTTP, or with hyphens: `Wed, 09-Jun-2021 10:18:14 GMT`.
  private static func date(in text: String) -> Date? {
    DateFormat.rfc1123.date(from: text.replacingOccurrences(of: "-", with: " "))
  }
}
