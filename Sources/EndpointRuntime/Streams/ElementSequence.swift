/// The elements of a stream, as they arrive: `for try await token in client.stream(request)`.
///
/// The stream opens with the first element and closes when the loop ends. Elements are read on demand, so that a slow
/// loop slows the server down. The iteration ends at the first error or when the task is cancelled.
public struct ElementSequence<Value: Sendable, Declared: ServiceFailure>: AsyncSequence, Sendable {
  public typealias Element = Value
  public typealias Failure = ClientError<Declared>

  let client: Client<Declared.Service>
  let stream: StreamRequest<Value, Declared>

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(traversal: StreamTraversal(client, stream))
  }

  /// Iterates over the elements.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var traversal: StreamTraversal<Value, Declared>

    /// The next element. `nil` after the last.
    public mutating func next() async throws(ClientError<Declared>) -> Value? {
      try await traversal.next()?.value
    }
  }
}

/// The elements of a stream with the names and identifiers of their events: `for try await event in client.events(request)`.
public struct EventSequence<Value: Sendable, Declared: ServiceFailure>: AsyncSequence, Sendable {
  public typealias Element = StreamEvent<Value>
  public typealias Failure = ClientError<Declared>

  let client: Client<Declared.Service>
  let stream: StreamRequest<Value, Declared>

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(traversal: StreamTraversal(client, stream))
  }

  /// Iterates over the events.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var traversal: StreamTraversal<Value, Declared>

    /// The next event. `nil` after the last.
    public mutating func next() async throws(ClientError<Declared>) -> StreamEvent<Value>? {
      try await traversal.next()
    }
  }
}
