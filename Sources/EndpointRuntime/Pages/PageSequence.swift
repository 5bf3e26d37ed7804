/// The pages of an endpoint: `for try await page in client.pages(request)`.
///
/// Each page is requested when it is needed. The iteration ends at the first error or when the task is cancelled.
public struct PageSequence<Value: Sendable, Item: Sendable, Declared: ServiceFailure>:
  AsyncSequence,
  Sendable
{
  public typealias Element = Value
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
