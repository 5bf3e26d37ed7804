/// The elements of a stream, as they arrive: `for try await token in client.stream(request)`.
///
/// The stream opens with the first element and closes when the loop ends. Elements are read on demand, so that a slow
/// loop slows the server down. The iteration ends at the first error or when the task is cancelled.
public struct ElementSequence<Value: Sendable, Declared: ServiceFailure>: AsyncSequence, Sendable {
  public typealias Element = Value
  /// The error of the iteration.
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
  /// The error of the iteration.
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

/// An element of a stream with the metadata of its event.
public struct StreamEvent<Value: Sendable>: Sendable {
  /// The decoded data of the event.
  public let value: Value
  /// The event's type. `message` by default, and for lines.
  public let name: String
  /// The identifier of the last event with one, sent to the server on reconnection. Empty without one.
  public let id: String

  /// Creates an event, for tests.
  public init(_ value: Value, name: String = "message", id: String = "") {
    self.value = value
    self.name = name
    self.id = id
  }
}

extension StreamEvent: Equatable where Value: Equatable {}
