// Calls that do not exist, with the reason as the compiler's message. A correct call never matches one of these
// functions better than its own, since they have fewer requirements. The compiler rejects each call, so no body runs.

extension Client {
  @available(
    *,
    unavailable,
    message: "the request belongs to another API: use a client of that API"
  )
  @_disfavoredOverload
  public func send<R: APIRequest>(_ request: R) async throws(ClientError<Service.Failure>)
    -> R.Value
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "the request belongs to another API: use a client of that API"
  )
  @_disfavoredOverload
  public func result<R: APIRequest>(_ request: R) async -> Result<
    R.Value, ClientError<Service.Failure>
  > {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the request belongs to another API: use a client of that API"
  )
  @_disfavoredOverload
  public func response<R: APIRequest>(for request: R) async throws(ClientError<Service.Failure>)
    -> Response<R.Value>
  {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the request belongs to another API: use a client of that API"
  )
  @_disfavoredOverload
  @discardableResult
  public func send<R: APIRequest>(
    _ request: R,
    completion:
      @escaping @MainActor @Sendable (Result<R.Value, ClientError<Service.Failure>>) -> Void
  ) -> RequestTask { fatalError() }

  @available(
    *,
    unavailable,
    message: "a stream has no single response: iterate over `client.stream(request)`"
  )
  @_disfavoredOverload
  public func send<R: APIStreamRequest>(_ request: R) async throws(ClientError<Service.Failure>)
    -> R.Element
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "the endpoint has no \"pagination\": use `client.send(request)`"
  )
  @_disfavoredOverload
  public func items<R: APIRequest>(_ request: R) -> APISequence<R.Value, Service.Failure> {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the endpoint has no \"pagination\": use `client.send(request)`"
  )
  @_disfavoredOverload
  public func pages<R: APIRequest>(_ request: R) -> APISequence<R.Value, Service.Failure> {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the response is no stream: use `client.send(request)`"
  )
  @_disfavoredOverload
  public func stream<R: APIRequest>(_ request: R) -> APISequence<R.Value, Service.Failure> {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the response is no stream: use `client.send(request)`"
  )
  @_disfavoredOverload
  public func events<R: APIRequest>(_ request: R) -> APISequence<R.Value, Service.Failure> {
    fatalError()
  }
}
