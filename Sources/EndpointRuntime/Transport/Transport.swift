/// Sends requests. Implement it to use another network framework.
///
/// A transport throws the errors of its framework. The client maps them to `ClientError.transport` or `.cancelled`. A
/// transport should stop when its task is cancelled.
public protocol Transport: Sendable {
  /// Sends a request and returns the response, whatever its status. Throws only if there is no response.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse

  /// Sends a request and returns after the headers of the response, with the body as its `stream`.
  ///
  /// Without this method, the whole response is read first, and the elements of a stream arrive all at once.
  func open(_ request: HTTPRequest) async throws -> HTTPResponse
}

extension Transport {
  /// Sends the request and returns its complete body as a stream.
  public func open(_ request: HTTPRequest) async throws -> HTTPResponse {
    var response = try await send(request)
    response.stream = response.stream ?? ByteStream(response.body)
    response.body.removeAll()
    return response
  }
}
