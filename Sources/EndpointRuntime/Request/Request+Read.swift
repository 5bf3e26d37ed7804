extension Request {
  /// Decodes the value of a response. Throws if the response is a failure.
  ///
  /// Records the places of the values if `places` is not `nil`.
  func read(
    _ httpResponse: HTTPResponse,
    noting places: JSONPlaces? = nil
  ) throws(ClientError<Failure>) -> EndpointRuntime.Response<Response> {
    let isSuccess = response.accepts(httpResponse.status)
    let failure = try declaredFailure(in: httpResponse, isSuccess: isSuccess, noting: places)
    if let failure { throw .service(failure, httpResponse) }
    guard isSuccess else { throw .unexpectedStatus(httpResponse) }
    let result = try decoding(httpResponse) { () throws(JSONFailure) in
      try response.decode(
        httpResponse.body,
        status: httpResponse.status,
        headers: httpResponse.headers,
        noting: places
      )
    }
    return .init(result.value, httpResponse, skippedElements: result.skippedElements)
  }

  /// The declared failure of a response. `nil` if no rule applies.
  ///
  /// If the payload of an error response does not decode, the next rule is tried, and the error says why the first one
  /// failed. In a response with a successful status, it throws at once.
  func declaredFailure(
    in response: HTTPResponse,
    isSuccess: Bool,
    noting places: JSONPlaces? = nil
  ) throws(ClientError<Failure>) -> Failure? {
    var unreadable: UnreadableFailure?
    for rule in rules
    where rule.condition.isMet(by: response, isSuccess: isSuccess, noting: places) {
      switch rule.read?(response.body, places) {
      case .success(let failure): return failure
      case .failure(let reason):
        let mismatch = DecodingFailure(reason, endpoint: endpoint)
        if isSuccess { throw .decoding(mismatch, response) }
        unreadable = unreadable ?? UnreadableFailure(rule.name, mismatch, in: response)
      case nil: break
      }
    }
    if let unreadable { throw .unreadableFailure(unreadable, response) }
    return nil
  }

  /// The rules of this request and of the API, in order of precedence. A rule of the request replaces the API's rule
  /// with the same condition.
  private var rules: [FailureRule<Failure>] {
    if failures.isEmpty { return Failure.rules }
    let inherited = Failure.rules.filter { rule in
      !failures.contains { $0.condition == rule.condition }
    }
    let rules = failures + inherited
    return rules.indices.sorted {
      (rules[$0].condition.precedence, $0) < (rules[$1].condition.precedence, $1)
    }.map { rules[$0] }
  }

  /// Runs a step of decoding a response. Its failure becomes an error of the call.
  func decoding<Value>(
    _ httpResponse: HTTPResponse,
    _ body: () throws(JSONFailure) -> Value
  ) throws(ClientError<Failure>) -> Value {
    do throws(JSONFailure) {
      return try body()
    } catch {
      throw .decoding(DecodingFailure(error, endpoint: endpoint), httpResponse)
    }
  }

  /// The error of a response that is not as expected as a whole.
  func mismatch(
    _ expected: String,
    found: String,
    in httpResponse: HTTPResponse
  ) -> ClientError<Failure> {
    .decoding(
      DecodingFailure(
        path: "",
        offset: 0,
        expected: expected,
        found: found,
        endpoint: endpoint
      ),
      httpResponse
    )
  }
}

extension Request {
  /// Returns the places of the values in a response when it decodes as a value or a declared failure.
  func secretPlaces(in httpResponse: HTTPResponse) -> JSONPlaces? {
    let places = JSONPlaces()
    notePagePlaces(places, in: httpResponse)
    do throws(ClientError<Failure>) {
      _ = try read(httpResponse, noting: places)
    } catch {
      guard case .service = error else { return nil }
    }
    return places
  }

  /// Adds the places that the client reads besides the value: the next page and the time to wait.
  func notePagePlaces(_ places: JSONPlaces, in httpResponse: HTTPResponse) {
    for path in pagePaths + [Failure.Service.throttle].compactMap(\.self) {
      places.addValue(at: path, in: httpResponse.body)
    }
  }
}
