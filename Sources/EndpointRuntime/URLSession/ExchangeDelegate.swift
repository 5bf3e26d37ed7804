import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The delegate of a transport's session: passes on what happens to each task to the task's exchange.
///
/// Tasks with a completion handler would be simpler, but on Linux they hang at a `401` and follow redirects in
/// their own wrong way.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let lock = NSLock()
  private var exchanges: [Int: any SessionExchange] = [:]

  func add(_ exchange: any SessionExchange) {
    lock.withLock { exchanges[exchange.task.taskIdentifier] = exchange }
  }

  private func exchange(of task: URLSessionTask) -> (any SessionExchange)? {
    lock.withLock { exchanges[task.taskIdentifier] }
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
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let exchange = lock.withLock { exchanges.removeValue(forKey: task.taskIdentifier) }
    exchange?.complete(task.response, error)
  }

  /// Never lets the loading system follow: it drops bodies and keeps credentials. The redirect is the response.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      guard exchange(of: task)?.answersRedirect() == true else { return }
    #endif
    completionHandler(nil)
  }

  #if canImport(FoundationNetworking)
    /// Completes with the `401` that has arrived already: whatever the answer to the challenge, Linux does not.
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
      // It waits for the loading system, which is what calls here.
      DispatchQueue.global().async { completionHandler(.cancelAuthenticationChallenge, nil) }
    }
  #endif
}
