import Foundation

/// What a download ends with: the file in its place, or what the response means instead.
extension Download {
  /// Throws what a response means that is not the whole file.
  func requireWhole(_ response: HTTPResponse) async throws(ClientError<Failure>) {
    if request.response.accepts(response.status), response.status != 206 { return }
    var answer = response
    answer.body = try await client.body(of: response, request)
    answer.stream = nil
    if !request.response.accepts(response.status) { _ = try request.read(answer) }
    throw decoding("all bytes", "some of them (status 206)", answer)
  }

  /// Puts the file in its place, unless it is a failure that came as a success.
  func finish(_ response: HTTPResponse) throws(ClientError<Failure>) -> Outcome {
    var response = response
    (response.stream, response.body) = (nil, Data())
    if response.isJSON, file.size <= HTTPResponse.errorLimit {
      var answer = response
      answer.body = try local { () throws(FileFailure) in try file.head(HTTPResponse.errorLimit) }
      try requireNoFailure(answer)
    }
    try local { () throws(FileFailure) in try file.finish() }
    return .whole(response)
  }

  private func requireNoFailure(_ answer: HTTPResponse) throws(ClientError<Failure>) {
    let failure: Failure?
    do throws(JSONFailure) {
      failure = try request.declaredFailure(in: answer, isSuccess: true)
    } catch {
      throw .decoding(DecodingFailure(error, endpoint: request.endpoint), answer)
    }
    guard let failure else { return }
    try local { () throws(FileFailure) in try file.restart(nil) }
    throw .service(failure, answer)
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
