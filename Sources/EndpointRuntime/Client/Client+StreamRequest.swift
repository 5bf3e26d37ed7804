import Foundation

extension Client {
  /// The elements of a stream, as they come.
  ///
  /// The request's timeout holds for opening the stream and for each silence in it. After a lost connection, server-sent
  /// events of a request that may be sent twice go on where they were, as the server's `retry` says.
  public func stream<Value, Failure>(
    _ request: StreamRequest<Value, Failure>
  ) -> ElementSequence<Value, Failure> where Failure.Service == Service {
    ElementSequence(client: self, stream: request)
  }

  /// The elements of a stream with the names and identifiers of their events, as they come.
  public func events<Value, Failure>(
    _ request: StreamRequest<Value, Failure>
  ) -> EventSequence<Value, Failure> where Failure.Service == Service {
    EventSequence(client: self, stream: request)
  }

  /// Opens a stream; throws what a response that is none means.
  func open<Value, Failure>(
    _ stream: StreamRequest<Value, Failure>,
    lastID: String
  ) async throws(ClientError<Failure>) -> HTTPResponse where Failure.Service == Service {
    let request = stream.request
    var sent = try request.httpRequest(for: server)
    sent.isStreamed = true
    if sent.headers["Accept"] == nil { sent.headers["Accept"] = stream.format.accept }
    if !lastID.isEmpty { sent.headers["Last-Event-ID"] = lastID }
    var response = try await exchange(sent, request)
    if response.status == 204 || (response.isSuccess && stream.format.takes(response)) {
      return response
    }
    response.body = try await body(of: response, request)
    response.stream = nil
    _ = try request.read(response)
    let found = response.headers["Content-Type"] ?? "none"
    throw .decoding(
      DecodingFailure(
        expected: "the type text/event-stream",
        found: found,
        endpoint: request.endpoint
      ),
      response
    )
  }

  /// The body of a response that was opened, as much as is kept of one that is no success.
  func body<Value, Failure>(
    of response: HTTPResponse,
    _ request: Request<Value, Failure>
  ) async throws(ClientError<Failure>) -> Data {
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
  /// Whether a response is of this format, by its type.
  fileprivate func takes(_ response: HTTPResponse) -> Bool {
    guard case .events = self else { return true }
    let type = response.headers["Content-Type"]?.prefix { $0 != ";" }
    return type?.trimmingCharacters(in: .whitespaces).lowercased() == "text/event-stream"
  }
}
