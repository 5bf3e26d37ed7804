/// The elements of a stream as they come: `for try await token in client.stream(request)`.
///
/// The stream is opened when its first element is asked for, and closed when the loop ends. An element is read when it
/// is asked for: a slow loop holds the server back. The first failure ends it, and so does cancelling the task.
public struct ElementSequence<Value: Sendable, Declared: ServiceFailure>: AsyncSequence, Sendable {
  public typealias Element = Value
  public typealias Failure = ClientError<Declared>

  let client: Client<Declared.Service>
  let stream: StreamRequest<Value, Declared>

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(traversal: StreamTraversal(client, stream))
  }

  /// Goes from element to element.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var traversal: StreamTraversal<Value, Declared>

    /// The next element; `nil` after the last.
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

  /// Goes from event to event.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var traversal: StreamTraversal<Value, Declared>

    /// The next event; `nil` after the last.
    public mutating func next() async throws(ClientError<Declared>) -> StreamEvent<Value>? {
      try await traversal.next()
    }
  }
}
