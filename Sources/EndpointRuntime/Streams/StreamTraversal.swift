import Foundation

/// Iterates over the events of a stream: opens it with the first one, and reconnects when the connection is lost.
struct StreamTraversal<Value: Sendable, Declared: ServiceFailure>: Traversal {
  private static var defaultRetry: Double { 3 }

  private let client: Client<Declared.Service>
  private let stream: StreamRequest<Value, Declared>
  private var parser: StreamParser
  private var connection: ByteStream?
  private var events: ArraySlice<EventParser.Event> = []
  private var isOver = false
  /// True if the stream ends after the buffered events.
  private var isEnding = false
  /// The number of consecutive connections that were lost without an event.
  private var losses = 0
  /// The number of events without data since the last element.
  private var heartbeats = 0

  init(_ client: Client<Declared.Service>, _ stream: StreamRequest<Value, Declared>) {
    self.client = client
    self.stream = stream
    parser = StreamParser(stream.format, limit: client.limits.eventBytes)
  }

  mutating func next() async throws(ClientError<Declared>) -> StreamEvent<Value>? {
    do throws(ClientError<Declared>) {
      return try await nextEvent()
    } catch {
      end()
      throw client.report(error, of: stream.request)
    }
  }

  private mutating func nextEvent() async throws(ClientError<Declared>) -> StreamEvent<Value>? {
    while !isOver {
      guard !Task.isCancelled else { throw .cancelled }
      if let event = events.popFirst() {
        if event.data == stream.format.end { break }
        if event.isBlank, !mayBeBlank(event) {
          heartbeats += 1
          continue
        }
        defer { heartbeats = 0 }
        return try StreamEvent(
          value(of: event),
          name: event.name,
          id: event.id,
          heartbeats: heartbeats
        )
      }
      if isEnding { break }
      try await advance()
    }
    end()
    return nil
  }

  /// Reads more events, or opens a connection.
  private mutating func advance() async throws(ClientError<Declared>) {
    guard let connection else { return try await open() }
    let piece: Data?
    do {
      piece = try await Deadline.run(seconds: stream.request.policy.timeout) {
        try await connection.next()
      }
    } catch {
      if Task.isCancelled { throw .cancelled }
      return try await lost(ClientError(error))
    }
    guard let piece else { return try await lost(nil) }
    do throws(EventTooLong) {
      events = try parser.events(in: piece)[...]
    } catch {
      throw .limitExceeded(LimitExceeded(.eventBytes(error.limit)))
    }
    if !events.isEmpty { losses = 0 }
  }

  /// Handles the end of a connection: parses the rest of the body, then reconnects if possible.
  private mutating func lost(
    _ failure: ClientError<Declared>?
  ) async throws(ClientError<Declared>) {
    connection = nil
    if let last = parser.end() { events = [last] }
    losses += 1
    // A server that ends the stream without an error, and numbers no events, has sent all of them.
    let isComplete = failure == nil && parser.lastID.isEmpty && !stream.format.reconnects
    guard isReopened, !isComplete, losses <= client.streamRetries else {
      if let failure { throw failure }
      isEnding = true
      return
    }
    try await waitForNextConnection()
  }

  /// Waits as long as the server requests, up to the client's limit and the timeout of the stream.
  private func waitForNextConnection() async throws(ClientError<Declared>) {
    let seconds = min(parser.retry ?? Self.defaultRetry, client.limits.wait)
    // The usual wait may be longer than the timeout.
    let timeout = stream.request.policy.timeout
    let deadline = parser.retry == nil ? max(timeout, 2 * Self.defaultRetry) : timeout
    do {
      try await Deadline.run(seconds: deadline) { [client] in
        try await client.clock.sleep(.saturating(seconds: seconds))
      }
    } catch {
      throw Task.isCancelled ? .cancelled : ClientError(error)
    }
  }

  /// True if the stream can reconnect: only server-sent events can resume, and only idempotent requests are repeated.
  private var isReopened: Bool {
    guard case .events = stream.format else { return false }
    return stream.request.policy.isIdempotent ?? stream.request.method.isIdempotent
  }

  /// True if an event without data is an element: a text, or an event whose name says enough. Only the format of text
  /// has no Accept header of its own.
  private func mayBeBlank(_ event: EventParser.Event) -> Bool {
    if stream.element.isOfEvents { return (try? stream.element.decode(event)) != nil }
    return stream.element.accept == nil
  }

  private mutating func open() async throws(ClientError<Declared>) {
    let response = try await client.open(stream, lastID: parser.lastID)
    parser = parser.reopened
    connection = response.stream
    // Status 204 tells the client to stop reconnecting.
    if response.status == 204 || connection == nil { isOver = true }
  }

  private mutating func end() {
    isOver = true
    connection = nil
    events = []
  }

  private func value(of event: EventParser.Event) throws(ClientError<Declared>) -> Value {
    let data = Data(event.data.utf8)
    if case .gateway = stream.format, let failure = GatewayFailure(line: data) {
      let response = HTTPResponse(status: failure.status, body: failure.body)
      _ = try stream.request.read(response)
    }
    let response = HTTPResponse(status: 200, body: data)
    return try stream.request.decoding(response) { () throws(JSONFailure) in
      try stream.element.decode(event)
    }
  }
}

/// Iterates over the elements of a stream.
struct ElementTraversal<Value: Sendable, Declared: ServiceFailure>: Traversal {
  var events: StreamTraversal<Value, Declared>

  mutating func next() async throws(ClientError<Declared>) -> Value? {
    try await events.next()?.value
  }
}
