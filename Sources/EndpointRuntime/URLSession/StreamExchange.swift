import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One task of a session whose response is handed out piece by piece.
///
/// The loading system reports from its own threads, as fast as the server sends; the reader takes pieces at its own
/// pace. Between them is a buffer, and the task rests while that is long.
///
/// Not so on Linux, where a task that has rested sends its request anew: there the buffer goes on in files, to a limit.
final class StreamExchange: @unchecked Sendable {
  struct State {
    var head: HTTPResponse?
    /// What the reader has not taken yet.
    var buffer: StreamBuffer
    var outcome: Result<Void, any Error>?
    var headWaiter: CheckedContinuation<HTTPResponse, any Error>?
    var pieceWaiter: CheckedContinuation<Data?, any Error>?
    var isResting = false
    var isBeyondCancelling = false
  }

  let task: URLSessionTask
  let cookies: CookieJar
  let upload: Upload
  let lock = NSLock()
  var state: State

  init(_ task: URLSessionTask, _ upload: Upload, cookies: CookieJar, backlogLimit: Int) {
    state = State(buffer: StreamBuffer(limit: backlogLimit))
    self.task = task
    self.upload = upload
    self.cookies = cookies
  }

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
  func rest(_ isResting: Bool) {
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
    // It may wait for the loading system, which may be what calls here.
    if mayCancelTask { Cleanup.ofSessions.async { [task] in task.cancel() } }
  }
}
