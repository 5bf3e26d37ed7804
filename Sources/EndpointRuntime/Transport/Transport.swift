/// What sends a request and returns its response: the seam to a network framework.
///
/// One method, so that another framework takes a user some twenty lines. A transport throws what its framework
/// throws; the client sorts it into `ClientError.transport` or `.cancelled`. It should stop when its task is
/// cancelled.
public protocol Transport: Sendable {
  /// Sends the request; any status is a response, and only the lack of a response is an error.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse

  /// Sends the request and returns when the head of the response is there, with the body as its `stream`.
  ///
  /// A transport that does not have this waits for the whole response, so that a stream's elements come all at once.
  func open(_ request: HTTPRequest) async throws -> HTTPResponse
}

extension Transport {
  public func open(_ request: HTTPRequest) async throws -> HTTPResponse {
    var response = try await send(request)
    response.stream = response.stream ?? ByteStream(response.body)
    response.body.removeAll()
    return response
  }
}
