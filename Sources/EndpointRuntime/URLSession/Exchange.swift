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
  private var limit: Int?
  private var endsSoon = false
  private var isBeyondCancelling = false

  init(_ task: URLSessionTask, _ upload: Upload, cookies: CookieJar) {
    self.task = task
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
    if mayCancelTask { task.cancel() }
  }

  func send(_ count: Int64, of total: Int64) { upload.progress?.report(sent: count, of: total) }

  /// Of a response that is no success, only so many bytes are kept.
  func receive(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    let isSuccess = (200...299).contains(response.statusCode)
    lock.withLock {
      limit = isSuccess ? nil : HTTPResponse.errorLimit
      // Linux stops the process where a task is cancelled at the very moment of its end, so one that is near it goes on.
      let length = response.expectedContentLength
      endsSoon = length >= 0 && length < 4 * Int64(HTTPResponse.errorLimit)
    }
  }

  /// Takes a piece of the body. Where that is as much as is kept, the response is all there is, and the rest is not waited for.
  func receive(_ data: Data) {
    let (isFull, endsSoon) = lock.withLock {
      let room = limit.map { $0 - body.count } ?? data.count
      body.append(data.prefix(room))
      return (data.count > room, self.endsSoon)
    }
    guard isFull else { return }
    complete(task.response, nil)
    // The loading system may be waiting for this call, which cancelling would wait for.
    if !endsSoon { DispatchQueue.global().async { self.cancel() } }
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
