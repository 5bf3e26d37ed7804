/// The items of all pages of an endpoint: `for try await question in client.items(request)`.
///
/// The next page is requested when the items of the current one are consumed. The iteration ends at the first error or
/// when the task is cancelled.
public struct ItemSequence<Value: Sendable, Item: Sendable, Declared: ServiceFailure>:
  AsyncSequence,
  Sendable
{
  public typealias Element = Item
  /// The error of the iteration.
  public typealias Failure = ClientError<Declared>

  let client: Client<Declared.Service>
  let first: PagedRequest<Value, Item, Declared>

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(traversal: PageTraversal(client, first))
  }

  /// Iterates over the items.
  public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
    var traversal: PageTraversal<Value, Item, Declared>
    private var items: ArraySlice<Item> = []

    init(traversal: PageTraversal<Value, Item, Declared>) {
      self.traversal = traversal
    }

    /// The next item. `nil` after the last.
    public mutating func next() async throws(ClientError<Declared>) -> Item? {
      while items.isEmpty {
        guard let page = try await traversal.next() else { return nil }
        items = traversal.items(page.value)[...]
      }
      guard !Task.isCancelled else { throw cancelled() }
      return items.popFirst()
    }

    /// Discards the buffered items and the remaining pages.
    private mutating func cancelled() -> ClientError<Declared> {
      items = []
      traversal.end()
      return .cancelled
    }
  }
}
