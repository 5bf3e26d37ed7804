import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One task of a session whose response is handed out piece by piece.
///
/// The loading system reports from its own threads, as fast as the server sends; the reader takes pieces at its own
/// pace. Between them is a buffer, and the task rests while that is long.
///
/// Not so on Linux, where a task that has rested sends its request anew: there the buffer goes on in a file.
final class StreamExchange: SessionExchange, @unchecked Sendable {
  private struct State {
    var head: HTTPResponse?
    /// What the reader has not taken yet.
    var buffer = StreamBuffer()
    var outcome: Result<Void, any Error>?
    var headWaiter: CheckedContinuation<HTTPResponse, any Error>?
    var pieceWaiter: CheckedContinuation<Data?, any Error>?
    var isResting = false
    var isBeyondCancelling = false
  }

  let task: URLSessionTask
  private let cookies: CookieJar
  private let upload: Upload
  private let lock = NSLock()
  private var state = State()

  init(_ task: URLSessionTask, _ upload: Upload, cookies: CookieJar) {
    self.task = task
    self.upload = upload
    self.cookies = cookies
  }

  // MARK: - The reader's side

  /// Begins, and returns when the head of the response is there. Its body is a stream.
  func open() async throws -> HTTPResponse {
    var response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let failure = lock.withLock { () -> (any Error)? in
          if case .failure(let error)? = state.outcome { return error }
          state.headWaiter = continuation
          return nil
        }
        if let failure { continuation.resume(throwing: failure) } else { task.resume() }
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

  /// What can be handed out now; `nil` if the reader has to wait. Under the lock.
  private func takeOne() -> Result<Data?, any Error>? {
    do throws(FileFailure) {
      guard let piece = try state.buffer.take() else { return state.outcome.map { $0.map { nil } } }
      if state.isResting && state.buffer.isShort { rest(false) }
      return .success(piece)
    } catch {
      return .failure(error)
    }
  }

  /// Lets the task rest, or go on. Under the lock.
  private func rest(_ isResting: Bool) {
    #if !canImport(FoundationNetworking)
      state.isResting = isResting
      if isResting { task.suspend() } else { task.resume() }
    #endif
  }

  /// Ends the exchange at once, and with it the connection.
  ///
  /// Whether the task may be cancelled is asked under the lock that ends it: a redirect must not be answered in between.
  func cancel() {
    let mayCancelTask = lock.withLock {
      if state.outcome == nil { state.outcome = .failure(CancellationError()) }
      return !state.isBeyondCancelling
    }
    end(.failure(CancellationError()), dropsPieces: true)
    if mayCancelTask { task.cancel() }
  }

  // MARK: - The loading system's side

  func send(_ count: Int64, of total: Int64) { upload.progress?.report(sent: count, of: total) }

  func receive(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    cookies.store(response)
    let head = HTTPResponse(response, body: Data())
    let waiter = lock.withLock { () -> CheckedContinuation<HTTPResponse, any Error>? in
      state.head = head
      defer { state.headWaiter = nil }
      return state.headWaiter
    }
    waiter?.resume(returning: head)
  }

  func receive(_ data: Data) {
    let (waiter, failure) = lock.withLock {
      () -> (CheckedContinuation<Data?, any Error>?, FileFailure?) in
      guard state.outcome == nil else { return (nil, nil) }
      if let waiter = state.pieceWaiter {
        state.pieceWaiter = nil
        return (waiter, nil)
      }
      return (nil, keep(data))
    }
    waiter?.resume(returning: data)
    guard let failure else { return }
    end(.failure(failure), dropsPieces: true)
    // The loading system may be waiting for this call, which cancelling would wait for.
    DispatchQueue.global().async { self.cancel() }
  }

  /// Puts a piece into the buffer; returns why there is no room for it. Under the lock.
  private func keep(_ data: Data) -> FileFailure? {
    do throws(FileFailure) {
      try state.buffer.append(data)
      if state.buffer.isLong && !state.isResting { rest(true) }
      return nil
    } catch {
      return error
    }
  }

  /// From here on the task cannot be cancelled, since Linux stops the process where a cancelled task gets the answer
  /// to a redirect.
  func answersRedirect() -> Bool {
    lock.withLock {
      guard state.outcome == nil else { return false }
      state.isBeyondCancelling = true
      return true
    }
  }

  func complete(_ response: URLResponse?, _ error: (any Error)?) {
    let hasHead = lock.withLock { state.head != nil }
    if let response, !hasHead { receive(response) }
    if let error {
      end(.failure(TransportError(loading: error, hasResponse: response != nil)))
    } else {
      end(
        response is HTTPURLResponse
          ? .success(()) : .failure(TransportError(URLError(.badServerResponse)))
      )
    }
  }

  /// Tells those who wait how it ended, unless it had ended before.
  private func end(_ outcome: Result<Void, any Error>, dropsPieces: Bool = false) {
    let waiting = lock.withLock { () -> State in
      let waiting = state
      if dropsPieces { state.buffer = StreamBuffer() }
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
