import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session task that ends with one response or one error.
final class URLSessionExchange: SessionExchange, @unchecked Sendable {
  private enum Stage {
    case ready
    case running(CheckedContinuation<HTTPResponse, any Error>)
    case ended
  }

  private var stage = Stage.ready
  private var body = Data()
  private var response: HTTPURLResponse?
  /// The maximum number of bytes of the body to store.
  private var limit: Int
  /// The number of bytes beyond the limit.
  private var excess = 0
  private var endsSoon = false
  private var isCut = false

  override init(_ request: HTTPRequest, _ spool: Spool?, cookies: CookieJar) {
    limit = request.responseLimit
    super.init(request, spool, cookies: cookies)
  }

  override var isRunning: Bool {
    if case .running = stage { true } else { false }
  }

  /// Starts the task and returns its response.
  func response(_ makeTask: @escaping @Sendable () -> URLSessionTask) async throws -> HTTPResponse {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let starts = lock.withLock {
          guard case .ready = stage else { return false }
          stage = .running(continuation)
          return true
        }
        if starts { start(makeTask) } else { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Ends the exchange and closes the connection.
  private func cancel() {
    end(.failure(CancellationError()))
    closeConnection()
  }

  /// Handles the headers. Ends at a redirect to follow. Truncates the body of an error response. Fails if a success
  /// announces too many bytes.
  override func receive(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    if isFollowed(response) { return endAtRedirect(response) }
    let hasBody = request.method != .head
    let isTooLong = lock.withLock {
      self.response = response
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
    endAtLimit(lock.withLock { response })
    // A short compressed response may expand without limit.
    if lock.withLock({ !endsSoon }) || excess > Self.shortest { cut() }
  }

  /// A response with fewer bytes than this is about to end.
  private static let shortest = 4 * HTTPResponse.errorLimit

  private static func isSuccess(_ response: URLResponse?) -> Bool {
    (response as? HTTPURLResponse).map { (200...299).contains($0.statusCode) } ?? false
  }

  /// True if the transport sends another request in place of this response.
  private func isFollowed(_ response: HTTPURLResponse) -> Bool {
    (300...399).contains(response.statusCode)
      && request.redirected(by: HTTPResponse(response, body: Data())) != nil
  }

  /// Ends the exchange without the body of a redirect, which may have no end. A short body is read in the background, so
  /// that its connection can be reused.
  private func endAtRedirect(_ response: HTTPURLResponse) {
    complete(response, nil)
    let isShort = (0...Self.shortRedirect).contains(response.expectedContentLength)
    lock.withLock { (limit, endsSoon) = (0, isShort) }
    if !isShort { cut() }
  }

  /// The largest number of bytes of a redirect to read.
  private static let shortRedirect: Int64 = 16 * 1024

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
    guard lock.withLock({ isRunning }) else { return }
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
