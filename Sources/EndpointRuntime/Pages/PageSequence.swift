/// The pages of an endpoint, one after the other: `for try await page in client.pages(request)`.
///
/// A page is asked for when it is needed. The first failure ends them, and so does cancelling the task.
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

  /// Goes from page to page.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var traversal: PageTraversal<Value, Item, Declared>

    /// The value of the next page; `nil` after the last.
    public mutating func next() async throws(ClientError<Declared>) -> Value? {
      try await traversal.next()?.value
    }
  }
}
