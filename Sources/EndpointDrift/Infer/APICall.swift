import EndpointJSON
import EndpointSpec

/// A call of an API. Page loads of a browser are excluded.
struct APICall {
  /// The kind of response body.
  enum Content: Hashable {
    case none, json, text, binary
    case stream(StreamFormat)
  }

  let exchange: Exchange
  let content: Content
  /// The response as JSON. Nil for other formats.
  let json: JSONValue?

  /// The maximum number of path segments, which limits the depth of path templates.
  private static let mostSegments = 64

  /// Nil for pages, scripts, styles, images and other files of a site, and for preflights, redirects and 304 responses.
  init?(_ exchange: Exchange) {
    guard !["OPTIONS", "CONNECT", "TRACE", "HEAD"].contains(exchange.method),
      200..<300 ~= exchange.status || 400..<600 ~= exchange.status,
      exchange.url.path.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= Self.mostSegments,
      exchange.method.utf8.allSatisfy({ 0x41...0x5A ~= $0 }), exchange.method.utf8.count <= 20
    else { return nil }
    let type = exchange.responseHeaders["Content-Type"].map(MediaType.init)
    guard type.map(Self.isOfAPI) ?? true, !Self.isFile(exchange.url.path) else { return nil }
    self.exchange = exchange
    (content, json) = Self.content(of: exchange, type)
    if content == .none, exchange.method == "GET", 200..<300 ~= exchange.status { return nil }
  }

  /// Whether the response was not recorded. Browsers do not export the bodies of streams.
  static func lacksResponse(_ exchange: Exchange) -> Bool {
    guard exchange.method == "GET", 200..<300 ~= exchange.status,
      case .unrecorded = exchange.responseBody, !isFile(exchange.url.path)
    else { return false }
    return exchange.responseHeaders["Content-Type"].map(MediaType.init).map(isOfAPI) ?? false
  }

  private static func content(
    of exchange: Exchange,
    _ type: MediaType?
  ) -> (Content, JSONValue?) {
    guard case .bytes(let bytes) = exchange.responseBody else { return (.none, nil) }
    switch type?.name {
    case "text/event-stream": return (.stream(.sse), nil)
    case "application/jsonl", "application/x-ndjson", "application/x-jsonlines":
      return (.stream(.lines), nil)
    default: break
    }
    if let json = try? JSONValue(parsing: bytes) { return (.json, json) }
    return (type?.name.hasPrefix("text/") ?? false ? .text : .binary, nil)
  }

  private static func isOfAPI(_ type: MediaType) -> Bool {
    let name = type.name
    return !["image/", "font/", "video/", "audio/", "text/html", "text/css"].contains {
      name.hasPrefix($0)
    }
      && !["javascript", "ecmascript", "font", "wasm", "manifest+json"].contains {
        name.hasSuffix($0)
      }
  }

  private static func isFile(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    return fileEndings.contains(name[name.index(after: dot)...].lowercased())
  }

  private static let fileEndings: Set<String> = [
    "js", "mjs", "css", "map", "html", "htm", "png", "jpg", "jpeg", "gif", "webp", "avif", "svg",
    "ico", "woff", "woff2", "ttf", "otf", "mp4", "webm", "mp3", "wasm",
  ]
}
