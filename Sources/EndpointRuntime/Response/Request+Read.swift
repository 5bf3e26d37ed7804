extension Request {
  /// The value of a response; throws the failure that it is.
  func read(
    _ answer: HTTPResponse
  ) throws(ClientError<Failure>) -> EndpointRuntime.Response<Response> {
    let isSuccess = response.accepts(answer.status)
    let failure = try decoding(answer) { () throws(JSONFailure) in
      try Failure.find(in: answer, isSuccess: isSuccess)
    }
    if let failure { throw .service(failure, answer) }
    guard isSuccess else { throw .unexpectedStatus(answer) }
    let result = try decoding(answer) { () throws(JSONFailure) in
      try response.decode(answer.body, status: answer.status)
    }
    return .init(result.value, answer, skippedElements: result.skippedElements)
  }

  private func decoding<Value>(
    _ answer: HTTPResponse,
    _ body: () throws(JSONFailure) -> Value
  ) throws(ClientError<Failure>) -> Value {
    do throws(JSONFailure) {
      return try body()
    } catch {
      throw .decoding(DecodingFailure(error, endpoint: endpoint), answer)
    }
  }
}
