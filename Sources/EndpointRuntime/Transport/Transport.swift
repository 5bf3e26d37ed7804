/// What sends a request and returns its response: the seam to a network framework.
///
/// One method, so that another framework takes a user some twenty lines. A transport throws what its framework
/// throws; the client sorts it into `ClientError.transport` or `.cancelled`. It should stop when its task is
/// cancelled.
public protocol Transport: Sendable {
  /// Sends the request; any status is a response, and only the lack of a response is an error.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse
}
