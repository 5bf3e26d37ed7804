import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One task of a session on its way to a response or an error, whichever comes first.
///
/// It exists because the loading system reports piece by piece, from its own threads, and cancellation comes from
/// another: the lock here lets exactly one of them end the exchange.
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
  /// How many bytes of the body are kept.
  private var limit: Int
  /// How many bytes came beyond that.
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

  /// Ends the exchange at once, and with it the connection.
  ///
  /// Both under one lock: a redirect must not be answered in between.
  func cancel() {
    let (waiting, mayCancelTask) = lock.withLock { (takeWaiting(), !isBeyondCancelling) }
    waiting?.resume(throwing: CancellationError())
    // It may wait for the loading system, which may be what calls here.
    if mayCancelTask { Cleanup.ofSessions.async { [task] in task.cancel() } }
  }

  func send(_ count: Int64, of total: Int64) { upload.progress?.report(sent: count, of: total) }

  /// Of a response that is no success, only so many bytes are kept. One that announces too many fails at once.
  func receive(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    let hasBody = task.originalRequest?.httpMethod != "HEAD"
    let isTooLong = lock.withLock {
      if !Self.isSuccess(response) { limit = min(limit, HTTPResponse.errorLimit) }
      // Linux stops the process where a task is cancelled at the very moment of its end, so one that is near it goes on.
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

  /// Takes a piece of the body. Where that is more than is kept, the rest is not waited for.
  func receive(_ data: Data) {
    let excess = lock.withLock {
      let room = self.excess > 0 ? 0 : max(0, min(limit - body.count, data.count))
      body.append(data.prefix(room))
      self.excess += data.count - room
      return self.excess
    }
    guard excess > 0 else { return }
    endAtLimit(task.response)
    // A short response may expand without end.
    if lock.withLock({ !endsSoon }) || excess > Self.shortest { cut() }
  }

  /// A response of fewer bytes is near its end.
  private static let shortest = 4 * HTTPResponse.errorLimit

  private static func isSuccess(_ response: URLResponse?) -> Bool {
    (response as? HTTPURLResponse).map { (200...299).contains($0.statusCode) } ?? false
  }

  /// Ends the exchange with what is kept of a failing response, or with the limit that a success exceeds.
  private func endAtLimit(_ response: URLResponse?) {
    guard Self.isSuccess(response) else { return complete(response, nil) }
    end(.failure(LimitExceeded(.responseBytes(lock.withLock { limit }))))
    lock.withLock { body = Data() }
  }

  /// Closes the connection, once.
  private func cut() {
    let isFirst = lock.withLock {
      defer { isCut = true }
      return !isCut
    }
    if isFirst { cancel() }
  }

  /// Whether a redirect may be answered: not if the task was cancelled meanwhile. From here on it cannot be, since
  /// Linux stops the process where a cancelled task gets the answer to a redirect.
  func answersRedirect() -> Bool {
    lock.withLock {
      guard case .running = stage else { return false }
      isBeyondCancelling = true
      return true
    }
  }

  /// The loading system is done: with what arrived, or with an error.
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

  /// Hands out the outcome, unless there was one before.
  private func end(_ outcome: Result<HTTPResponse, any Error>) {
    lock.withLock { takeWaiting() }?.resume(with: outcome)
  }

  /// Ends the exchange, and returns who waits for its outcome. Under the lock.
  private func takeWaiting() -> CheckedContinuation<HTTPResponse, any Error>? {
    defer { stage = .ended }
    if case .running(let continuation) = stage { return continuation }
    return nil
  }
}
