import Foundation

/// How long a server asks to wait in its Retry-After header (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// Seconds, 0 or more; `nil` if the response does not say. A date is told by the server's own clock, where the response
  /// has its time.
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

extension String {
  /// True if it is made of digits, at least one.
  var isDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
