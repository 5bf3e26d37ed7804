import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Request {
  /// The request as `URLRequest` without credentials, for tests and for code that loads URLs itself.
  ///
  /// Throws `ClientError.invalidRequest` if the request cannot be sent to that server.
  public func urlRequest(
    for server: Server<Failure.Service>
  ) throws(ClientError<Failure>) -> URLRequest {
    try httpRequest(for: server).urlRequest
  }
}

extension PagedRequest {
  /// The request of the first page as `URLRequest` without credentials.
  public func urlRequest(
    for server: Server<Failure.Service>
  ) throws(ClientError<Failure>) -> URLRequest {
    try request.urlRequest(for: server)
  }
}
