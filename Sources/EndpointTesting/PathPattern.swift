import Foundation

/// A path of a spec, in which `{…}` matches any text within a segment.
struct PathPattern {
  private let segments: [Substring]

  init(_ path: String) {
    segments = path.split(separator: "/", omittingEmptySubsequences: false)
  }

  /// True if the path of the URL ends with the pattern.
  func matches(_ url: URL) -> Bool {
    let address = url.absoluteString.prefix { $0 != "?" && $0 != "#" }
    let path = address.split(separator: "/", omittingEmptySubsequences: false).dropFirst(3)
    // The path starts with a slash, so the first element is empty.
    let own = segments.dropFirst()
    guard own.count <= path.count else { return false }
    return zip(own, path.suffix(own.count)).allSatisfy(Self.matches)
  }

  private static func matches(_ pattern: Substring, _ segment: Substring) -> Bool {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern.lastIndex(of: "}"),
      open < close
    else { return pattern == segment }
    let (start, end) = (pattern[..<open], pattern[pattern.index(after: close)...])
    return segment.count > start.count + end.count && segment.hasPrefix(start)
      && segment.hasSuffix(end)
  }
}
