import Foundation

/// Sends the requests of one API to one of its servers.
///
/// ```swift
/// let client = Client<DeckOfCards>(.production)
/// let deck = try await client.send(Deck.shuffle()).deck
/// ```
///
/// A small value: copies share the transport, and it can be used from anywhere at once.
public struct Client<Service: API>: Sendable {
  /// The server that requests go to.
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

  /// How often a stream is opened again without an event in between.
  var streamRetries: Int { retries.limit }

  /// A client of this server.
  ///
  /// - Parameters:
  ///   - server: where requests go.
  ///   - credentials: what requests that need authentication are sent with. Without them these fail with `.invalidRequest`, and
  ///     nothing is sent.
  ///   - transport: what sends the requests.
  ///   - middleware: what wraps the transport, the first one outermost; each try of a request passes it.
  ///   - retry: when a request that failed is sent again.
  ///   - limits: how much a server may send and ask for. A call that exceeds a limit throws `.limitExceeded`.
  ///   - clock: what the client waits by, between tries and where the API asks it to. A deadline passes in real time.
  ///   - errorTexts: the texts of errors for people.
  ///   - onDrift: which responses are compared with the spec. None, unless given.
  ///   - onError: sees every failure of every call, cancellations too, with the endpoint's name.
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

  /// Sends a request and returns its value or why there is none: the failures of one API, to `switch` over.
  public func result<R: APIRequest>(
    _ request: R
  ) async -> Result<R.Value, ClientError<Service.Failure>> where R.Failure == Service.Failure {
    do throws(ClientError<Service.Failure>) {
      return .success(try await send(request))
    } catch {
      return .failure(error)
    }
  }

  /// Sends a request and returns its value with status, headers and bytes.
  public func response<R: APIRequest>(
    for request: R
  ) async throws(ClientError<Service.Failure>) -> Response<R.Value>
  where R.Failure == Service.Failure {
    try await response(for: request.request, nil)
  }

  /// The same, with a meter of its body.
  func response<Value>(
    for request: Request<Value, Service.Failure>,
    _ meter: TransferMeter?
  ) async throws(ClientError<Service.Failure>) -> Response<Value> {
    do throws(ClientError<Service.Failure>) {
      var sent = try request.httpRequest(for: server)
      if let meter { sent.uploadProgress = UploadProgress { meter.report($0, of: $1) } }
      let answer: HTTPResponse = try await exchange(sent, request, meter)
      onDrift?.observe(answer, to: request)
      return try request.read(answer)
    } catch {
      throw report(error, of: request)
    }
  }

  /// The error as the caller gets it, which `onError` has seen.
  func report<Value>(
    _ error: ClientError<Service.Failure>,
    of request: Request<Value, Service.Failure>
  ) -> ClientError<Service.Failure> {
    let error = error.of(ErrorOrigin(request, errorTexts))
    onError?(error, request.endpoint)
    return error
  }

  /// Sends a request and tells the completion handler, on the main actor, how it ended.
  ///
  /// Returns what there is to cancel.
  @discardableResult
  public func send<R: APIRequest>(
    _ request: R,
    completion:
      @escaping @MainActor @Sendable (Result<R.Value, ClientError<Service.Failure>>) -> Void
  ) -> RequestTask where R.Failure == Service.Failure {
    RequestTask(Task { await completion(result(request)) })
  }

  /// The response of a request, within its deadline. Fetching credentials counts, and so do all tries. With a meter, the
  /// deadline is one for each silence.
  func exchange<Value>(
    _ sent: HTTPRequest,
    _ request: Request<Value, Service.Failure>,
    _ meter: TransferMeter? = nil
  ) async throws(ClientError<Service.Failure>) -> HTTPResponse {
    var sent = sent
    sent.responseLimit = limits.responseBytes
    sent.backlogLimit = limits.backlogBytes
    let credentials = request.credentials ?? credentials
    let next = next.countingAttempts()
    do {
      // Before the request waits or passes any middleware.
      try credentials.usableSchemes(for: request.policy.authentication, Service.authentication)
      return try await Deadline.run(seconds: sent.timeout, meter) {
        [sent, retries, throttle, next] in
        try await retries.send(sent) { sent in
          try await throttle?.wait()
          let response = try await credentials.send(
            sent,
            request.policy.authentication,
            Service.authentication,
            next
          )
          if !sent.isStreamed { throttle?.note(response) }
          return response
        }
      }
    } catch {
      throw Task.isCancelled ? .cancelled : ClientError(error)
    }
  }
}
