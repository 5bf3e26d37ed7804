import Foundation

extension Client {
  /// The elements of a stream, as they arrive.
  ///
  /// The timeout applies to the start of the response and to each pause. If the connection of an idempotent request for
  /// server-sent events is lost, the client reconnects after the server's `retry` time and continues after the last
  /// event.
  public func stream<R: APIStreamRequest>(
    _ request: R
  ) -> APISequence<R.Element, Service.Failure> where R.Failure == Service.Failure {
    APISequence { ElementTraversal(events: StreamTraversal(self, request.streamRequest)) }
  }

  /// The elements of a stream with the names and identifiers of their events, as they arrive.
  public func events<R: APIStreamRequest>(
    _ request: R
  ) -> APISequence<StreamEvent<R.Element>, Service.Failure> where R.Failure == Service.Failure {
    APISequence { StreamTraversal(self, request.streamRequest) }
  }

  /// Opens a stream. Throws the error of a response that is not a stream.
  func open<Value>(
    _ stream: StreamRequest<Value, Service.Failure>,
    lastID: String
  ) async throws(ClientError<Service.Failure>) -> HTTPResponse {
    let request = stream.request
    var sent = try request.httpRequest(for: server)
    sent.isStreamed = true
    if sent.secretPlaces != nil {
      sent.secretPlaces = { stream.secretPlaces(in: $0) }
    }
    if sent.headers["Accept"] == nil { sent.headers["Accept"] = stream.format.accept }
    if !lastID.isEmpty { sent.headers["Last-Event-ID"] = lastID }
    var response = try await exchange(sent, request)
    if response.status == 204 || (response.isSuccess && stream.format.accepts(response)) {
      return response
    }
    response.body = try await body(of: response, request)
    response.stream = nil
    _ = try request.read(response)
    let found = response.headers["Content-Type"] ?? "none"
    throw request.mismatch("the type text/event-stream", found: found, in: response)
  }

  /// Reads the body of an opened response, truncated if the response is not a success.
  func body<Value>(
    of response: HTTPResponse,
    _ request: Request<Value, Service.Failure>
  ) async throws(ClientError<Service.Failure>) -> Data {
    do {
      return try await Deadline.run(seconds: request.policy.timeout) {
        try await response.stream?.data(limit: HTTPResponse.errorLimit) ?? response.body
      }
    } catch {
      throw Task.isCancelled ? .cancelled : ClientError(error)
    }
  }
}

extension StreamFormat {
  /// True if the response has the media type of the format. Lines may have any.
  fileprivate func accepts(_ response: HTTPResponse) -> Bool {
    guard case .events = self else { return true }
    return response.mediaType?.streamFormat == .events()
  }
}
