import Foundation

/// Sends the requests of one API to one server.
///
/// ```swift
/// let client = Client<DeckOfCards>(.production)
/// let deck = try await client.send(Deck.shuffle()).deck
/// ```
///
/// A client can be used from any task.
public final class Client<Service: API>: Sendable {
  /// The server that receives the requests.
  public let server: Server<Service>
  private let credentials: Credentials
  let clock: RequestClock
  let retries: Retries
  private let throttle: Throttle?
  private let next: Next
  let limits: ClientLimits
  private let errorTexts: ErrorTexts
  private let onDrift: DriftWatch?
  private let onError: (@Sendable (ClientError<Service.Failure>, String) -> Void)?

  /// How often a stream reconnects without receiving an event.
  var streamRetries: Int { retries.limit }

  /// Creates a client of a server.
  ///
  /// - Parameters:
  ///   - server: The server that receives the requests.
  ///   - credentials: The credentials of requests that need authentication. Without them, such requests fail with
  ///     `.invalidRequest` before anything is sent.
  ///   - transport: Sends the requests.
  ///   - middleware: Wraps the transport, the first one outermost. Each attempt of a request passes through it.
  ///   - retry: When a failed request is sent again.
  ///   - limits: Limits on responses and waits. A call that exceeds a limit throws `.limitExceeded`.
  ///   - clock: Measures the waits between attempts and those that the API requests. Deadlines use real time.
  ///   - errorTexts: The localized texts of errors.
  ///   - onDrift: Which responses to compare with the spec. None by default.
  ///   - onError: Receives every error of every call, including cancellations, with the endpoint's name.
  public init(
    _ server: Server<Service>,
    credentials: Credentials = .none,
    transport: any Transport = URLSessionTransport(),
    middleware: [any Middleware] = [],
    retry: RetryPolicy = .standard,
    limits: ClientLimits = .standard,
    clock: some Clock<Duration> = ContinuousClock(),
    errorTexts: ErrorTexts = .english,
    onDrift: DriftWatch? = nil,
    onError: (@Sendable (ClientError<Service.Failure>, String) -> Void)? = nil
  ) {
    self.server = server
    self.credentials = credentials
    let clock = RequestClock(clock)
    self.clock = clock
    self.limits = limits
    retries = Retries(retry, clock, longestWait: limits.wait)
    throttle = Throttle(Service.throttle, clock, longestWait: limits.wait)
    self.next = Next(transport, through: middleware)
    self.errorTexts = errorTexts
    self.onDrift = onDrift
    self.onError = onError
  }

  /// Sends a request and returns its value.
  public func send<R: APIRequest>(
    _ request: R
  ) async throws(ClientError<Service.Failure>) -> R.Value where R.Failure == Service.Failure {
    try await response(for: request).value
  }

  /// Sends a request and returns its value or its error, to `switch` over.
  public func result<R: APIRequest>(
    _ request: R
  ) async -> Result<R.Value, ClientError<Service.Failure>> where R.Failure == Service.Failure {
    do throws(ClientError<Service.Failure>) {
      return .success(try await send(request))
    } catch {
      return .failure(error)
    }
  }

  /// Sends a request and returns its value with the status, headers and bytes of the response.
  public func response<R: APIRequest>(
    for request: R
  ) async throws(ClientError<Service.Failure>) -> Response<R.Value>
  where R.Failure == Service.Failure {
    try await response(for: request.request, nil)
  }

  /// Sends a request, measures its upload, and returns its value with the response.
  func response<Value>(
    for request: Request<Value, Service.Failure>,
    _ meter: TransferMeter?
  ) async throws(ClientError<Service.Failure>) -> Response<Value> {
    do throws(ClientError<Service.Failure>) {
      var sent = try request.httpRequest(for: server)
      if let meter { sent.uploadProgress = UploadProgress { meter.report($0, of: $1) } }
      let response: HTTPResponse = try await exchange(sent, request, meter)
      onDrift?.observe(response, to: request)
      return try request.read(response)
    } catch {
      throw report(error, of: request)
    }
  }

  /// Reports an error to `onError` and returns it for the caller.
  func report<Value>(
    _ error: ClientError<Service.Failure>,
    of request: Request<Value, Service.Failure>
  ) -> ClientError<Service.Failure> {
    let error = error.of(ErrorOrigin(request.call, errorTexts))
    onError?(error, request.endpoint)
    return error
  }

  /// Sends a request and calls the completion handler with the outcome, on the main actor.
  ///
  /// Returns a task that can be cancelled.
  @discardableResult
  public func send<R: APIRequest>(
    _ request: R,
    completion:
      @escaping @MainActor @Sendable (Result<R.Value, ClientError<Service.Failure>>) -> Void
  ) -> RequestTask where R.Failure == Service.Failure {
    RequestTask(task: Task { await completion(result(request)) })
  }

  /// Returns the response of a request within its deadline. The deadline includes fetching credentials and all
  /// attempts. With a meter, it applies to each pause.
  func exchange<Value>(
    _ sent: HTTPRequest,
    _ request: Request<Value, Service.Failure>,
    _ meter: TransferMeter? = nil
  ) async throws(ClientError<Service.Failure>) -> HTTPResponse {
    var sent = sent
    sent.responseLimit = limits.responseBytes
    sent.backlogLimit = limits.backlogBytes
    do {
      let call = try call(request)
      return try await Deadline.run(seconds: sent.timeout, meter) { [sent, retries] in
        try await retries.send(sent, call)
      }
    } catch {
      throw Task.isCancelled ? .cancelled : ClientError(error)
    }
  }
}

extension Client {
  /// The request as this client sends it, with its credentials, for code that loads URLs itself, such as a background
  /// session.
  ///
  /// It is the caller's to send. Middleware, retries, stored cookies and the rules of redirects do not apply. Read the
  /// response with `Request.decode(_:)`.
  public func httpRequest<R: APIRequest>(
    for request: R
  ) async throws(ClientError<Service.Failure>) -> HTTPRequest where R.Failure == Service.Failure {
    let request = request.request
    do {
      return try await call(request).prepared(request.httpRequest(for: server))
    } catch {
      throw report(ClientError(error), of: request)
    }
  }

  private func call<Value>(
    _ request: Request<Value, Service.Failure>
  ) throws(InvalidRequest) -> Call {
    try Call(
      request.credentials ?? credentials,
      request.policy.authentication,
      Service.authentication,
      throttle,
      next
    )
  }
}

extension Request {
  /// Decodes a response that other code received, such as a background session.
  ///
  /// Throws the errors that a client throws for this response: a declared failure, an unexpected status, or a body that
  /// does not match the spec.
  public func decode(_ response: HTTPResponse) throws(ClientError<Failure>) -> Response {
    do throws(ClientError<Failure>) {
      return try read(response).value
    } catch {
      throw error.of(ErrorOrigin(call, .english))
    }
  }
}

extension PagedRequest {
  /// Decodes the response of a page that other code received.
  public func decode(_ response: HTTPResponse) throws(ClientError<Failure>) -> Response {
    try request.decode(response)
  }
}

extension Request {
  /// The call in the description of its errors.
  fileprivate var call: String {
    let isNamed = endpoint != "\(method) \(path)"
    return isNamed ? "\(endpoint) \(self)" : "\(self)"
  }
}

/// A running call with a completion handler, which can be cancelled.
///
/// Releasing it does not cancel the call.
public struct RequestTask: Sendable {
  let task: Task<Void, Never>

  /// Cancels the call and closes its connection. The completion handler receives `.cancelled`, unless the call has
  /// completed.
  public func cancel() {
    task.cancel()
  }
}
