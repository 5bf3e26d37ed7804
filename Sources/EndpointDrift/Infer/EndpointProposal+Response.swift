import EndpointJSON
import EndpointJudge
import EndpointSpec

/// The response of an endpoint.
extension EndpointProposal {
  /// One JSON type is what pagination requires.
  typealias Response = (json: JSONValue, isOneJSON: Bool, example: JSONValue?)

  mutating func response() -> Response? {
    let sorted = call.responses.sorted { $0.key < $1.key }
    hints += sorted.compactMap(\.value.brokenHint)
    let values = sorted.map { ($0.key, value(of: $0.value), $0.value) }
    guard let first = values.first(where: { $0.1 != nil }), let json = first.1 else { return nil }
    let type = first.2.place.flatMap(types.use)
    let isJSON = first.2.recorded.subtracting([.none]) == [.json]
    let body = isJSON ? first.2.example : nil
    let isKnown = type.map { !types.isDefined($0) } ?? false
    let example =
      isKnown ? nil : body.flatMap { body in type.map { types.anonymous(body, as: $0) } }
    if values.allSatisfy({ $0.1 == json }) {
      return (json, first.2.recorded == [.json], example)
    }
    if values.contains(where: { $0.1?["stream"] != nil }) {
      let forms = Set(values.compactMap(\.1))
      guard forms.count > 1 else { return (json, false, nil) }
      hints.append("some responses are streams and some are not, so that they are data")
      return (Self.file(), false, nil)
    }
    let statuses = values.map { ("\($0.0)", $0.1 ?? "void") }
    return (.object(JSONObject(statuses)), false, values.first?.1 == nil ? nil : example)
  }

  /// The response with its recorded statuses, unless they are the usual one or distinguish values.
  func withStatuses(_ response: JSONValue?) -> JSONValue? {
    let statuses = call.responses.keys.filter { 200..<300 ~= $0 }.sorted()
    let isOneValue = response?.objectValue.map { $0["type"] != nil } ?? true
    let usual = ResponseValue.usualStatus(hasBody: response != nil)
    guard isOneValue, !statuses.isEmpty, statuses != [usual] else { return response }
    return ResponseEdit.stating(statuses: statuses, in: response)
  }

  /// The response with the headers that the client needs for the next page.
  func withHeaders(_ response: JSONValue) -> JSONValue {
    let names = call.pages.followedHeaders
    guard !names.isEmpty, call.responses.count == 1 else { return response }
    var object = response.objectValue ?? ["type": response]
    guard object["type"] != nil else { return response }
    var members = MemberNaming(reserved: ["value", "status", "headers", "url"])
    let headers = names.compactMap { name in
      members.name(for: name).map { member in
        (name, inferredField("string?", as: member.given, isSecret: SecretName.isOne(name)))
      }
    }
    object["headers"] = .object(JSONObject(headers))
    return .object(object)
  }

  /// The response of one status. Nil if none has a body, or if changes respond `{}` or `null`. An empty text or file is an empty
  /// value.
  private mutating func value(of response: ObservedResponse) -> JSONValue? {
    let contents = response.recorded.subtracting([.none])
    let optional = response.recorded.contains(.none) ? "?" : ""
    let type = response.place.flatMap(types.use)
    guard contents.count <= 1 else { return Self.file() }
    switch contents.first {
    case nil, .some(.none): return nil
    case .json where response.isBlank && call.method != "GET": return nil
    case .json:
      guard let type else { return nil }
      let response = JSONValue.string(type.isOptional ? type.text : type.text + optional)
      return call.isMislabeled
        ? ResponseEdit.stating("encoding", "json", in: response) : response
    case .text: return Self.text()
    case .binary, .broken: return Self.file()
    case .stream(.events):
      if response.recorded.contains(.none) {
        hints.append("some responses have no body, unlike a stream, and were ignored")
      }
      return stream(response)
    case .unrecorded(let content):
      hints.append("its response was not recorded: its type is a guess")
      return Self.guess(content, optional)
    case .stream(let format):
      let element = response.isTextStream ? "string" : type?.text
      return element.map { ["stream": .string($0), "format": .string(format.word.rawValue)] }
    }
  }

  /// A stream of events. Names that may be data are not declared, so that such a stream has events of one type.
  private mutating func stream(_ response: ObservedResponse) -> JSONValue? {
    let events = response.events
    let isPlain = !events.contains(where: \.isText) && !events.contains(where: \.isBlank)
    if response.hasOtherEvents {
      hints.append("names of events that may be data were omitted")
      return ["stream": isPlain ? "json" : "string", "format": "sse"]
    }
    guard events.contains(where: \.hasName) else {
      guard let event = events.first else { return nil }
      let type = isPlain ? event.element(types) : nil
      return ["stream": .string(type ?? "string"), "format": "sse"]
    }
    var cases = MemberNaming(reserved: ["unknown"])
    let named = JSONObject(events.map { ($0.name, $0.json(types, &cases)) })
    return ["stream": ["events": .object(named)], "format": "sse"]
  }

  /// The response whose media type alone is known.
  private static func guess(_ content: APICall.Content, _ optional: String) -> JSONValue? {
    switch content {
    case .json: .string("json" + optional)
    case .stream(let format): ["stream": "string", "format": .string(format.word.rawValue)]
    case .text: text()
    case .binary, .broken: file()
    case .none, .unrecorded: nil
    }
  }

  // MARK: - Bodies that are not JSON

  static func text(_ optional: String = "") -> JSONValue {
    ["type": .string("string" + optional), "encoding": "text"]
  }

  static func file(_ optional: String = "") -> JSONValue {
    ["type": .string("data" + optional), "encoding": "binary"]
  }
}
