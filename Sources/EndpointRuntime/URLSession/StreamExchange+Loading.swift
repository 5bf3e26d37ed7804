import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Handles the events of the loading system and resumes waiting readers.
extension StreamExchange: SessionExchange {
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

  /// Returns false if the task was cancelled. Otherwise the task can no longer be cancelled, since Foundation on Linux
  /// crashes if a cancelled task continues after a redirect.
  func startRedirect() -> Bool {
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

  /// Delivers the outcome to waiting readers, unless the exchange has ended before.
  func end(_ outcome: Result<Void, any Error>, dropsPieces: Bool = false) {
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
