/// How the pages of an endpoint follow each other. Paths are relative to the whole body.
public enum Pagination: Hashable, Sendable {
  /// Pages have numbers. They end where the field at `more` is false, without it at an empty page.
  case page(_ parameter: String, start: Int = 1, more: JSONPath? = nil)
  /// Pages begin at a number of items. They end at the total, without one at an empty page.
  case offset(_ parameter: String, total: JSONPath? = nil)
  /// A page says with which cursor the next begins; missing, null or empty ends.
  case cursor(_ parameter: String, next: JSONPath, more: JSONPath? = nil)
  /// A page says at which URL the next is; missing, null or empty ends.
  case url(next: JSONPath)
  /// The Link header says at which URL the next page is (RFC 8288).
  case link
}

extension Pagination {
  /// Where a page says which one is next, or whether there is one.
  var paths: [JSONPath] {
    switch self {
    case .page(_, _, let more): [more].compactMap(\.self)
    case .offset(_, let total): [total].compactMap(\.self)
    case .cursor(_, let next, let more): [next, more].compactMap(\.self)
    case .url(let next): [next]
    case .link: []
    }
  }
}
