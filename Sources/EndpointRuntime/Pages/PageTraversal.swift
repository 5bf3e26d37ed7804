/// The way through the pages of an endpoint: what is asked for next, and nothing before it is needed.
struct PageTraversal<Value: Sendable, Item: Sendable, Declared: ServiceFailure> {
  private let client: Client<Declared.Service>
  private let pagination: Pagination
  let items: @Sendable (Value) -> [Item]
  /// What to do for the next page; `nil` when there is none.
  private var step: Step?
  /// The hashes of the requests that were sent. Their seed is random, so that a server cannot choose equal ones.
  private var sent: Set<Int> = []
  /// How many pages without an item follow each other.
  private var emptyPages = 0

  /// What a page says of the next one is read when that is asked for: if it is wrong, the page itself is not lost.
  private enum Step {
    case first(Request<Value, Declared>)
    case after(NextPage<Value, Declared>)
  }

  init(_ client: Client<Declared.Service>, _ first: PagedRequest<Value, Item, Declared>) {
    self.client = client
    pagination = first.pagination
    items = first.items
    var request = first.request
    request.pagePaths = first.pagination.paths
    step = .first(request)
  }

  /// The next page; `nil` after the last, and after a failure.
  mutating func next() async throws(ClientError<Declared>) -> Response<Value>? {
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
    return response
  }

  /// There are no more pages.
  mutating func end() { step = nil }

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

  /// The request of the next page. Throws where it was sent before, and after too many pages without an item.
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
