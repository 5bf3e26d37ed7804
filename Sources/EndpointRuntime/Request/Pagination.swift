/// How an endpoint links its pages. Paths are relative to the root of the body.
public enum Pagination: Hashable, Sendable {
  /// Page numbers. The last page has `false` at `more`, or the number of all pages is at `pages`. Without both, the last
  /// page is empty.
  case page(_ parameter: String, start: Int = 1, more: JSONPath? = nil, pages: JSONPath? = nil)
  /// Item offsets. The pages end at `total`. Without `total`, the last page is empty.
  case offset(_ parameter: String, total: JSONPath? = nil)
  /// Cursors. Each page contains the cursor of the next. If it is missing, null or empty, the page is the last.
  case cursor(_ parameter: String, next: JSONPath, more: JSONPath? = nil)
  /// URLs. Each page contains the URL of the next. If it is missing, null or empty, the page is the last.
  case url(next: JSONPath)
  /// The Link header contains the URL of the next page (RFC 8288).
  case link
}

extension Pagination {
  /// The paths that the client reads to find the next page.
  var paths: [JSONPath] {
    switch self {
    case .page(_, _, let more, let pages): [more, pages].compactMap(\.self)
    case .offset(_, let total): [total].compactMap(\.self)
    case .cursor(_, let next, let more): [next, more].compactMap(\.self)
    case .url(let next): [next]
    case .link: []
    }
  }
}
