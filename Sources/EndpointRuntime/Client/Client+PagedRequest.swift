extension Client {
  /// Sends the request of one page and returns its value.
  public func send<Value, Item, Failure>(
    _ request: PagedRequest<Value, Item, Failure>
  ) async throws(ClientError<Failure>) -> Value where Failure.Service == Service {
    try await send(request.request)
  }

  /// Sends the request of one page and returns its value or why there is none.
  public func result<Value, Item, Failure>(
    _ request: PagedRequest<Value, Item, Failure>
  ) async -> Result<Value, ClientError<Failure>> where Failure.Service == Service {
    await result(request.request)
  }

  /// Sends the request of one page and returns its value with status, headers and bytes.
  public func response<Value, Item, Failure>(
    for request: PagedRequest<Value, Item, Failure>
  ) async throws(ClientError<Failure>) -> Response<Value> where Failure.Service == Service {
    try await response(for: request.request)
  }

  /// Sends the request of one page and tells the completion handler, on the main actor, how it ended.
  @discardableResult
  public func send<Value, Item, Failure>(
    _ request: PagedRequest<Value, Item, Failure>,
    completion: @escaping @MainActor @Sendable (Result<Value, ClientError<Failure>>) -> Void
  ) -> RequestTask where Failure.Service == Service {
    send(request.request, completion: completion)
  }

  /// The pages from this one on, asked for one after the other as they are needed.
  public func pages<Value, Item, Failure>(
    _ request: PagedRequest<Value, Item, Failure>
  ) -> PageSequence<Value, Item, Failure> where Failure.Service == Service {
    PageSequence(client: self, first: request)
  }

  /// The items of this page and of those after it; each page is asked for when its first item is needed.
  public func items<Value, Item, Failure>(
    _ request: PagedRequest<Value, Item, Failure>
  ) -> ItemSequence<Value, Item, Failure> where Failure.Service == Service {
    ItemSequence(client: self, first: request)
  }
}
