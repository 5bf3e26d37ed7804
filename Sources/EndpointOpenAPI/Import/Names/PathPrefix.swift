/// Removes path prefixes: versions and `api`.
enum PathPrefix {
  /// The segments after the prefix: `orders` for `/api/v1/orders`, `products` for `/admin/api/2023-01/products`.
  static func stripped(_ segments: [PathSegment]) -> [PathSegment] {
    let texts = segments.prefix { $0.text != nil }.compactMap(\.text)
    let inner = texts.lastIndex { isNumbered($0) || $0 == "api" }.map { $0 + 1 } ?? 0
    var rest = segments[...]
    if inner < segments.count { rest = segments[inner...] }
    while let first = rest.first?.text, isVersion(first), rest.count > 1 { rest.removeFirst() }
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

  /// Whether the segment is a version in any position, such as `v1` or `2023-01`.
  private static func isNumbered(_ segment: String) -> Bool {
    isVersion(segment) && (segment.lowercased().hasPrefix("v") || segment.contains("-"))
  }
}

extension Operation {
  /// The version in the id or the path, if it is greater than 1.
  var version: Int? {
    let texts = segments.compactMap(\.text).flatMap { $0.split(separator: ".").prefix(1) }
    let words = Words.split(id ?? "") + texts.map { $0.lowercased() }
    let numbers = words.filter(VerbOrder.isVersion).compactMap { Int($0.dropFirst()) }
    return numbers.max().flatMap { $0 > 1 ? $0 : nil }
  }
}
