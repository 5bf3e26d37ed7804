import Foundation

/// Determines the request of the next page from a page.
struct NextPage<Value: Sendable, Failure: ServiceFailure> {
  let request: Request<Value, Failure>
  let response: Response<Value>
  /// The number of received items, including dropped lossy ones.
  let itemCount: Int
  let server: Server<Failure.Service>

  /// The request of the next page. `nil` after the last. Throws if the page contains an invalid reference.
  func next(by pagination: Pagination) throws(ClientError<Failure>) -> Request<Value, Failure>? {
    let next: Request<Value, Failure>?
    switch pagination {
    case .page(let name, let start, let more, let pages):
      let following = try sum(request.number(of: name) ?? Int64(start), 1)
      let isCounted = try exists(page: following, from: Int64(start), of: pages)
      let hasNext = if let isCounted { isCounted } else { try !isLast(more, endsEmpty: true) }
      next = hasNext ? request.setting(name, "\(following)") : nil
    case .offset(let name, let total):
      next = try afterOffset(name, total)
    case .cursor(let name, let path, let more):
      let cursor = try isLast(more, endsEmpty: false) ? nil : text(at: path)
      next = cursor.map { request.setting(name, $0) }
    case .url(let path):
      next = try text(at: path).map { url throws(ClientError<Failure>) in try at(url) }
    case .link:
      next = try LinkHeader.next(in: response.headers.values(of: "Link"))
        .map { url throws(ClientError<Failure>) in try at(url) }
    }
    return next
  }

  /// The number of the next page or item. Throws on overflow.
  private func sum(_ number: Int64, _ step: Int64) throws(ClientError<Failure>) -> Int64 {
    let (sum, isTooLarge) = number.addingReportingOverflow(step)
    guard !isTooLarge else { throw failure("no page after \(number)", found: "another page") }
    return sum
  }

  private func afterOffset(
    _ name: String,
    _ total: JSONPath?
  ) throws(ClientError<Failure>) -> Request<Value, Failure>? {
    guard itemCount > 0 else { return nil }
    let offset = try sum(request.number(of: name) ?? 0, Int64(itemCount))
    if let total, let count: Int64 = try value(at: total), offset >= count { return nil }
    return request.setting(name, "\(offset)")
  }

  /// True if the page is the last: by its own field, or because it is empty if it has no such field.
  private func isLast(
    _ more: JSONPath?,
    endsEmpty: Bool
  ) throws(ClientError<Failure>) -> Bool {
    if let more, let hasMore: Bool = try value(at: more) { return !hasMore }
    return endsEmpty && itemCount == 0
  }

  /// Whether a page is one of those that the number of pages counts. `nil` without this number.
  private func exists(
    page: Int64,
    from start: Int64,
    of pages: JSONPath?
  ) throws(ClientError<Failure>) -> Bool? {
    guard let pages, let count: Int64 = try value(at: pages) else { return nil }
    let (index, isTooSmall) = page.subtractingReportingOverflow(start)
    return isTooSmall || index < count
  }

  private func text(at path: JSONPath) throws(ClientError<Failure>) -> String? {
    let value: JSONValue? = try value(at: path)
    switch value {
    case nil, .null, .string(""): return nil
    case .string(let text): return text
    case .number(let number): return "\(number)"
    case .some: throw failure("a string or a number at \(path)", found: "another value")
    }
  }

  private func value<T: JSONReadable & Sendable>(
    at path: JSONPath
  ) throws(ClientError<Failure>) -> T? {
    try request.decoding(response.http) { () throws(JSONFailure) in
      try ResponseFormat<T?>.json(at: path).decode(response.body, status: response.status).value
    }
  }

  /// The request for a URL in the page, resolved against the URL of the page.
  private func at(_ reference: String) throws(ClientError<Failure>) -> Request<Value, Failure> {
    let sent = try request.httpRequest(for: server).url
    guard let url = URL(reference: reference, relativeTo: sent), url.isHTTP else {
      throw failure("the URL of the next page", found: "another text")
    }
    guard url.isSecure || !sent.isSecure else {
      throw failure("a next page over https", found: url.scheme ?? "")
    }
    var next = request
    next.nextPage = url
    if Origin(url) != Origin(sent) {
      guard request.body == .none else {
        throw failure(
          "a next page at the same origin, since it has a body",
          found: "another origin"
        )
      }
      next.policy.authentication = .none
    }
    return next
  }

  func failure(_ expected: String, found: String) -> ClientError<Failure> {
    request.mismatch(expected, found: found, in: response.http)
  }
}

extension Request {
  /// The integer value of a parameter. `nil` if it is missing or not an integer.
  func number(of name: String) -> Int64? {
    let text = [query, headers, cookies].lazy.compactMap { $0.values(of: name).first }.first
    return (text ?? path.value(of: name)).flatMap { Int64($0) }
  }

  /// The request of the first page. It has a page number or an offset, since the client counts from it, and since some
  /// servers return everything, in another form, without one.
  func numbered(by pagination: Pagination) -> Request {
    switch pagination {
    case .page(let name, let start, _, _) where number(of: name) == nil: setting(name, "\(start)")
    case .offset(let name, _) where number(of: name) == nil: setting(name, "0")
    case .page, .offset, .cursor, .url, .link: self
    }
  }

  /// Returns the request with a new value of a parameter, wherever it is sent. A missing one is added to the query.
  func setting(_ name: String, _ value: String) -> Request {
    var request = self
    if request.path.set(name, value) { return request }
    let lists = [\Request.query, \.headers, \.cookies]
    let list = lists.first { self[keyPath: $0].hasName(name) } ?? \.query
    request[keyPath: list][name] = value
    return request
  }
}
