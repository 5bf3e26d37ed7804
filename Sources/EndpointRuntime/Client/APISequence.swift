/// The pages or items of an endpoint, or the elements or events of a stream: `for try await beer in client.items(request)`.
///
/// The next page is requested, and a stream is read, when the loop needs it. So a slow loop slows the server down. The
/// iteration ends at the first error or when the task is cancelled.
public struct APISequence<Element: Sendable, Declared: ServiceFailure>: AsyncSequence, Sendable {
  /// The error of the iteration.
  public typealias Failure = ClientError<Declared>

  let start: @Sendable () -> any Traversal<Element, Declared>

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(traversal: start()) }

  /// Iterates over the elements.
  public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
    fileprivate var traversal: any Traversal<Element, Declared>

    /// The next element. `nil` after the last.
    public mutating func next() async throws(ClientError<Declared>) -> Element? {
      try await traversal.next()
    }
  }
}

/// The state of an iteration.
protocol Traversal<Element, Declared>: Sendable {
  associatedtype Element: Sendable
  associatedtype Declared: ServiceFailure

  /// The next element. `nil` after the last, and after an error.
  mutating func next() async throws(ClientError<Declared>) -> Element?
}
