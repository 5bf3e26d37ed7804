import Foundation

/// Parses the Retry-After header (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// The number of seconds to wait, at least 0. `nil` if the header is missing. A date is relative to the Date header
  /// of the response, if there is one.
  static func seconds(in response: HTTPResponse, now: Date = Date()) -> Double? {
    guard let text = response.headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else {
      return nil
    }
    if text.isDigits { return Double(text).map(Saturation.seconds) }
    guard let date = DateFormat.rfc1123.date(from: text) else { return nil }
    let sent = response.headers["Date"].flatMap(DateFormat.rfc1123.date(from:))
    return Saturation.seconds(date.timeIntervalSince(sent ?? now))
  }
}
