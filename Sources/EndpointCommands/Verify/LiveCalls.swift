import EndpointDiff
import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointSpec
import EndpointWire
import Foundation

/// Sends the examples of specs to a server.
struct LiveCalls {
  /// The name of a server of the spec, or a URL without user, password and query.
  let server: String
  /// The base URL, if the server is a URL.
  let base: TrafficURL?
  /// The user and the password in the URL: `user:password`.
  private let login: String?
  private let isUnsafe: Bool
  private let rate: Double?
  private let context: CommandContext

  private(set) var exchanges: [Exchange] = []
  private(set) var notices: [Review.Notice] = []
  private var hasNetwork = true

  private static let rates = 0.01...1000

  /// Nil if `--live` is not given.
  init?(_ arguments: Arguments, _ context: CommandContext) throws {
    let options = (ReviewOptions.live, ReviewOptions.unsafe, ReviewOptions.rate)
    guard let server = arguments[options.0] else {
      for option in [options.1, options.2] where arguments.contains(option) {
        throw UsageError("\(option.name) requires \(options.0.name)")
      }
      return nil
    }
    self.context = context
    let isURL = server.contains("://")
    base = isURL ? try trafficBase(server, of: options.0) : nil
    login = isURL ? TrafficURL.login(in: server) : nil
    self.server = base?.withoutQuery ?? server
    isUnsafe = arguments.contains(options.1)
    rate = try arguments[options.2].map { text in
      guard let rate = Double(text), Self.rates.contains(rate) else {
        let range = "a number from 0.01 to 1000"
        throw UsageError("\(options.2.name) \(text): expected \(range)")
      }
      return rate
    }
  }

  /// Sends a request for each example of each endpoint, one at a time.
  mutating func send(_ specs: [CheckedSpec]) throws {
    for spec in specs {
      guard base != nil || spec.model.servers.contains(where: { $0.wireName.text == server }) else {
        let names = spec.model.servers.map(\.wireName.text)
        let hint = didYouMean(server, among: names)
        throw UsageError(
          "\(spec.path) has no server \"\(server)\": expected \(names.joined(separator: ", ")) or a URL\(hint)"
        )
      }
      send(spec.model)
    }
    // Only plugins set it. SwiftPM runs them in a sandbox on macOS.
    guard !hasNetwork, let command = context.environment[CommandContext.commandVariable] else {
      return
    }
    let option = "--allow-network-connections all"
    let rest = command.dropFirst("swift package".count)
    notices.append(
      Review.Notice("a plugin may have no network: run \"swift package \(option)\(rest) verify …\"")
    )
  }

  private mutating func send(_ model: APIModel) {
    var reasons: [(reason: String, endpoint: String)] = []
    var waiting: [EndpointModel] = []
    var values = LiveValues(model)
    for endpoint in model.endpoints {
      if let reason = reasonToSkip(endpoint) {
        reasons.append((reason, endpoint.id))
        continue
      }
      let calls = calls(of: endpoint, in: model)
      if calls.isEmpty { waiting.append(endpoint) }
      for exchange in send(calls, to: endpoint, in: model) { values.add(exchange, of: endpoint) }
    }
    // The response of a call may have the arguments of another one.
    while let index = waiting.firstIndex(where: { values.request(to: $0) != nil }) {
      let endpoint = waiting.remove(at: index)
      guard let request = values.request(to: endpoint) else { continue }
      for exchange in send([(request, nil)], to: endpoint, in: model) {
        values.add(exchange, of: endpoint)
      }
    }
    note(reasons + waiting.map { (values.reasonToSkip($0), $0.id) })
  }

  /// Nil for an endpoint to call.
  private func reasonToSkip(_ endpoint: EndpointModel) -> String? {
    guard isUnsafe || endpoint.policy.isSafe else {
      return "may change data; --unsafe or \"safe\": true in the spec calls such endpoints"
    }
    guard endpoint.body?.encoding == .multipart else { return nil }
    return "upload parts, which verify does not send"
  }

  /// Sends the calls of an endpoint, and returns the exchanges.
  private mutating func send(
    _ calls: [Call],
    to endpoint: EndpointModel,
    in model: APIModel
  ) -> ArraySlice<Exchange> {
    let count = exchanges.count
    var calls = calls
    do throws(LiveCredentials.Missing) {
      let credentials = try LiveCredentials(endpoint, in: model, context.environment, login)
      for index in calls.indices {
        credentials.add(to: &calls[index].request)
        if let login { calls[index].request.addLogin(login) }
      }
      for call in calls { send(call, to: endpoint, in: model) }
    } catch {
      if !calls.isEmpty {
        notices.append(Review.Notice("\(endpoint.id) was not called: \(error.text)"))
      }
    }
    return exchanges[count...]
  }

  /// Names each endpoint that was not called with its reason.
  private mutating func note(_ reasons: [(reason: String, endpoint: String)]) {
    for reason in reasons.map(\.reason).unique(by: \.self) {
      let endpoints = reasons.filter { $0.reason == reason }.map(\.endpoint)
      let count = endpoints.count == 1 ? "1 endpoint was" : "\(endpoints.count) endpoints were"
      let names = endpoints.joined(separator: ", ")
      notices.append(Review.Notice("\(count) not called: \(names): \(reason)"))
    }
  }

  /// A request. What it should cause is nil for a call with values of responses.
  private typealias Call = (request: RequestSample, expectation: Exchange.Expectation?)

  /// One request for each distinct set of arguments. Empty if no example is complete.
  private func calls(of endpoint: EndpointModel, in model: APIModel) -> [Call] {
    let builder = RequestBuilder(endpoint, in: model)
    let examples = endpoint.examples.compactMap { example in
      builder.request(with: example.arguments).map { request in
        Call(request, .init(example: example.wireName, status: example.status))
      }
    }
    let plain = builder.request(with: []).map { Call($0, .init(example: nil, status: 200)) }
    var texts: Set<String> = []
    return (examples + [plain].compactMap(\.self))
      .filter { texts.insert("\($0.request)").inserted }
  }

  private mutating func send(
    _ call: Call,
    to endpoint: EndpointModel,
    in model: APIModel
  ) {
    let example = call.expectation?.example.map { "example \"\($0)\" of " } ?? ""
    let source = "\(server), \(example)\(endpoint.id)"
    let place = EvidencePlace(file: source, entry: exchanges.count + 1, line: 0, column: 0)
    let url = url(of: call.request, endpoint, in: model)
    do throws(Curl.Failure) {
      var exchange = try LiveCall(call.request, url: url).exchange(context.environment, at: place)
      exchange.expectation = call.expectation
      exchanges.append(exchange)
      if 300..<400 ~= exchange.status {
        let text = "\(endpoint.id): the server redirects (status \(exchange.status))"
        notices.append(Review.Notice(text))
      }
      if exchange.lacksResponseBody {
        let text =
          "\(endpoint.id): the server compressed the body although the request does not ask for it"
        notices.append(Review.Notice("\(text), so the body was not compared"))
      }
    } catch {
      notices.append(Review.Notice("\(endpoint.id) has no response: \(error.message)"))
      hasNetwork = hasNetwork && !error.isOfNetwork
    }
    if let rate { usleep(UInt32(1_000_000 / rate)) }
  }

  /// The URL without the query.
  private func url(
    of call: RequestSample,
    _ endpoint: EndpointModel,
    in model: APIModel
  ) -> String {
    let path = PercentEncoding.encodePath(String(call.path.dropFirst(call.base.count)))
    var base = base?.withoutQuery ?? model.url(ofServer: server, for: endpoint)
    if base.hasSuffix("/") { base.removeLast() }
    return URLReference.encode(base + path)
  }
}

/// A request in the form that curl sends.
private struct LiveCall {
  private let call: RequestSample
  private let url: String
  private let body: (type: String, bytes: [UInt8])?

  init(_ call: RequestSample, url: String) {
    self.call = call
    let query = call.encodedQuery.joined(separator: "&")
    self.url = query.isEmpty ? url : "\(url)?\(query)"
    body = call.body.map(Self.body)
  }

  private static func body(_ body: RequestSample.Body) -> (type: String, bytes: [UInt8]) {
    let type = body.encoding.mediaType
    switch body.encoding {
    case .form: return (type, Array(PercentEncoding.form(body.items).utf8))
    case .text: return (type + "; charset=utf-8", Array((body.value.stringValue ?? "").utf8))
    case .binary: return (type, Array((body.value.stringValue ?? "").utf8))
    case .json, .multipart: return ("application/json", Array(body.value.description.utf8))
    }
  }

  func exchange(
    _ environment: [String: String],
    at place: EvidencePlace
  ) throws(Curl.Failure) -> Exchange {
    var headers = call.headers
    if !call.cookies.isEmpty {
      let text = call.cookies.map { "\($0.name)=\($0.text)" }.joined(separator: "; ")
      headers.append(("Cookie", text))
    }
    let names = Set(headers.map { $0.name.lowercased() })
    if let body, !names.contains("content-type") { headers.append(("Content-Type", body.type)) }
    if !names.contains("accept") { headers.append(("Accept", "application/json, */*;q=0.5")) }
    let response = try Curl(environment: environment)
      .send(call.method, url, headers: headers, body: body?.bytes)
    guard let parsed = TrafficURL(url) else {
      throw Curl.Failure(message: "its URL is not valid")
    }
    return Exchange(
      endpoint: call.endpoint,
      method: call.method,
      url: parsed,
      requestHeaders: headers,
      requestBody: body.map { .bytes($0.bytes) } ?? .none,
      status: response.status,
      responseHeaders: response.headers,
      responseBody: response.body.isEmpty ? .none : .bytes(response.body),
      place: place
    ).withoutCompressedBodies
  }
}
