import EndpointJSON
import EndpointJudge
import EndpointSpec

/// The proposed definition of an endpoint.
struct EndpointProposal {
  private let call: ObservedCalls
  private let types: InferredTypes
  private let authentication: ProposedAuthentication
  private let pages: ObservedPages.Proposal?
  private var members = MemberNaming()
  private(set) var hints: [String] = []
  private(set) var json: JSONValue = .null

  /// A value of the path, with its type in the spec that has the endpoint.
  typealias PathValue = (name: String, type: SwiftName?)

  /// What the endpoints of an API share.
  struct Context {
    let types: InferredTypes
    let authentication: ProposedAuthentication
    let pages: SharedPages
  }

  /// - Parameters:
  ///   - values: The values of the path.
  ///   - receiver: The type that the endpoint belongs to, if the spec has such a type.
  init(
    _ call: ObservedCalls,
    _ values: [PathValue],
    of receiver: String?,
    in context: Context
  ) {
    self.call = call
    types = context.types
    authentication = context.authentication
    pages = context.pages.proposal(of: call)
    var object = JSONObject()
    if call.method != "GET" { object["method"] = .string(call.method) }
    object["path"] = .string(call.endpoint.path(values.map(\.name)))
    let parameters = parameters(values, of: receiver)
    if !parameters.isEmpty { object["parameters"] = .object(parameters) }
    if let body = body() { object["body"] = body }
    let response = response()
    if call.hasFlags { hints.append("parameters without a value were omitted") }
    if call.isMislabeled { hints.append("the server labels its JSON as something else") }
    if let response = withStatuses(response?.json) { object["response"] = withHeaders(response) }
    if let pages, response?.isOneJSON ?? false { object["pagination"] = .object(pages.json) }
    if let use = authentication.override(of: call) { object["authentication"] = use }
    if let example = response?.example { object["examples"] = ["recorded": ["response": example]] }
    json = .object(object)
  }

  // MARK: - Path and parameters

  private mutating func parameters(_ values: [PathValue], of receiver: String?) -> JSONObject {
    var object = JSONObject()
    for (value, texts) in zip(values, call.values) {
      let member = members.name(for: value.name)?.given
      let type = type(of: value, texts, isFirst: object.isEmpty, receiver)
      object[value.name] = inferredField(type, as: member, isSecret: false)
    }
    for (name, parameter) in call.query.all where !authentication.queryNames.contains(name) {
      let isPage = pages?.parameters.contains(name) ?? false
      let type = parameter.type(isOptional: parameter.count < call.count || isPage)
      let text = types.identifiers.identified(type, under: name).text
      if let value = named(name, text) { object[name] = value }
    }
    let keys = authentication.headerNames
    for (name, header) in call.headers.all
    where object[name] == nil && !keys.contains(name.lowercased()) {
      guard let value = named(name, header.count < call.count ? "string?" : "string") else {
        continue
      }
      var declaration = value.objectValue ?? ["type": value]
      declaration["in"] = "header"
      object[name] = .object(declaration)
    }
    return object
  }

  /// The type of a value of the path. The receiver itself is `self`.
  private func type(
    of value: PathValue,
    _ texts: ObservedTexts,
    isFirst: Bool,
    _ receiver: String?
  ) -> String {
    let scalar = TypeReference.scalar(texts.parameterType)
    let type =
      value.type.map { types.identifiers.replaced(scalar, by: $0) }
      ?? types.identifiers.identified(scalar, under: value.name)
    let isReceiver = isFirst && receiver != nil && type.innermostName?.text == receiver
    return isReceiver ? "self" : type.text
  }

  /// The declaration of a parameter or field. Nil if the name is invalid in a spec, or may be data.
  private mutating func named(_ name: String, _ type: String) -> JSONValue? {
    guard BodyContent.isName(name), let member = members.name(for: name) else {
      hints.append("a parameter whose name may be data was omitted")
      return nil
    }
    return inferredField(type, as: member.given, isSecret: SecretName.isOne(name))
  }

  // MARK: - Body

  private mutating func body() -> JSONValue? {
    let body = call.body
    guard body.count > 0, var encoding = body.encodings.first else { return nil }
    if let hint = body.broken.hint("request", isIgnored: body.place != nil) { hints.append(hint) }
    let optional = body.count < call.count ? "?" : ""
    if body.isGuess { hints.append("its request body was not recorded: its type is a guess") }
    if body.encodings.count > 1 {
      guard body.encodings.isDisjoint(with: [.text, .binary]) else {
        hints.append("request bodies have several encodings, so that they are data")
        return Self.file(optional)
      }
      // A server that reads forms reads their fields in parts, too.
      encoding = body.encodings.contains(.json) ? .json : .multipart
      let word = encoding == .json ? "JSON" : "multipart"
      hints.append("request bodies have several encodings: only \(word) is described")
    }
    switch encoding {
    case .json:
      guard let type = body.place.flatMap(types.use) else { return .string("json" + optional) }
      return .string(type.isOptional ? type.text : type.text + optional)
    case .form, .multipart:
      var fields = JSONObject()
      for (name, field) in body.fields.all {
        let isOptional = field.count < call.count
        let type =
          body.files.contains(name)
          ? "file" + (isOptional ? "?" : "")
          : types.identifiers.identified(field.type(isOptional: isOptional), under: name).text
        if let value = named(name, type) { fields[name] = value }
      }
      guard !fields.isEmpty else { return nil }
      return ["encoding": .string(encoding.rawValue), "fields": .object(fields)]
    case .text: return Self.text(optional)
    case .binary: return Self.file(optional)
    }
  }

  // MARK: - Response

  /// One JSON type is what pagination requires.
  private typealias Response = (json: JSONValue, isOneJSON: Bool, example: JSONValue?)

  private mutating func response() -> Response? {
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
  private func withStatuses(_ response: JSONValue?) -> JSONValue? {
    let statuses = call.responses.keys.filter { 200..<300 ~= $0 }.sorted()
    let isOneValue = response?.objectValue.map { $0["type"] != nil } ?? true
    let usual = ResponseValue.usualStatus(hasBody: response != nil)
    guard isOneValue, !statuses.isEmpty, statuses != [usual] else { return response }
    return ResponseEdit.stating(statuses: statuses, in: response)
  }

  /// The response with the headers that the client needs for the next page.
  private func withHeaders(_ response: JSONValue) -> JSONValue {
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
    case .stream(.events): return stream(response)
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

  private static func text(_ optional: String = "") -> JSONValue {
    ["type": .string("string" + optional), "encoding": "text"]
  }

  private static func file(_ optional: String = "") -> JSONValue {
    ["type": .string("data" + optional), "encoding": "binary"]
  }
}
