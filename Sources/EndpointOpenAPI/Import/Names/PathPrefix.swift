/// What stands before the resources in the paths of a document: versions, `api`, and what most paths share.
struct PathPrefix: Sendable {
  private let shared: [PathSegment]

  init(_ paths: [[PathSegment]]) {
    shared = Self.shared(by: paths)
  }

  /// The segments behind the prefix.
  func stripped(_ segments: [PathSegment]) -> [PathSegment] {
    var rest = segments[...]
    for segment in shared where rest.first == segment { rest.removeFirst() }
    while let first = rest.first?.text, Self.isVersion(first), rest.count > 1 { rest.removeFirst() }
    return Array(rest)
  }

  /// `v1`, `2.0`, `api`
  static func isVersion(_ segment: String) -> Bool {
    let text = segment.lowercased()
    if text == "api" || text == "rest" { return true }
    let digits = text.hasPrefix("v") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.first?.isNumber == true
      && digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" }
  }

  /// What stands before the resources in nine of ten paths, versions included.
  private static func shared(by paths: [[PathSegment]]) -> [PathSegment] {
    var prefix: [PathSegment] = []
    while paths.count > 2 {
      let rests = paths.filter { $0.starts(with: prefix) }.map { $0.dropFirst(prefix.count) }
      let counts = Dictionary(grouping: rests.compactMap(\.first), by: \.self).mapValues(\.count)
      guard let (segment, count) = counts.max(by: { $0.value < $1.value }),
        let text = segment.text, count * 10 >= paths.count * 9
      else { break }
      let behind = Set(
        rests.filter { $0.first == segment }.compactMap { $0.dropFirst().first?.text }
      )
      guard isVersion(text) || behind.count > 1 && isPrefix(segment, rests) else { break }
      prefix.append(segment)
    }
    return prefix
  }

  /// Whether nothing but static segments follow: a collection of resources has placeholders.
  private static func isPrefix(_ segment: PathSegment, _ rests: [ArraySlice<PathSegment>]) -> Bool {
    rests.filter { $0.first == segment }.allSatisfy { $0.dropFirst().first?.text != nil }
  }
}
