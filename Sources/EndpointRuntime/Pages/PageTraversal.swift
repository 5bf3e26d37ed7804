/// Iterates over the pages of an endpoint. Each page is requested when it is needed.
struct PageTraversal<Value: Sendable, Item: Sendable, Declared: ServiceFailure>: Traversal {
  private let client: Client<Declared.Service>
  private let pagination: Pagination
  fileprivate let items: @Sendable (Value) -> [Item]
  /// How to get the next page. `nil` after the last.
  private var step: Step?
  /// The hashes of the sent requests. The random seed prevents a server from choosing collisions.
  private var sent: Set<Int> = []
  /// The number of consecutive pages without an item.
  private var emptyPages = 0

  /// The reference to the next page is parsed when that page is requested, so an invalid one does not discard the
  /// current page.
  private enum Step: Sendable {
    case first(Request<Value, Declared>)
    case after(NextPage<Value, Declared>)
  }

  init(_ client: Client<Declared.Service>, _ first: PagedRequest<Value, Item, Declared>) {
    self.client = client
    pagination = first.pagination
    items = first.items
    var request = first.request.numbered(by: first.pagination)
    request.pagePaths = first.pagination.paths
    step = .first(request)
  }

  mutating func next() async throws(ClientError<Declared>) -> Value? {
    guard let step else { return nil }
    self.step = nil
    guard !Task.isCancelled else { throw .cancelled }
    guard let request = try request(for: step) else { return nil }
    let response = try await client.response(for: request)
    let count = items(response.value).count + response.skippedElements
    emptyPages = count == 0 ? emptyPages + 1 : 0
    self.step = .after(
      NextPage(request: request, response: response, itemCount: count, server: client.server)
    )
    return response.value
  }

  /// Ends the iteration.
  fileprivate mutating func end() { step = nil }

  private mutating func request(
    for step: Step
  ) throws(ClientError<Declared>) -> Request<Value, Declared>? {
    switch step {
    case .first(let request):
      sent.insert(request.hashValue)
      return request
    case .after(let page):
      do throws(ClientError<Declared>) {
        return try next(after: page)
      } catch {
        throw client.report(error, of: page.request)
      }
    }
  }

  /// The request of the next page. Throws if it was sent before, or after too many pages without an item.
  private mutating func next(
    after page: NextPage<Value, Declared>
  ) throws(ClientError<Declared>) -> Request<Value, Declared>? {
    guard let next = try page.next(by: pagination) else { return nil }
    guard sent.insert(next.hashValue).inserted else {
      throw page.failure("another page", found: "a page that was sent before")
    }
    guard emptyPages <= client.limits.emptyPages else {
      throw .limitExceeded(LimitExceeded(.emptyPages(client.limits.emptyPages)))
    }
    return next
  }
}

/// Iterates over the items of pages. The next page is requested when the items of the current one are consumed.
struct ItemTraversal<Value: Sendable, Item: Sendable, Declared: ServiceFailure>: Traversal {
  private var pages: PageTraversal<Value, Item, Declared>
  private var items: ArraySlice<Item> = []

  init(_ client: Client<Declared.Service>, _ first: PagedRequest<Value, Item, Declared>) {
    pages = PageTraversal(client, first)
  }

  mutating func next() async throws(ClientError<Declared>) -> Item? {
    while items.isEmpty {
      guard let page = try await pages.next() else { return nil }
      items = pages.items(page)[...]
    }
    if Task.isCancelled {
      items = []
      pages.end()
      throw .cancelled
    }
    return items.popFirst()
  }
}
