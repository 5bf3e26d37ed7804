/// The method and the path of a request in one text: `GET /items/{id}`, `/items`.
struct RequestLine {
  /// Nil if the text has only a path.
  let method: String?
  let path: String

  init?(_ text: String) {
    let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .map { String(Substring($0)) }
    guard let path = words.last, path.hasPrefix("/"), words.count <= 2 else { return nil }
    let method = words.count == 2 ? words[0].uppercased() : nil
    if let method, !EndpointModel.commonMethods.contains(method) { return nil }
    (self.method, self.path) = (method, path)
  }

  /// The keys of an endpoint: `"method": "PUT", "path": "/items"`.
  func keys(withMethod: Bool = true) -> String {
    let method = withMethod ? method.map { "\"method\": \(quoted($0)), " } : nil
    return (method ?? "") + "\"path\": \(quoted(path))"
  }

  /// The name by convention: `Items.get` for `GET /items/{id}`, `Items.list` for `GET /items`. Nil for `/`.
  var name: String? {
    let segments = path.prefix { $0 != "?" }.split(separator: "/")
    let isValue = { (segment: Substring) in segment.hasPrefix("{") || segment.hasPrefix(":") }
    guard let collection = segments.last(where: { !isValue($0) }), let last = segments.last else {
      return nil
    }
    return "\(ProposedName.typeNamePart(String(collection))).\(verb(isItem: isValue(last)))"
  }

  private func verb(isItem: Bool) -> String {
    switch method {
    case nil, "GET": isItem ? "get" : "list"
    case "POST": isItem ? "update" : "create"
    case "PUT": "replace"
    case "PATCH": "update"
    case let method?: method.lowercased()
    }
  }
}
