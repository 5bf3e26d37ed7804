import Foundation

/// A middleware that sends concurrent equal requests only once. All callers receive the same response.
///
/// Requests are equal if method, URL, headers, credentials and body are equal. Only GET, HEAD and OPTIONS requests are
/// shared. Cancelling a call does not affect the others. When all are cancelled, the request is cancelled.
///
/// A response is not shared if a session sent cookies, an inner middleware added credentials, or the response sets a
/// cookie. Each other call then sends its own request.
///
/// Place it before middleware that changes every request, and before `.etagCache()`.
public final class CoalescingMiddleware: Middleware, @unchecked Sendable {
  /// The properties that make two requests equal.
  private struct Key: Hashable {
    let method: HTTPMethod
    let url: URL
    let headers: HTTPHeaders
    let body: HTTPBody
    let cache: CachePolicy
    let redirects: RedirectPolicy

    init(_ request: HTTPRequest) {
      method = request.method
      url = request.url
      headers = request.headers
      body = request.body
      cache = request.cache
      redirects = request.redirects
    }

    /// False if the response may belong to one user: a session sent or receives cookies, or a middleware added headers
    /// that the response depends on. After another login, a new call may have an equal request here.
    func isForAll(_ outcome: Result<HTTPResponse, any Error>) -> Bool {
      guard case .success(let response) = outcome else { return true }
      let sent = response.sent ?? headers
      return response.headers["Set-Cookie"] == nil
        && response.audience(of: sent) == response.audience(of: headers)
    }
  }

  /// Receives `nil` if the response belongs only to the call that sent the request.
  private typealias Waiter = CheckedContinuation<HTTPResponse?, any Error>

  private struct Exchange {
    /// The number of the call that started the exchange.
    let number: Int
    let task: Task<Void, Never>
    var waiters: [Int: Waiter]
  }

  private let lock = NSLock()
  private var exchanges: [Key: Exchange] = [:]
  private var number = 0

  /// The number of calls that wait for a response.
  var waiting: Int { lock.withLock { exchanges.values.reduce(0) { $0 + $1.waiters.count } } }

  public func intercept(_ request: HTTPRequest, next: Next) async throws -> HTTPResponse {
    guard request.method.isSafe, !request.isStreamed,
      let shared = try await sharedResponse(to: request, next)
    else { return try await next(request) }
    return shared
  }

  /// The response of the exchange in progress for this request, or of a new one. `nil` if it may belong to another user.
  private func sharedResponse(to request: HTTPRequest, _ next: Next) async throws -> HTTPResponse? {
    let key = Key(request)
    let number = nextNumber()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        join(key, number, waiter) { try await next(request) }
        // The handler may have run before the call was registered.
        if Task.isCancelled { leave(key, number) }
      }
    } onCancel: {
      leave(key, number)
    }
  }

  private func nextNumber() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }

  private func join(
    _ key: Key,
    _ number: Int,
    _ waiter: Waiter,
    _ send: @escaping @Sendable () async throws -> HTTPResponse
  ) {
    lock.withLock {
      guard exchanges[key] == nil else {
        exchanges[key]?.waiters[number] = waiter
        return
      }
      let task = Task {
        do {
          self.finish(key, number, .success(try await send()))
        } catch {
          self.finish(key, number, .failure(error))
        }
      }
      exchanges[key] = Exchange(number: number, task: task, waiters: [number: waiter])
    }
  }

  private func leave(_ key: Key, _ number: Int) {
    let (waiter, task) = lock.withLock { () -> (Waiter?, Task<Void, Never>?) in
      let waiter = exchanges[key]?.waiters.removeValue(forKey: number)
      guard waiter != nil, exchanges[key]?.waiters.isEmpty == true else { return (waiter, nil) }
      return (waiter, exchanges.removeValue(forKey: key)?.task)
    }
    task?.cancel()
    waiter?.resume(throwing: CancellationError())
  }

  private func finish(_ key: Key, _ number: Int, _ outcome: Result<HTTPResponse, any Error>) {
    let exchange = lock.withLock { () -> Exchange? in
      guard exchanges[key]?.number == number else { return nil }
      return exchanges.removeValue(forKey: key)
    }
    for (waiting, waiter) in exchange?.waiters ?? [:] {
      let isFor = waiting == number || key.isForAll(outcome)
      waiter.resume(with: isFor ? outcome.map(Optional.some) : .success(nil))
    }
  }
}

extension Middleware where Self == CoalescingMiddleware {
  /// Sends concurrent equal requests only once.
  public static var coalescing: CoalescingMiddleware { CoalescingMiddleware() }
}
