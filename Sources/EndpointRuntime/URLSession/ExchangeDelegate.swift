import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The delegate of a transport's session. It forwards the events of each task to the exchange of the task.
///
/// Completion handlers would be simpler. On Linux, however, such tasks hang at status 401 and follow redirects
/// incorrectly.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let lock = NSLock()
  private var exchanges: [Int: SessionExchange] = [:]
  private let onWaiting: (@Sendable (HTTPRequest) -> Void)?

  init(onWaiting: (@Sendable (HTTPRequest) -> Void)? = nil) { self.onWaiting = onWaiting }

  func add(_ exchange: SessionExchange, of task: URLSessionTask) {
    lock.withLock { exchanges[task.taskIdentifier] = exchange }
  }

  private func exchange(of task: URLSessionTask) -> SessionExchange? {
    lock.withLock { exchanges[task.taskIdentifier] }
  }

  /// Apple's systems call it for a configuration with `waitsForConnectivity`, and Linux never does.
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
    if let exchange = exchange(of: task) { onWaiting?(exchange.request) }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    exchange(of: task)?.send(totalBytesSent, of: totalBytesExpectedToSend)
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    exchange(of: dataTask)?.receive(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    willCacheResponse proposed: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) {
    completionHandler(exchange(of: dataTask)?.mayCache(proposed.response) == true ? proposed : nil)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let exchange = lock.withLock { exchanges.removeValue(forKey: task.taskIdentifier) }
    exchange?.complete(task.response, error)
  }

  /// Returns redirects as responses, since the loading system drops bodies and forwards credentials. The headers are
  /// here, but the rest of the response may never come.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let exchange = exchange(of: task)
    #if canImport(FoundationNetworking)
      guard exchange?.startRedirect() == true else { return }
    #endif
    exchange?.receive(response)
    completionHandler(nil)
  }

  #if canImport(FoundationNetworking)
    /// Completes with the received 401 response, since Linux does not, whatever the challenge handler returns.
    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (
          URLSession.AuthChallengeDisposition, URLCredential?
        ) -> Void
    ) {
      let response = challenge.failureResponse ?? task.response
      exchange(of: task)?.complete(response, nil)
      // The handler blocks until the loading system responds, which is the caller here.
      BlockingQueue.ofSessions.async { completionHandler(.cancelAuthenticationChallenge, nil) }
    }
  #endif
}

#if canImport(FoundationNetworking)
  /// An operation queue that runs each operation immediately, on the thread of the loading system.
  ///
  /// On Linux, the loading system enqueues each piece of a response and continues to read. A fast server would fill the
  /// memory with waiting pieces. Running them immediately prevents that and saves a thread switch per call. The
  /// delegate must not block, except for file access.
  final class DelegateQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  }
#endif
