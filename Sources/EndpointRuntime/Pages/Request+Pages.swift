import EndpointJSON

extension Request {
  /// The integer that selects the page. `nil` if it is missing or not an integer.
  func number(of selector: Pagination.Selector) -> Int64? {
    switch selector {
    case .parameter(let name):
      let text = [query, headers, cookies].lazy.compactMap { $0.values(of: name).first }.first
      return (text ?? path.value(of: name)).flatMap { Int64($0) }
    case .body(let path, _):
      switch body.value(at: path) {
      case .number(let number)?: return number.int64
      case .string(let text)?: return Int64(text)
      default: return nil
      }
    }
  }

  /// The request of the first page. It has a page number or an offset, since the client counts from it, and since some
  /// servers return everything, in another form, without one.
  func numbered(by pagination: Pagination) -> Request {
    switch pagination {
    case .page(let selector, let start, _, _) where number(of: selector) == nil:
      setting(selector, toPage: Int64(start))
    case .offset(let selector, _) where number(of: selector) == nil: setting(selector, toPage: 0)
    case .page, .offset, .cursor, .url, .link: self
    }
  }

  /// Returns the request of another page number or offset. A field of the body that is text remains text.
  func setting(_ selector: Pagination.Selector, toPage number: Int64) -> Request {
    switch selector {
    case .parameter: return setting(selector, to: .string("\(number)"))
    case .body(let path, _):
      let isText = body.value(at: path)?.stringValue != nil
      return setting(selector, to: isText ? .string("\(number)") : .number(JSONNumber(number)))
    }
  }

  /// Returns the request with a new value, wherever it is sent. A missing parameter is added to the query, and a missing
  /// field to the body.
  func setting(_ selector: Pagination.Selector, to value: JSONValue) -> Request {
    var request = self
    switch selector {
    case .parameter(let name):
      let text = value.stringValue ?? "\(value)"
      if request.path.set(name, text) { return request }
      let lists = [\Request.query, \.headers, \.cookies]
      let list = lists.first { self[keyPath: $0].hasName(name) } ?? \.query
      request[keyPath: list][name] = text
    case .body(let path, let isSecret):
      request.body = body.setting(path, to: value, isSecret: isSecret)
    }
    return request
  }
}
