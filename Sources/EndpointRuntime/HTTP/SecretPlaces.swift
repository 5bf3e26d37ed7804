/// Finds where the secrets of a response lie, by the types that read it. Two requests are equal whoever finds them.
struct SecretPlaces: Sendable {
  /// The places; `nil` for a response that does not decode, whose secrets are known by their keys only.
  let find: @Sendable (HTTPResponse) -> JSONPlaces?
}

extension SecretPlaces: Hashable {
  static func == (left: SecretPlaces, right: SecretPlaces) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension Request {
  /// The places of the values in a response, as its value or its declared failure is read.
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

  /// Adds the places of what the client reads beside the value: where the next page is, how long to wait.
  func notePagePlaces(_ places: JSONPlaces, in answer: HTTPResponse) {
    for path in pagePaths + [Failure.Service.throttle].compactMap(\.self) {
      places.addValue(at: path, in: answer.body)
    }
  }
}

extension StreamRequest {
  /// The places of the values in an element, or in a response that opens no stream.
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
