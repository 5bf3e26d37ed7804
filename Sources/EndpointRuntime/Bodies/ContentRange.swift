import Foundation

/// Which bytes of a whole a response has: its Content-Range header (RFC 9110, section 14.4).
struct ContentRange: Hashable {
  /// The bytes, counted from 0; `nil` where the server has none of those that were asked for.
  let bytes: ClosedRange<Int64>?
  /// How many bytes there are in all; `nil` if the server does not know.
  let total: Int64?

  /// The range of a response; `nil` if it has none that can be read.
  init?(_ response: HTTPResponse) {
    let words = response.headers["Content-Range"]?.split(separator: " ") ?? []
    guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
    let parts = words[1].split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let total = Self.number(parts[1])
    guard total != nil || parts[1] == "*" else { return nil }
    if parts[0] == "*" {
      (bytes, self.total) = (nil, total)
      return
    }
    let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false).map(Self.number)
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last,
      last < total ?? .max
    else { return nil }
    (bytes, self.total) = (first...last, total)
  }

  private static func number(_ text: Substring) -> Int64? {
    String(text).isDigits ? Int64(text) : nil
  }
}
