extension Request {
  /// The integer that a parameter sends, if it sends one.
  func number(of name: String) -> Int? {
    let text = [query, headers, cookies].lazy.compactMap { $0.values(of: name).first }.first
    return (text ?? path.value(of: name)).flatMap { Int($0) }
  }

  /// The request with another value of a parameter, wherever it travels; in the query if it is nowhere.
  func setting(_ name: String, _ value: String) -> Request {
    var request = self
    if request.path.set(name, value) { return request }
    let lists = [\Request.query, \.headers, \.cookies]
    let list = lists.first { self[keyPath: $0].hasName(name) } ?? \.query
    request[keyPath: list][name] = value
    return request
  }
}
