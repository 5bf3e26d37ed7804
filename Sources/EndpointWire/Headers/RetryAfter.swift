import Foundation

/// Parses the Retry-After header (RFC 9110, section 10.2.3).
package enum RetryAfter {
  /// The number of seconds to wait, at least 0. `nil` for invalid text. A date is relative to the Date header of the
  /// response, if there is one.
  package static func seconds(_ text: String, sent: String?, now: Date = Date()) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    // Some servers send a fraction of seconds.
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count <= 2, parts.allSatisfy({ String($0).isDigits }) {
      return Double(text).map(Saturation.seconds)
    }
    guard let date = DateFormat.rfc1123.date(from: text) else { return nil }
    let sent = sent.flatMap(DateFormat.rfc1123.date(from:))
    return Saturation.seconds(date.timeIntervalSince(sent ?? now))
  }
}
