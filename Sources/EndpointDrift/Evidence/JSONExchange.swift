import EndpointJSON
import EndpointWire
import Foundation

/// An exchange in JSON as loggers, gateways and proxies write it: an object for the request and one for the response, or
/// both in one object.
///
/// The keys are those that Redocly's `drift` reads from NDJSON and from logs of Kong, nginx and Apache.
struct JSONExchange {
  private let record: JSONValue
  private let request: JSONValue
  private let response: JSONValue?

  init(_ record: JSONValue) {
    self.record = record
    request = Self.part(of: record, ["request", "req", "httpRequest"]) ?? record
    response = Self.part(of: record, ["response", "res", "httpResponse"])
  }

  private static func part(of record: JSONValue, _ keys: [String]) -> JSONValue? {
    let inner = record["http"].map { [record, $0] } ?? [record]
    return inner.lazy.flatMap { part in keys.lazy.compactMap { part[$0] } }
      .first { $0.objectValue != nil }
  }

  static func isOne(_ record: JSONValue) -> Bool {
    let exchange = JSONExchange(record)
    return exchange.method != nil && (exchange.status != nil || exchange.response != nil)
  }

  /// The first text or number under some keys of the request or of the record.
  private func text(_ keys: String...) -> String? {
    let values: [JSONValue] = [request, record].flatMap { part in keys.compactMap { part[$0] } }
    return values.lazy.compactMap { $0.stringValue ?? $0.intValue.map { String($0) } }.first
  }

  /// `GET /items HTTP/1.1`, as nginx writes `$request`.
  private var line: [Substring] {
    (record["request"]?.stringValue ?? request["request_line"]?.stringValue)?
      .split(separator: " ") ?? []
  }

  private var method: String? {
    text("method", "httpMethod", "http_method", "request_method", "requestMethod", "RequestMethod")
      ?? line.first.map(String.init)
  }

  private var status: Int? {
    let keys = [
      "status", "statusCode", "status_code", "response_status", "response_code", "DownstreamStatus",
    ]
    return [response, record, request].compactMap(\.self).lazy.flatMap { part in
      keys.lazy.compactMap { part[$0] }
    }.compactMap { $0.intValue ?? $0.stringValue.flatMap { Int($0) } }.first
  }

  private var url: TrafficURL? {
    let target =
      text(
        "url",
        "requestUrl",
        "request_url",
        "absolute_uri",
        "uri",
        "request_uri",
        "path",
        "pathname",
        "RequestPath"
      )
      ?? line.dropFirst().first.map(String.init)
    guard var target else { return nil }
    if !target.contains("?"), let query = text("query", "query_string") { target += "?\(query)" }
    let host =
      text("host", "http_host", "server_name", "vhost", "authority", "RequestHost")
      ?? requestHeaders?["Host"]
    let scheme = text("scheme", "request_scheme", "RequestScheme")
    return TrafficURL(target) ?? TrafficURL(target: target, host: host, scheme: scheme)
  }

  /// Nil without a method, a URL or a status.
  func exchange(at place: EvidencePlace) -> Exchange? {
    guard let method, let url, let status, 100...999 ~= status else { return nil }
    var exchange = Exchange(method: method.uppercased(), url: url, status: status, place: place)
    exchange.requestHeaders = requestHeaders ?? []
    exchange.requestBody = body(of: request, or: "request_body")
    let received = responseHeaders
    exchange.responseHeaders = received ?? []
    exchange.hasResponseHeaders = received != nil
    exchange.responseBody = body(of: response ?? .null, or: "response_body")
    if case .unrecorded = exchange.responseBody { exchange.isOfLog = received == nil }
    return exchange
  }

  private var requestHeaders: [Exchange.Header]? {
    Self.headers(request, ["headers", "request_headers"])
      ?? Self.headers(record, ["request_headers"])
  }

  private var responseHeaders: [Exchange.Header]? {
    response.flatMap { Self.headers($0, ["headers", "response_headers"]) }
      ?? Self.headers(record, ["response_headers", "headers_out"])
  }

  /// The headers as an object of texts or of lists, or as a list of names and values. Nil without headers.
  private static func headers(_ part: JSONValue, _ keys: [String]) -> [Exchange.Header]? {
    let headers = keys.lazy.compactMap { part[$0] ?? part["header"]?[$0] }
    let found: [Exchange.Header]
    switch headers.first {
    case .object(let object)?:
      found = object.flatMap { member in
        (member.value.arrayValue ?? [member.value]).map {
          (member.key, $0.stringValue ?? $0.description)
        }
      }
    case .array(let elements)?:
      found = elements.compactMap { element in
        element["name"]?.stringValue.map { ($0, element["value"]?.stringValue ?? "") }
      }
    default: return nil
    }
    return found.isEmpty ? nil : found
  }

  private static let bodyKeys = [
    "body", "bodyText", "rawBody", "raw_body", "payload", "data", "request_body", "response_body",
  ]

  /// A body as text or as JSON, in its part or beside it.
  private func body(of part: JSONValue, or key: String) -> Exchange.Body {
    let isOwn = part != record
    let own = Self.bodyKeys.lazy.filter { isOwn || !$0.hasPrefix("response") }
      .compactMap { part[$0] }.first
    return switch own ?? record[key] {
    case nil: .unrecorded
    case .null?, .string("")?: .none
    case .string(let text)?:
      isBase64(part) || record["\(key)_encoding"] == "base64"
        ? Self.decoded(text) : Self.bytes(text)
    case let value?: Self.text(in: value) ?? Self.bytes(value.description)
    }
  }

  /// Whether a part says that its body is in base64.
  private func isBase64(_ part: JSONValue) -> Bool {
    part["isBase64Encoded"] == true
      || ["encoding", "bodyEncoding", "body_encoding"].contains { part[$0] == "base64" }
  }

  /// The body of an object with its text and how the text is encoded. Nil for JSON as a body.
  private static func text(in value: JSONValue) -> Exchange.Body? {
    guard value["charset"] != nil || value["decoded"] != nil else { return nil }
    if let text = value["encoded"]?.stringValue { return decoded(text) }
    return value["text"]?.stringValue.map(bytes)
  }

  private static func bytes(_ text: String) -> Exchange.Body { .bytes(Array(text.utf8)) }

  private static func decoded(_ base64: String) -> Exchange.Body {
    Data(base64Encoded: base64).map { .bytes([UInt8]($0)) } ?? .unrecorded
  }
}
