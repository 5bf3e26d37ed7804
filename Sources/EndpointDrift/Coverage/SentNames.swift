import EndpointJSON
import EndpointSpec

/// Counts the parameters of endpoints and the headers of their responses.
struct SentNames {
  /// The counts by the names in reports, such as `Deck.draw count`.
  private var counts: [String: Int] = [:]

  subscript(_ name: String, of endpoint: EndpointModel) -> Int {
    counts["\(endpoint.id) \(name)"] ?? 0
  }

  mutating func add(_ exchange: Exchange, to endpoint: EndpointModel) {
    let query = Set(exchange.url.query.map { String($0.name.prefix { $0 != "[" }) })
    let headers = Self.names(exchange.requestHeaders ?? [])
    let body = exchange.requestBody.names(at: endpoint.body?.at)
    for parameter in endpoint.parameters {
      let name = parameter.field.wireName.text
      let isSent =
        switch parameter.location {
        case .path: true
        case .query: query.contains(name)
        case .header: headers.contains(name.lowercased())
        case .cookie: false
        case .body: body.contains(name)
        }
      if isSent { counts["\(endpoint.id) \(name)", default: 0] += 1 }
    }
    let received = Self.names(exchange.responseHeaders)
    for header in endpoint.response.headers {
      let name = header.wireName.text
      if received.contains(name.lowercased()) { counts["\(endpoint.id) \(name)", default: 0] += 1 }
    }
  }

  private static func names(_ headers: [Exchange.Header]) -> Set<String> {
    Set(headers.map { $0.name.lowercased() })
  }
}

extension Exchange.Body {
  /// The keys of the object at a path, or the names of a form.
  fileprivate func names(at path: JSONPath?) -> Set<String> {
    switch self {
    case .none, .unrecorded: return []
    case .form(let items): return Set(items.map(\.name))
    case .multipart(let parts): return Set(parts.map(\.name))
    case .bytes(let bytes):
      if let root = try? JSONNode.parse(bytes) {
        guard case .object(let members)? = root.part(at: (path?.components ?? [])[...])?.kind
        else { return [] }
        return Set(members.map(\.key))
      }
      let text = String(decoding: bytes, as: UTF8.self)
      return Set(PercentText.items(of: text[...]).map(\.name))
    }
  }
}
