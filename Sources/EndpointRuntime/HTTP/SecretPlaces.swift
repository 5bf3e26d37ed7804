/// Locates the secrets of a response by the types that decode it. It does not affect the equality of requests.
struct SecretPlaces: Sendable {
  /// Returns the places. `nil` if the response does not decode. Its secrets are then only known by their keys.
  let find: @Sendable (HTTPResponse) -> JSONPlaces?
}

extension SecretPlaces: Hashable {
  static func == (left: SecretPlaces, right: SecretPlaces) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension Request {
  /// Returns the places of the values in a response when it decodes as a value or a declared failure.
  func secretPlaces(in answer: HTTPResponse) -> JSONPlaces? {
    let places = JSONPlaces()
    notePagePlaces(places, in: answer)
    do throws(ClientError<Failure>) {
      _ = try read(answer, noting: places)
    } catch {
      guard case .service = error else { return nil }
    }
    return places
  }

  /// Adds the places that the client reads besides the value: the next page and the time to wait.
  func notePagePlaces(_ places: JSONPlaces, in answer: HTTPResponse) {
    for path in pagePaths + [Failure.Service.throttle].compactMap(\.self) {
      places.addValue(at: path, in: answer.body)
    }
  }
}

extension StreamRequest {
  /// Returns the places of the values in an element, or in a response that is not a stream.
  func secretPlaces(in answer: HTTPResponse) -> JSONPlaces? {
    guard request.response.accepts(answer.status) else { return request.secretPlaces(in: answer) }
    let places = JSONPlaces()
    let result = Result { () throws(JSONFailure) in
      try element.decode(answer.body, status: 200, noting: places)
    }
    if case .failure = result { return nil }
    return places
  }
}
