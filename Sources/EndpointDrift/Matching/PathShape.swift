import EndpointSpec

/// The path of a request without what differs from one request to the next: `/deck/{id}/draw`.
///
/// It is what reports show of a path that no endpoint has. Segments that may be a person's data or a secret do not show.
package struct PathShape: Hashable, Sendable, CustomStringConvertible {
  package let segments: [String]

  static let placeholder = "{id}"
  /// Longer segments are data.
  private static let longestWord = 32
  /// More segments are cut.
  private static let maximumSegments = 24

  package init(_ path: String) {
    let all = path.split(separator: "/").map(String.init)
    let shown = all.prefix(Self.maximumSegments).map { Self.isWord($0) ? $0 : Self.placeholder }
    segments = shown + (all.count > shown.count ? ["…"] : [])
  }

  init(_ endpoint: EndpointModel) {
    var text = ""
    for part in endpoint.path {
      if case .text(let literal) = part { text += literal } else { text += Self.placeholder }
    }
    segments = text.split(separator: "/").map { segment in
      segment.contains("{") ? Self.placeholder : String(segment)
    }
  }

  package var description: String { "/" + segments.joined(separator: "/") }

  /// Whether a segment is a name that people gave: `v2`, `top-users`, `.well-known`. Digits are only at its end.
  static func isWord(_ segment: String) -> Bool {
    let letters = segment.utf8.prefix { !(0x30...0x39 ~= $0) }
    let digits = segment.utf8.dropFirst(letters.count)
    return segment.utf8.count <= longestWord && !letters.isEmpty && digits.count <= 2
      && digits.allSatisfy { 0x30...0x39 ~= $0 }
      && letters.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || "-_.~".utf8.contains($0) }
  }

  /// How many segments two paths share at their beginning and their end; nil if they share no name.
  func likeness(to other: PathShape) -> Int? {
    let start = zip(segments, other.segments).prefix { $0 == $1 }.count
    let rest = min(segments.count, other.segments.count) - start
    let end = zip(segments.reversed(), other.segments.reversed()).prefix { $0 == $1 }
      .prefix(rest).count
    let shared = segments.prefix(start) + segments.suffix(end)
    guard shared.contains(where: { $0 != Self.placeholder }) else { return nil }
    return 2 * (start + end) - max(segments.count, other.segments.count)
  }
}

extension APIModel {
  /// The endpoint whose path is most like another one.
  func endpoint(like shape: PathShape) -> EndpointModel? {
    var best: (endpoint: EndpointModel, likeness: Int)?
    for endpoint in endpoints {
      guard let likeness = PathShape(endpoint).likeness(to: shape) else { continue }
      if likeness > best?.likeness ?? .min { best = (endpoint, likeness) }
    }
    return best?.endpoint
  }
}
