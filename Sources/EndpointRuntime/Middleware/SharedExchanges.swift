import Foundation

/// The exchanges in progress, each with the calls that wait for its response.
final class SharedExchanges: @unchecked Sendable {
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

  /// Returns the response of the exchange in progress for this request. Starts a new exchange if there is none, or if
  /// its response may belong to another user.
  func response(to request: HTTPRequest, _ next: Next) async throws -> HTTPResponse {
    let shared = try await sharedResponse(to: request, next)
    return if let shared { shared } else { try await next(request) }
  }

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
