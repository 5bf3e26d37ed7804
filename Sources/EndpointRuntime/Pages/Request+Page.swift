extension Request {
  /// The integer that a parameter sends, if it sends one.
  func number(of name: String) -> Int? {
    let pair = (query + headers + cookies).lazy.filter { $0.name == name }.compactMap(\.pairs.first)
      .first
    return (pair?.value ?? path.value(of: name)).flatMap { Int($0) }
  }

  /// The request with another value of a parameter, wherever it travels; in the query if it is nowhere.
  func setting(_ name: String, _ value: String) -> Request {
    var request = self
    if request.path.set(name, value) { return request }
    let parameter = Parameter(name, value)
    for list in [\Request.query, \.headers, \.cookies] {
      if let index = request[keyPath: list].firstIndex(where: { $0.name == name }) {
        request[keyPath: list][index] = parameter
        return request
      }
    }
    request.query.append(parameter)
    return request
  }
}
