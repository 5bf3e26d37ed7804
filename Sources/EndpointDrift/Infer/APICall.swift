import EndpointJSON
import EndpointSpec
import EndpointWire
import Foundation

/// A call of an API. Page loads of a browser are excluded.
struct APICall {
  /// The kind of response body.
  indirect enum Content: Hashable {
    case none, json, text, binary
    /// A body that calls itself JSON and is not.
    case broken
    case stream(StreamFormat)
    /// A body that was not recorded, as its media type describes it. Browsers do not export the bodies of streams.
    case unrecorded(Content)

    /// Whether only an API sends such responses.
    var isOfAPI: Bool {
      switch self {
      case .json, .stream: true
      case .unrecorded(let content): content.isOfAPI
      case .none, .text, .binary, .broken: false
      }
    }
  }

  let exchange: Exchange
  let content: Content
  /// The response as JSON. Nil for other formats.
  let json: JSONValue?
  /// Whether the JSON has a media type that says otherwise.
  let isMislabeled: Bool
  /// Whether the response is an OpenAPI document, which describes an API instead of being one of its values.
  var isDocument: Bool {
    ["openapi", "swagger"].contains { json?[$0]?.stringValue != nil } && json?["paths"] != nil
  }

  /// The maximum number of path segments, which limits the depth of path templates.
  private static let mostSegments = 64

  /// Nil for pages, scripts, styles, images and other files of a site, and for preflights, redirects and 304 responses.
  ///
  /// - Parameter isRead: Whether a body that calls itself JSON is parsed.
  init?(_ exchange: Exchange, isRead: Bool = true) {
    guard !["OPTIONS", "CONNECT", "TRACE", "HEAD"].contains(exchange.method),
      200..<300 ~= exchange.status || 400..<600 ~= exchange.status,
      exchange.url.path.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= Self.mostSegments,
      exchange.hasUsualMethod
    else { return nil }
    guard !exchange.isStaticFile, !exchange.url.hasEmptySegment else { return nil }
    let type = exchange.responseHeaders["Content-Type"].map(MediaType.init)
    (content, json) = Self.content(of: exchange, type, isRead: isRead)
    let isOfSite = type.map(Self.isOfSite) ?? false && !exchange.isMediaOfAPI
    isMislabeled = content == .json && type?.expected(for: .encoded(.json)) != nil
    switch content {
    // PHP labels JSON as `text/html` by default. A number or a text alone may be a page.
    case .json:
      guard !isOfSite || json?.isContainer ?? false else { return nil }
    // Frameworks label an empty response to a change as `text/html`.
    case .none: guard exchange.method != "GET" || !isOfSite else { return nil }
    case .unrecorded: guard !isOfSite, exchange.method != "GET" || type != nil else { return nil }
    case .text, .binary, .broken, .stream: guard !isOfSite else { return nil }
    }
    self.exchange = exchange
  }

  /// A refused call of a known endpoint. Servers refuse with pages, too.
  init(failure exchange: Exchange) {
    self.exchange = exchange
    (content, json) = Self.content(
      of: exchange,
      exchange.responseHeaders["Content-Type"].map(MediaType.init)
    )
    isMislabeled = false
  }

  private static func content(
    of exchange: Exchange,
    _ type: MediaType?,
    isRead: Bool = true
  ) -> (Content, JSONValue?) {
    guard case .bytes(let bytes) = exchange.responseBody else {
      guard case .unrecorded = exchange.responseBody else { return (.none, nil) }
      return (.unrecorded(unrecorded(type)), nil)
    }
    if let format = type?.streamFormat { return (.stream(format), nil) }
    if !isRead, type?.isJSON ?? false { return (.json, nil) }
    if let json = try? JSONValue(parsing: bytes) { return (.json, json) }
    if type?.isJSON ?? false {
      if bytes.isEmpty { return (.none, nil) }
      return (linesFormat(of: bytes).map(Content.stream) ?? .broken, nil)
    }
    return (type?.isText ?? false ? .text : .binary, nil)
  }

  private static func unrecorded(_ type: MediaType?) -> Content {
    if let format = type?.streamFormat { return .stream(format) }
    return type?.isJSON ?? false ? .json : type?.isText ?? false ? .text : .binary
  }

  /// The format of several lines of JSON that call themselves JSON. Nil if a line is not JSON.
  private static func linesFormat(of bytes: [UInt8]) -> StreamFormat? {
    let lines = StreamFormat.lines().elements(of: Data(bytes)).map { line in
      try? JSONValue(parsing: Array(line.utf8))
    }
    guard lines.count > 1, lines.allSatisfy({ $0 != nil }) else { return nil }
    let isOfGateway = lines.allSatisfy { line in
      let keys = line?.objectValue.map { $0.map(\.key) }
      return keys == ["result"] || keys == ["error"]
    }
    return isOfGateway ? .gateway() : .lines()
  }

  /// Whether a page or a file of a site has this media type.
  private static func isOfSite(_ type: MediaType) -> Bool {
    let name = type.essence
    return ["image/", "font/", "video/", "audio/", "text/html", "text/css"].contains {
      name.hasPrefix($0)
    }
      || ["javascript", "ecmascript", "font", "wasm", "manifest+json"].contains {
        name.hasSuffix($0)
      }
  }
}
