import EndpointJudge
import EndpointSpec
import EndpointWire

/// Finds the headers of requests whose value an earlier response had in a header, such as `If-Match` with an `ETag`.
struct FollowedHeaders {
  /// The values of headers in responses, by hash.
  private var offered: Set<Int> = []

  /// The first spelling of each name of a header, by its lowercase form.
  private var spellings: [String: String] = [:]

  private static let mostValues = 10_000
  /// Shorter values may be equal by chance.
  private static let shortest = 4

  /// The headers of a request with such a value. A name has one spelling. Adds the headers of the response.
  mutating func followed(in exchange: Exchange) -> [(name: String, text: String)] {
    let headers = (exchange.requestHeaders ?? []).filter { header in
      offered.contains(header.text.hashValue) && Self.isOfApplication(header.name)
        && !TrafficCredential.isFormToken(header.name.lowercased())
    }.map { (spelling(of: $0.name), $0.text) }
    for header in exchange.responseHeaders
    where header.text.utf8.count >= Self.shortest && offered.count < Self.mostValues {
      offered.insert(header.text.hashValue)
    }
    return headers
  }

  private mutating func spelling(of name: String) -> String {
    let key = name.lowercased()
    if let known = spellings[key] { return known }
    if spellings.count < Self.mostValues { spellings[key] = name }
    return name
  }

  /// Whether a header is the application's own, which a browser does not add.
  static func isOfApplication(_ name: String) -> Bool {
    let name = name.lowercased()
    return !ofBrowsers.contains(name) && !startsOfBrowsers.contains(where: name.hasPrefix)
      && RecordedName.isIdentifier(name)
  }

  private static let ofBrowsers: Set<String> = [
    "authorization", "cookie", "cache-control", "connection", "date", "dnt", "expect", "forwarded",
    "from", "host", "if-modified-since", "if-none-match", "keep-alive", "origin", "pragma",
    "priority", "range", "referer", "te", "upgrade", "upgrade-insecure-requests", "user-agent",
    "via", "x-requested-with",
  ]

  private static let startsOfBrowsers = [
    "accept", "access-control-", "content-", "proxy-", "sec-", "transfer-", "x-forwarded-",
  ]
}
