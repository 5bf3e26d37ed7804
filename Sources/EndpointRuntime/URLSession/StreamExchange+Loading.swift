import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The loading system's side of a stream: what it tells, and who is told of it.
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
      return (nil, keep(data))
    }
    waiter?.resume(returning: data)
    guard let failure else { return }
    end(.failure(failure), dropsPieces: true)
    cancel()
  }

  /// Puts a piece into the buffer; returns why there is no room for it. Under the lock.
  private func keep(_ data: Data) -> (any Error)? {
    do {
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
