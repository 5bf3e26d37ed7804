import Foundation

/// Completes a download: accepts the response and moves the file to its destination.
extension Download {
  /// Throws the error of a response that does not contain the whole file.
  func requireWhole(_ response: HTTPResponse) async throws(ClientError<Failure>) {
    if request.response.accepts(response.status), response.status != 206 { return }
    var response = response
    response.body = try await client.body(of: response, request)
    response.stream = nil
    if !request.response.accepts(response.status) { _ = try request.read(response) }
    throw decoding("all bytes", "only a part of them (status 206)", response)
  }

  /// Moves the file to its destination. Throws if a rule declares the successful response to be a failure.
  func finish(_ response: HTTPResponse) throws(ClientError<Failure>) -> Outcome {
    var response = response
    (response.stream, response.body) = (nil, Data())
    if response.isJSON, file.size <= HTTPResponse.errorLimit {
      var head = response
      head.body = try local { () throws(FileFailure) in try file.head(HTTPResponse.errorLimit) }
      try requireNoFailure(head)
    }
    try local { () throws(FileFailure) in try file.finish() }
    return .whole(response)
  }

  private func requireNoFailure(_ response: HTTPResponse) throws(ClientError<Failure>) {
    let failure: Failure?
    do throws(JSONFailure) {
      failure = try request.declaredFailure(in: response, isSuccess: true)
    } catch {
      throw .decoding(DecodingFailure(error, endpoint: request.endpoint), response)
    }
    guard let failure else { return }
    try local { () throws(FileFailure) in try file.restart(nil) }
    throw .service(failure, response)
  }

  func decoding(
    _ expected: String,
    _ found: String,
    _ response: HTTPResponse
  ) -> ClientError<Failure> {
    .decoding(
      DecodingFailure(expected: expected, found: found, endpoint: request.endpoint),
      response
    )
  }

  func local<Result>(
    _ work: () throws(FileFailure) -> Result
  ) throws(ClientError<Failure>) -> Result {
    do throws(FileFailure) {
      return try work()
    } catch {
      throw ClientError(error)
    }
  }
}

extension HTTPResponse {
  fileprivate var isJSON: Bool {
    let type = headers["Content-Type"]?.prefix { $0 != ";" }.lowercased() ?? ""
    return type.hasSuffix("/json") || type.hasSuffix("+json")
  }
}
