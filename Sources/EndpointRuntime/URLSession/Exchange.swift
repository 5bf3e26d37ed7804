import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session task that ends with one response or one error.
///
/// The loading system reports from its own threads, and cancellation comes from another. The lock ensures that only one
/// of them ends the exchange.
final class Exchange: SessionExchange, @unchecked Sendable {
  private enum Stage {
    case ready
    case running(CheckedContinuation<HTTPResponse, any Error>)
    case ended
  }

  let task: URLSessionTask
  private let cookies: CookieJar
  private let upload: Upload
  private let lock = NSLock()
  private var stage = Stage.ready
  private var body = Data()
  /// The maximum number of bytes of the body to store.
  private var limit: Int
  /// The number of bytes beyond the limit.
  private var excess = 0
  private var endsSoon = false
  private var isCut = false
  private var isBeyondCancelling = false

  init(_ task: URLSessionTask, _ upload: Upload, cookies: CookieJar, limit: Int) {
    self.task = task
    self.limit = limit
    self.upload = upload
    self.cookies = cookies
  }

  func start(_ continuation: CheckedContinuation<HTTPResponse, any Error>) {
    let starts = lock.withLock {
      guard case .ready = stage else { return false }
      stage = .running(continuation)
      return true
    }
    if starts { task.resume() } else { continuation.resume(throwing: CancellationError()) }
  }

  /// Ends the exchange and closes the connection.
  ///
  /// One lock covers both steps, so that no redirect starts in between.
  func cancel() {
    let (waiting, mayCancelTask) = lock.withLock { (takeWaiting(), !isBeyondCancelling) }
    waiting?.resume(throwing: CancellationError())
    // `cancel` may block until the loading system responds, which may be the caller.
    if mayCancelTask { Cleanup.ofSessions.async { [task] in task.cancel() } }
  }

  func send(_ count: Int64, of total: Int64) { upload.progress?.report(sent: count, of: total) }

  /// Handles the headers. Truncates the body of an error response. Fails if a success announces too many bytes.
  func receive(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    let hasBody = task.originalRequest?.httpMethod != "HEAD"
    let isTooLong = lock.withLock {
      if !Self.isSuccess(response) { limit = min(limit, HTTPResponse.errorLimit) }
      // Foundation on Linux crashes if a task is cancelled while it ends, so a short response is read to its end.
      let length = response.expectedContentLength
      endsSoon = length >= 0 && length < Self.shortest
      guard Self.isSuccess(response), hasBody, length > limit else { return false }
      excess = 1
      return true
    }
    guard isTooLong else { return }
    endAtLimit(response)
    cut()
  }

  /// Stores a piece of the body. Cancels the task when the body exceeds the limit.
  func receive(_ data: Data) {
    let excess = lock.withLock {
      let room = self.excess > 0 ? 0 : max(0, min(limit - body.count, data.count))
      body.append(data.prefix(room))
      self.excess += data.count - room
      return self.excess
    }
    guard excess > 0 else { return }
    endAtLimit(task.response)
    // A short compressed response may expand without limit.
    if lock.withLock({ !endsSoon }) || excess > Self.shortest { cut() }
  }

  /// A response with fewer bytes than this is about to end.
  private static let shortest = 4 * HTTPResponse.errorLimit

  private static func isSuccess(_ response: URLResponse?) -> Bool {
    (response as? HTTPURLResponse).map { (200...299).contains($0.statusCode) } ?? false
  }

  /// Ends the exchange with the truncated error response, or with `LimitExceeded` for a success.
  private func endAtLimit(_ response: URLResponse?) {
    guard Self.isSuccess(response) else { return complete(response, nil) }
    end(.failure(LimitExceeded(.responseBytes(lock.withLock { limit }))))
    lock.withLock { body = Data() }
  }

  /// Closes the connection once.
  private func cut() {
    let isFirst = lock.withLock {
      defer { isCut = true }
      return !isCut
    }
    if isFirst { cancel() }
  }

  /// Returns false if the task was cancelled. Otherwise the task can no longer be cancelled, since Foundation on Linux
  /// crashes if a cancelled task continues after a redirect.
  func startRedirect() -> Bool {
    lock.withLock {
      guard case .running = stage else { return false }
      isBeyondCancelling = true
      return true
    }
  }

  /// Handles the end of the task: a response or an error.
  func complete(_ response: URLResponse?, _ error: (any Error)?) {
    if let error {
      end(.failure(TransportError(loading: error, hasResponse: response != nil)))
    } else if let response = response as? HTTPURLResponse {
      cookies.store(response)
      end(.success(HTTPResponse(response, body: lock.withLock { body })))
    } else {
      end(.failure(TransportError(URLError(.badServerResponse))))
    }
  }

  /// Delivers the outcome unless one was delivered before.
  private func end(_ outcome: Result<HTTPResponse, any Error>) {
    lock.withLock { takeWaiting() }?.resume(with: outcome)
  }

  /// Ends the exchange and returns the waiting continuation. Call with the lock held.
  private func takeWaiting() -> CheckedContinuation<HTTPResponse, any Error>? {
    defer { stage = .ended }
    if case .running(let continuation) = stage { return continuation }
    return nil
  }
}
