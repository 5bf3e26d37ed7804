import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Request {
  /// The request in Foundation's words, without credentials: for a test, or for code that loads URLs by itself.
  ///
  /// Throws `ClientError.invalidRequest` if the request cannot be sent to that server.
  public func urlRequest(
    for server: Server<Failure.Service>
  ) throws(ClientError<Failure>) -> URLRequest {
    try httpRequest(for: server).urlRequest
  }
}

extension PagedRequest {
  /// The request of the first page in Foundation's words, without credentials.
  public func urlRequest(
    for server: Server<Failure.Service>
  ) throws(ClientError<Failure>) -> URLRequest {
    try request.urlRequest(for: server)
  }
}
