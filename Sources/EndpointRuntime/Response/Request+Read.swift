extension Request {
  /// The value of a response; throws the failure that it is.
  ///
  /// It adds to the places where the values lie, if somebody asks for them.
  func read(
    _ answer: HTTPResponse,
    noting places: JSONPlaces? = nil
  ) throws(ClientError<Failure>) -> EndpointRuntime.Response<Response> {
    let isSuccess = response.accepts(answer.status)
    let failure = try decoding(answer) { () throws(JSONFailure) in
      try declaredFailure(in: answer, isSuccess: isSuccess, noting: places)
    }
    if let failure { throw .service(failure, answer) }
    guard isSuccess else { throw .unexpectedStatus(answer) }
    let result = try decoding(answer) { () throws(JSONFailure) in
      try response.decode(answer.body, status: answer.status, noting: places)
    }
    return .init(result.value, answer, skippedElements: result.skippedElements)
  }

  /// The failure that a response is; `nil` if it is none of them.
  ///
  /// A payload that does not decode leaves a failing response to the next rule. In a response that would be a
  /// success otherwise there is nothing else to fall back to, so it throws.
  func declaredFailure(
    in response: HTTPResponse,
    isSuccess: Bool,
    noting places: JSONPlaces? = nil
  ) throws(JSONFailure) -> Failure? {
    for rule in rules where rule.fits(response, isSuccess: isSuccess, noting: places) {
      do throws(JSONFailure) {
        if let failure = try rule.read?(response.body, places).get() { return failure }
      } catch {
        if isSuccess { throw error }
      }
    }
    return nil
  }

  /// The rules of this request and the API's, in order of precedence. A rule of the request replaces the API's with the same
  /// condition.
  private var rules: [FailureRule<Failure>] {
    if failures.isEmpty { return Failure.rules }
    let inherited = Failure.rules.filter { rule in
      !failures.contains { $0.condition == rule.condition }
    }
    let rules = failures + inherited
    return (0...3).flatMap { rank in rules.filter { $0.condition.rank == rank } }
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
