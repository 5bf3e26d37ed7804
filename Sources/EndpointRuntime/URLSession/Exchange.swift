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
  private let lock = NSLock()
  private var stage = Stage.ready
  private var body = Data()
  private var isBeyondCancelling = false

  init(_ task: URLSessionTask, cookies: CookieJar) {
    self.task = task
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
  func cancel() {
    let mayCancelTask = lock.withLock { !isBeyondCancelling }
    end(.failure(CancellationError()))
    if mayCancelTask { task.cancel() }
  }

  /// The head is read at the end, with the body.
  func receive(_ response: URLResponse) {}

  func receive(_ data: Data) {
    lock.withLock { body.append(data) }
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
    let waiting: CheckedContinuation<HTTPResponse, any Error>? = lock.withLock {
      defer { stage = .ended }
      if case .running(let continuation) = stage { return continuation }
      return nil
    }
    waiting?.resume(with: outcome)
  }
}
