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
    case .page(let selector, let start, let more, let pages):
      let following = try sum(request.number(of: selector) ?? Int64(start), 1)
      let isCounted = try exists(page: following, from: Int64(start), of: pages)
      let hasNext = if let isCounted { isCounted } else { try !isLast(more, endsEmpty: true) }
      next = hasNext ? request.setting(selector, toPage: following) : nil
    case .offset(let selector, let total):
      next = try afterOffset(selector, total)
    case .cursor(let selector, let path, let more):
      next = try isLast(more, endsEmpty: false) ? nil : after(selector, path)
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
    _ selector: Pagination.Selector,
    _ total: JSONPath?
  ) throws(ClientError<Failure>) -> Request<Value, Failure>? {
    guard itemCount > 0 else { return nil }
    let offset = try sum(request.number(of: selector) ?? 0, Int64(itemCount))
    if let total, let count: Int64 = try value(at: total), offset >= count { return nil }
    return request.setting(selector, toPage: offset)
  }

  /// The request with the cursor of the page. A field of the body has the JSON value of the cursor, of any type.
  private func after(
    _ selector: Pagination.Selector,
    _ path: JSONPath
  ) throws(ClientError<Failure>) -> Request<Value, Failure>? {
    guard case .body = selector else {
      return try text(at: path).map { request.setting(selector, to: .string($0)) }
    }
    let cursor: JSONValue? = try value(at: path)
    guard let cursor, ![.null, "", []].contains(cursor) else { return nil }
    return request.setting(selector, to: cursor)
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
