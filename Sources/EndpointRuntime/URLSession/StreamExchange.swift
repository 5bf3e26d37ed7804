import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session task that delivers its response in pieces.
///
/// The loading system reports as fast as the server sends, and the reader takes pieces at its own pace. A buffer lies
/// between them. The task is suspended while the buffer is long.
///
/// On Linux, resuming a suspended task would send its request again. There, the buffer continues in files up to a
/// limit.
final class StreamExchange: SessionExchange, @unchecked Sendable {
  private struct State {
    var head: HTTPResponse?
    /// The pieces that the reader has not taken.
    var buffer: StreamBuffer
    var outcome: Result<Void, any Error>?
    var headWaiter: CheckedContinuation<HTTPResponse, any Error>?
    var pieceWaiter: CheckedContinuation<Data?, any Error>?
    var isResting = false
  }

  private var state: State

  override init(_ request: HTTPRequest, _ spool: Spool?, cookies: CookieJar) {
    state = State(buffer: StreamBuffer(limit: request.backlogLimit))
    super.init(request, spool, cookies: cookies)
  }

  override var isRunning: Bool { state.outcome == nil }

  /// Starts the task and returns after the headers of the response. Its body is a stream.
  func open(_ makeTask: @escaping @Sendable () -> URLSessionTask) async throws -> HTTPResponse {
    var response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let failure = lock.withLock { () -> (any Error)? in
          if case .failure(let error)? = state.outcome { return error }
          state.headWaiter = continuation
          return nil
        }
        if let failure { continuation.resume(throwing: failure) } else { start(makeTask) }
      }
    } onCancel: {
      cancel()
    }
    response.stream = ByteStream(cancel: { self.cancel() }, next: { try await self.next() })
    return response
  }

  private func next() async throws -> Data? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let ready = lock.withLock { () -> Result<Data?, any Error>? in
          let ready = takeOne()
          if ready == nil { state.pieceWaiter = continuation }
          return ready
        }
        if let ready { continuation.resume(with: ready) }
      }
    } onCancel: {
      cancel()
    }
  }

  /// The next piece or the end. `nil` if the reader must wait. Call with the lock held.
  private func takeOne() -> Result<Data?, any Error>? {
    do throws(FileFailure) {
      guard let piece = try state.buffer.take() else { return state.outcome.map { $0.map { nil } } }
      if state.isResting && state.buffer.isShort { rest(false) }
      return .success(piece)
    } catch {
      return .failure(error)
    }
  }

  /// Suspends or resumes the task. Call with the lock held.
  private func rest(_ isResting: Bool) {
    #if !canImport(FoundationNetworking)
      state.isResting = isResting
      if isResting { task?.suspend() } else { task?.resume() }
    #endif
  }

  /// Ends the exchange and closes the connection.
  private func cancel() {
    end(.failure(CancellationError()), dropsPieces: true)
    closeConnection()
  }

  // MARK: - Events

  override func receive(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse, lock.withLock({ state.head == nil }) else {
      return
    }
    cookies.store(response)
    let head = HTTPResponse(response, body: Data())
    let waiter = lock.withLock { () -> CheckedContinuation<HTTPResponse, any Error>? in
      state.head = head
      defer { state.headWaiter = nil }
      return state.headWaiter
    }
    waiter?.resume(returning: head)
  }

  override func receive(_ data: Data) {
    let (waiter, failure) = lock.withLock {
      () -> (CheckedContinuation<Data?, any Error>?, (any Error)?) in
      guard state.outcome == nil else { return (nil, nil) }
      if let waiter = state.pieceWaiter {
        state.pieceWaiter = nil
        return (waiter, nil)
      }
      return (nil, append(data))
    }
    waiter?.resume(returning: data)
    guard let failure else { return }
    end(.failure(failure), dropsPieces: true)
    cancel()
  }

  /// Appends a piece to the buffer. Returns an error if there is no space. Call with the lock held.
  private func append(_ data: Data) -> (any Error)? {
    do {
      try state.buffer.append(data)
      if state.buffer.isLong && !state.isResting { rest(true) }
      return nil
    } catch {
      return error
    }
  }

  override func complete(_ response: URLResponse?, _ error: (any Error)?) {
    if let response { receive(response) }
    if let error {
      end(.failure(TransportError(loading: error, hasResponse: response != nil)))
    } else {
      end(
        response is HTTPURLResponse
          ? .success(()) : .failure(TransportError(URLError(.badServerResponse)))
      )
    }
  }

  /// Delivers the outcome to waiting readers, unless the exchange has ended before.
  private func end(_ outcome: Result<Void, any Error>, dropsPieces: Bool = false) {
    let waiting = lock.withLock { () -> State in
      let waiting = state
      if dropsPieces { state.buffer = StreamBuffer(limit: 0) }
      if state.outcome == nil { state.outcome = outcome }
      (state.headWaiter, state.pieceWaiter) = (nil, nil)
      return waiting
    }
    waiting.pieceWaiter?.resume(with: outcome.map { nil })
    switch outcome {
    case .success: waiting.headWaiter?.resume(throwing: TransportError(.connectionLost))
    case .failure(let error): waiting.headWaiter?.resume(throwing: error)
    }
  }
}
