@_spi(Generated) import EndpointRuntime
import Foundation

/// A request and its response in a recording, without secrets.
struct RecordedExchange: Sendable {
  /// The properties that identify a request. Headers are not included, since keys, dates and other values vary.
  struct Request: Sendable {
    let method: String
    let url: String
    let body: RecordedBody
  }

  let endpoint: String
  let request: Request
  let response: HTTPResponse
  private let body: RecordedBody

  init(_ request: HTTPRequest, _ response: HTTPResponse) {
    let mask = SecretMask(request)
    endpoint = request.endpoint
    self.request = Request(request)
    body = RecordedBody(response, mask)
    self.response = HTTPResponse(
      status: response.status,
      headers: Self.headers(response.headers, mask),
      body: body.bytes
    )
  }

  /// The recorded headers in a stable order.
  private static func headers(_ headers: HTTPHeaders, _ mask: SecretMask) -> HTTPHeaders {
    let fields = headers.fields.filter { !ofTheConnection.contains($0.name.lowercased()) }
    let shown = fields.map { field in
      let value = field.isSecret ? Secret.masked.description : mask.text(field.value)
      return HTTPHeaders.Field(field.name, value, isSecret: field.isSecret)
    }
    return HTTPHeaders(
      shown.sorted { ($0.name.lowercased(), $0.value) < ($1.name.lowercased(), $1.value) }
    )
  }

  /// Headers that describe one transfer or one moment.
  private static let ofTheConnection: Set<String> = [
    "age", "connection", "content-encoding", "content-length", "date", "keep-alive",
    "transfer-encoding",
  ]
}

extension RecordedExchange {
  /// The exchange as JSON.
  var value: JSONValue {
    let sent =
      [("method", .string(request.method)), ("url", .string(request.url))]
      + request.body.member
    let headers = JSONObject(response.headers.fields.map { ($0.name, .string($0.value)) })
    let received =
      [("status", .number(JSONNumber(response.status)))]
      + (headers.isEmpty ? [] : [("headers", .object(headers))]) + body.member
    return [
      "endpoint": .string(endpoint), "request": .object(JSONObject(sent)),
      "response": .object(JSONObject(received)),
    ]
  }

  /// Parses an exchange from JSON. `nil` if it is invalid.
  init?(_ value: JSONValue) {
    guard let sent = value["request"], let received = value["response"],
      let method = sent["method"]?.stringValue, let url = sent["url"]?.stringValue,
      let status = received["status"]?.intValue, let sentBody = RecordedBody(member: sent),
      let body = RecordedBody(member: received)
    else { return nil }
    let headers = received["headers"]?.objectValue ?? [:]
    endpoint = value["endpoint"]?.stringValue ?? ""
    request = Request(method: method, url: url, body: sentBody)
    self.body = body
    response = HTTPResponse(
      status: status,
      headers: HTTPHeaders(headers.map { .init($0.key, $0.value.stringValue ?? "") }),
      body: body.bytes
    )
  }
}

extension RecordedExchange.Request: Hashable {
  /// The URL without its secret parameters, so that a replay accepts any credentials.
  private var openURL: String {
    let parts = url.split(separator: "?", maxSplits: 1)
    let pairs = parts.dropFirst().first?.split(separator: "&") ?? []
    let open = pairs.filter { !$0.hasSuffix("=\(Secret.masked)") }
    return "\(parts.first ?? "")?\(open.joined(separator: "&"))"
  }

  static func == (left: Self, right: Self) -> Bool {
    left.method == right.method && left.openURL == right.openURL && left.body == right.body
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(method)
    hasher.combine(openURL)
    hasher.combine(body)
  }
}

extension RecordedExchange.Request {
  init(_ request: HTTPRequest) {
    self.init(
      method: request.method.rawValue,
      url: request.maskedURL,
      body: RecordedBody(request)
    )
  }
}

/// A body in a recording: JSON if possible, so that people can edit it. Otherwise text, or else bytes.
enum RecordedBody: Hashable, Sendable {
  case none
  case json(JSONValue)
  case text(String)
  case data(Data)

  /// Records the body of a response without the secrets of its exchange.
  init(_ response: HTTPResponse, _ mask: SecretMask) {
    if response.body.isEmpty {
      self = .none
    } else if let value = mask.json(of: response) {
      self = .json(value)
    } else {
      self = mask.text(of: response).map { .text($0) } ?? .data(response.body)
    }
  }

  /// Records the body of a request without its secrets and with a fixed boundary between its parts.
  init(_ request: HTTPRequest) {
    let type = request.headers["Content-Type"] ?? ""
    guard let data = request.body.data else {
      self =
        request.body.isEmpty ? .none : .text(request.withFixedBoundary(request.body.description))
      return
    }
    let isJSON = type.contains("json")
    let mask = isJSON ? "\"\(Secret.masked)\"" : Secret.masked.description
    guard let text = request.body.maskedText(of: data, mask: mask) else {
      self = request.body.secrets.isEmpty ? .data(data) : .text(request.body.description)
      return
    }
    if isJSON, let value = try? JSONValue(parsing: Data(text.utf8)) {
      self = .json(value)
    } else {
      self = .text(request.withFixedBoundary(text))
    }
  }

  /// The bytes of the body.
  var bytes: Data {
    switch self {
    case .none: Data()
    case .json(let value): Data("\(value)".utf8)
    case .text(let text): Data(text.utf8)
    case .data(let data): data
    }
  }
}

extension HTTPRequest {
  /// Replaces the random boundary of a multipart body by a fixed one.
  fileprivate func withFixedBoundary(_ text: String) -> String {
    let type = headers["Content-Type"] ?? ""
    guard let boundary = type.split(separator: "boundary=").dropFirst().first else { return text }
    return text.replacing(boundary, with: "boundary")
  }
}

extension RecordedBody {
  /// The body as a JSON member, with its kind as key. Empty if there is no body.
  var member: [(String, JSONValue)] {
    switch self {
    case .none: []
    case .json(let value): [("json", value)]
    case .text(let text): [("text", .string(text))]
    case .data(let data): [("base64", .string(data.base64EncodedString()))]
    }
  }

  /// Parses the body from a JSON object in the file. `nil` if it is invalid.
  init?(member object: JSONValue) {
    if let value = object["json"] {
      self = .json(value)
    } else if let text = object["text"] {
      guard let text = text.stringValue else { return nil }
      self = .text(text)
    } else if let text = object["base64"] {
      guard let text = text.stringValue, let data = Data(base64Encoded: text) else { return nil }
      self = .data(data)
    } else {
      self = .none
    }
  }
}
