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
final class StreamExchange: @unchecked Sendable {
  struct State {
    var head: HTTPResponse?
    /// The pieces that the reader has not taken.
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

  /// Starts the task and returns after the headers of the response. Its body is a stream.
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
  func rest(_ isResting: Bool) {
    #if !canImport(FoundationNetworking)
      state.isResting = isResting
      if isResting { task.suspend() } else { task.resume() }
    #endif
  }

  /// Ends the exchange and closes the connection.
  ///
  /// One lock covers the check and the end, so that no redirect starts in between.
  func cancel() {
    let mayCancelTask = lock.withLock {
      if state.outcome == nil { state.outcome = .failure(CancellationError()) }
      return !state.isBeyondCancelling
    }
    end(.failure(CancellationError()), dropsPieces: true)
    // `cancel` may block until the loading system responds, which may be the caller.
    if mayCancelTask { Cleanup.ofSessions.async { [task] in task.cancel() } }
  }
}
