import EndpointJSON

/// A request that a client of a spec can send.
package struct RequestSample: Sendable {
  /// The endpoint that the client calls.
  package var endpoint: String
  package var method: String
  /// Such as `https://api.example.com`.
  package var origin: String
  /// The path of the URL, including that of the server.
  package var path: String
  /// The part of the path that belongs to the server's URL.
  package var base: String
  package var query: [(name: String, text: String)] = []
  package var headers: [(name: String, text: String)] = []
  package var cookies: [(name: String, text: String)] = []
  package var body: Body?

  package init(endpoint: String, method: String, origin: String, path: String, base: String) {
    self.endpoint = endpoint
    self.method = method
    self.origin = origin
    self.path = path
    self.base = base
  }

  package struct Body: Sendable {
    package var encoding: BodyEncoding
    package var value: JSONValue
    package var items: [(name: String, text: String)] = []

    package init(encoding: BodyEncoding, value: JSONValue) {
      self.encoding = encoding
      self.value = value
    }
  }
}

extension RequestSample: CustomStringConvertible {
  /// Such as `POST /books?size=7 {"title":"text"}`.
  package var description: String {
    let query = query.map { "\($0.name)=\($0.text)" }.joined(separator: "&")
    let headers = (headers + cookies.map { ("Cookie", "\($0.name)=\($0.text)") })
      .map { " \($0.0): \($0.1)" }.joined()
    let content = body.map { body in
      body.items.isEmpty
        ? " \(body.value)" : " " + body.items.map { "\($0.name)=\($0.text)" }.joined(separator: "&")
    }
    return "\(method) \(path)\(query.isEmpty ? "" : "?\(query)")\(headers)\(content ?? "")"
  }
}
