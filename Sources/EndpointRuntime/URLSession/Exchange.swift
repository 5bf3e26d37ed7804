import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session task that ends with one response or one error.
final class Exchange: SessionExchange, @unchecked Sendable {
  private enum Stage {
    case ready
    case running(CheckedContinuation<HTTPResponse, any Error>)
    case ended
  }

  private var stage = Stage.ready
  private var body = Data()
  /// The maximum number of bytes of the body to store.
  private var limit: Int
  /// The number of bytes beyond the limit.
  private var excess = 0
  private var endsSoon = false
  private var isCut = false

  override init(
    _ task: URLSessionTask,
    of request: HTTPRequest,
    _ spool: Spool?,
    cookies: CookieJar
  ) {
    limit = request.responseLimit
    super.init(task, of: request, spool, cookies: cookies)
  }

  override var isRunning: Bool {
    if case .running = stage { true } else { false }
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
  func cancel() {
    end(.failure(CancellationError()))
    closeConnection()
  }

  /// Handles the headers. Truncates the body of an error response. Fails if a success announces too many bytes.
  override func receive(_ response: URLResponse) {
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
  override func receive(_ data: Data) {
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

  /// Handles the end of the task: a response or an error.
  override func complete(_ response: URLResponse?, _ error: (any Error)?) {
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
    let ended = lock.withLock {
      defer { stage = .ended }
      return stage
    }
    if case .running(let continuation) = ended { continuation.resume(with: outcome) }
  }
}
