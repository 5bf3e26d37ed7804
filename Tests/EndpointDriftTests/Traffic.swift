import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointSpec
import Foundation
import WireAxis

/// A possible exchange between a client and a server of a spec, as an entry of an HTTP Archive.
struct TrafficEntry {
  var endpoint: EndpointModel
  var method: String
  var origin: String
  /// Percent-encoded, as in the URL.
  var path: String
  var query: [(name: String, text: String)]
  var requestHeaders: [(name: String, text: String)]
  var requestBody: (type: String, text: String)?
  var status: Int
  var responseHeaders: [(name: String, text: String)]
  /// Nil if the response has no body.
  var body: JSONValue?
  var content: ResponseContent
  var isFailure: Bool

  var url: String {
    let pairs = query.map { "\(Self.encoded($0.name))=\(Self.encoded($0.text))" }
    return origin + path + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
  }

  static func encoded(_ text: String) -> String {
    let allowed = CharacterSet(charactersIn: "-._~").union(.alphanumerics)
    return text.unicodeScalars.reduce(into: "") { encoded, scalar in
      if scalar.isASCII, allowed.contains(scalar) {
        encoded.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }
    }
  }

  /// Streams of lines have no distinct media type, so their bodies cannot show a failure.
  var isStreamOfLines: Bool {
    guard case .stream(_, let format) = endpoint.response else { return false }
    if case .events = format { return false } else { return true }
  }

  /// The text of the response's body.
  var text: String? {
    guard let body else { return nil }
    switch content {
    case .stream(.events):
      let isNamed = if case .stream(.named, _) = endpoint.response { true } else { false }
      guard isNamed, let name = body["event"]?.stringValue else { return "data: \(body)\n\n" }
      return "event: \(name)\ndata: \(body["data"]?.description ?? "")\n\n"
    case .stream(let format): return format.body(of: [body.description])
    case .encoded(.text), .encoded(.binary): return body.stringValue ?? body.description
    default: return body.description
    }
  }

  private static func type(of content: ResponseContent) -> String {
    switch content {
    case .stream(.events): "text/event-stream"
    case .stream(let format): format.mediaType
    case .encoded(.text): "text/plain; charset=utf-8"
    case .encoded(.binary), .none: "application/octet-stream"
    default: "application/json"
    }
  }

  /// The entry as in the file.
  var json: JSONValue {
    var request = JSONObject()
    request["method"] = .string(method)
    request["url"] = .string(url)
    request["httpVersion"] = "HTTP/2"
    request["headers"] = Self.list([(":authority", "example")] + requestHeaders)
    if let requestBody {
      request["postData"] = [
        "mimeType": .string(requestBody.type), "text": .string(requestBody.text),
      ]
    }
    let isTyped = responseHeaders.contains { $0.name == "Content-Type" }
    let type = body == nil || isTyped ? [] : [("Content-Type", Self.type(of: content))]
    var response = JSONObject()
    response["status"] = .number(JSONNumber(status))
    response["headers"] = Self.list(responseHeaders + type)
    response["content"] = text.map { ["size": 1, "text": .string($0)] } ?? ["size": 0]
    return [
      "startedDateTime": "2026-11-25T02:00:00.000Z", "time": 3,
      "request": .object(request), "response": .object(response), "timings": ["wait": 1],
    ]
  }

  private static func list(_ headers: [(name: String, text: String)]) -> JSONValue {
    .array(headers.map { ["name": .string($0.name), "value": .string($0.text)] })
  }
}

/// The traffic of a client and a server that both follow a spec.
enum Traffic {
  /// Traffic of all endpoints with distinct methods and paths, since an archive names no endpoint.
  static func entries(of spec: LinkedSpec, count: Int = 24) async -> [TrafficEntry] {
    let routes = RouteTable(spec.model)
    let limits = SampleLimits(count: count, depth: 6, hasUnlistedValues: false)
    var entries: [TrafficEntry] = []
    for endpoint in spec.model.endpoints {
      await Task.yield()
      let requests = RequestSamples(endpoint, in: spec.model, limits: limits, seed: 3).requests
        .map(\.request)
      let responses = ResponseSamples(endpoint, in: spec.model, limits: limits, seed: 5).responses
      guard let first = requests.first,
        routes.route(first.method, url: first.origin + first.path)?.endpoint.id == endpoint.id
      else { continue }
      entries += responses.enumerated().map { index, response in
        entry(endpoint, requests[index % requests.count], response)
      }.filter { !($0.isStreamOfLines && $0.isFailure && 200..<300 ~= $0.status) }
    }
    return entries
  }

  private static func entry(
    _ endpoint: EndpointModel,
    _ request: RequestSample,
    _ response: ResponseSample
  ) -> TrafficEntry {
    var headers = request.headers
    if !request.cookies.isEmpty {
      let pairs = request.cookies.map { "\($0.name)=\($0.text)" }
      headers.append(("Cookie", pairs.joined(separator: "; ")))
    }
    let body = request.body.map { body -> (type: String, text: String) in
      switch body.encoding {
      case .json: ("application/json", body.value.description)
      case .form:
        (
          "application/x-www-form-urlencoded",
          body.items.map { "\(TrafficEntry.encoded($0.name))=\(TrafficEntry.encoded($0.text))" }
            .joined(separator: "&")
        )
      case .multipart: ("multipart/form-data; boundary=b", "--b\r\n\r\n--b--")
      case .text: ("text/plain", body.value.stringValue ?? body.value.description)
      case .binary: ("application/octet-stream", body.value.stringValue ?? "")
      }
    }
    if let body { headers.append(("Content-Type", body.type)) }
    var page = response.body
    var status = response.status
    if response.meaning == .success {
      page = page.map { withPageKeys($0, endpoint) }
      // The samples have the accepted statuses. A server sends those of its documentation.
      let value = endpoint.response.statuses.isEmpty ? endpoint.response.values.first : nil
      status = value?.statusKeys.lazy.compactMap { Int($0) }.first ?? status
    }
    return TrafficEntry(
      endpoint: endpoint,
      method: request.method,
      origin: request.origin,
      path: escaped(request.path),
      query: request.query,
      requestHeaders: headers,
      requestBody: body,
      status: status,
      responseHeaders: response.headers,
      body: response.content == .none ? nil : page,
      content: response.content,
      isFailure: response.meaning != .success
    )
  }

  /// Adds the key that marks the last page, if the type of the page does not declare it.
  private static func withPageKeys(_ body: JSONValue, _ endpoint: EndpointModel) -> JSONValue {
    let part = endpoint.pagination?.parts.first { $0.value != .text }
    guard let part, body.part(at: part.path.components) == nil else { return body }
    let value: JSONValue = part.value == .flag ? false : 0
    return body.replacing(at: part.path.components[...], by: value)
  }

  /// The percent-encoded path of a sample. The sample encodes only slashes and percent signs.
  private static func escaped(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      let parts = segment.split(separator: "%", omittingEmptySubsequences: false)
      return parts.enumerated().map { index, part in
        guard index > 0 else { return TrafficEntry.encoded(String(part)) }
        return "%" + part.prefix(2) + TrafficEntry.encoded(String(part.dropFirst(2)))
      }.joined()
    }.joined(separator: "/")
  }

  /// The text of an HTTP Archive.
  static func archive(_ entries: [JSONValue]) -> [UInt8] {
    let log: JSONValue = [
      "version": "1.2", "creator": ["name": "tests", "version": "1"],
      "pages": [["id": "page_1", "title": "{[,"]], "entries": .array(entries),
    ]
    return Array("\(["log": log] as JSONValue)".utf8)
  }

  /// The report of `verify` on an archive.
  static func report(on archive: [UInt8], _ spec: LinkedSpec) async -> VerificationReport {
    var verification = Verification(spec.model, spec.document)
    var reader = EvidenceReader(file: "traffic.har")
    for found in reader.read(archive) {
      await Task.yield()
      if case .exchange(let exchange) = found { verification.add(exchange) }
    }
    return verification.report
  }
}
