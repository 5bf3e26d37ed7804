import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session task and the receiver of its events.
///
/// The loading system reports from its own threads, and cancellation comes from another. The lock ensures that only one
/// of them ends the exchange.
class SessionExchange: @unchecked Sendable {
  let request: HTTPRequest
  let cookies: CookieJar
  let lock = NSLock()
  /// `nil` before the start. Use with the lock held.
  private(set) var task: URLSessionTask?
  /// The temporary file that the task reads, if any. It must exist as long as the task.
  private let spool: Spool?
  private var isBeyondCancelling = false

  init(_ request: HTTPRequest, _ spool: Spool?, cookies: CookieJar) {
    self.request = request
    self.spool = spool
    self.cookies = cookies
  }

  /// False after the end of the exchange. Call with the lock held.
  var isRunning: Bool { false }

  /// Creates and starts the task, unless the exchange ends before.
  ///
  /// It runs on the queue that also cancels tasks, so a task is cancelled only after its start.
  func start(_ makeTask: @escaping @Sendable () -> URLSessionTask) {
    BlockingQueue.ofSessions.async { [self] in
      guard lock.withLock({ isRunning }) else { return }
      let task = makeTask()
      lock.withLock { self.task = task }
      task.resume()
    }
  }

  /// Reports upload progress: the sent bytes and the total.
  func send(_ count: Int64, of total: Int64) {
    request.uploadProgress?.report(sent: count, of: total)
  }

  /// Handles the headers of the response.
  func receive(_ response: URLResponse) {}

  /// Handles a piece of the body.
  func receive(_ data: Data) {}

  /// Handles the end of the task: a response or an error.
  func complete(_ response: URLResponse?, _ error: (any Error)?) {}

  /// Starts a redirect. Returns false if the task was cancelled. Otherwise the task can no longer be cancelled, since
  /// Foundation on Linux crashes if a cancelled task continues after a redirect.
  func startRedirect() -> Bool {
    lock.withLock {
      guard isRunning else { return false }
      isBeyondCancelling = true
      return true
    }
  }

  /// Closes the connection. The exchange must have ended, so that no redirect starts.
  func closeConnection() {
    BlockingQueue.ofSessions.async { [self] in
      let task = lock.withLock { isBeyondCancelling ? nil : self.task }
      task?.cancel()
    }
  }
}
