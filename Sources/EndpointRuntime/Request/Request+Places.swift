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
