extension Request {
  /// The integer value of a parameter. `nil` if it is missing or not an integer.
  func number(of name: String) -> Int? {
    let text = [query, headers, cookies].lazy.compactMap { $0.values(of: name).first }.first
    return (text ?? path.value(of: name)).flatMap { Int($0) }
  }

  /// Returns the request with a new value of a parameter, wherever it is sent. A missing one is added to the query.
  func setting(_ name: String, _ value: String) -> Request {
    var request = self
    if request.path.set(name, value) { return request }
    let lists = [\Request.query, \.headers, \.cookies]
    let list = lists.first { self[keyPath: $0].hasName(name) } ?? \.query
    request[keyPath: list][name] = value
    return request
  }
}
