/// The pages of an endpoint: `for try await page in client.pages(request)`.
///
/// Each page is requested when it is needed. The iteration ends at the first error or when the task is cancelled.
public struct PageSequence<Value: Sendable, Item: Sendable, Declared: ServiceFailure>:
  AsyncSequence,
  Sendable
{
  public typealias Element = Value
  /// The error of the iteration.
  public typealias Failure = ClientError<Declared>

  let client: Client<Declared.Service>
  let first: PagedRequest<Value, Item, Declared>

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(traversal: PageTraversal(client, first))
  }

  /// Iterates over the pages.
  public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
    var traversal: PageTraversal<Value, Item, Declared>

    /// The value of the next page. `nil` after the last.
    public mutating func next() async throws(ClientError<Declared>) -> Value? {
      try await traversal.next()?.value
    }
  }
}

extension Client {
  /// The pages of an endpoint from this request on. Each page is requested when the loop needs it.
  public func pages<R: APIPagedRequest>(
    _ request: R
  ) -> PageSequence<R.Value, R.Item, Service.Failure> where R.Failure == Service.Failure {
    PageSequence(client: self, first: request.pagedRequest)
  }

  /// The items of all pages from this request on. Each page is requested when the loop needs its first item.
  public func items<R: APIPagedRequest>(
    _ request: R
  ) -> ItemSequence<R.Value, R.Item, Service.Failure> where R.Failure == Service.Failure {
    ItemSequence(client: self, first: request.pagedRequest)
  }
}
