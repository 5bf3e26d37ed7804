import Foundation

/// The Content-Range header of a response: the part of the file that the body contains (RFC 9110, section 14.4).
struct ContentRange: Hashable {
  /// The byte positions, starting at 0. `nil` for `bytes */1234`: the requested range does not exist.
  let bytes: ClosedRange<Int64>?
  /// The size of the file in bytes. `nil` if the server does not know it.
  let total: Int64?

  /// Parses the header of a response. `nil` if the header is missing or invalid.
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
