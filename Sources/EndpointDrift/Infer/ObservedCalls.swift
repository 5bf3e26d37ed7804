import EndpointJSON
import EndpointJudge
import EndpointSpec
import EndpointWire
import Foundation

/// The calls of one endpoint.
struct ObservedCalls {
  let endpoint: CallEndpoint
  /// What the endpoint is about.
  let noun: CallNoun

  /// The name of a type for the bodies of requests.
  private let bodyName: String

  /// The number of accepted requests. Rejected ones do not show what the server expects.
  private(set) var count = 0
  private(set) var values: [ObservedTexts]
  private(set) var query = ObservedParameters()
  /// The headers whose value an earlier response had.
  private(set) var headers = ObservedParameters()
  private(set) var body = ObservedBody()
  private(set) var responses: [Int: ObservedResponse] = [:]
  private(set) var credentials = SentCredentials()
  private(set) var pages = ObservedPages()
  /// Whether a query has names without values, which may be data.
  private(set) var hasFlags = false

  init(_ endpoint: CallEndpoint) {
    self.endpoint = endpoint
    noun = CallNoun(endpoint)
    bodyName = Self.bodyName(noun, endpoint.method)
    values = endpoint.labels.map { _ in ObservedTexts() }
  }

  var method: String { endpoint.method }
  /// Whether responses are JSON under another media type.
  var isMislabeled: Bool { responses.values.contains(where: \.isMislabeled) }
  /// The segments of the path. Nil for values.
  var template: [String?] { endpoint.template }

  /// - Parameters:
  ///   - segments: The segments of the path behind the server.
  ///   - headers: The headers whose value an earlier response had.
  ///   - types: The inference that observes JSON values.
  mutating func add(
    _ call: APICall,
    segments: ArraySlice<String>,
    headers: [(name: String, text: String)],
    _ types: inout TypeInference
  ) {
    let exchange = call.exchange
    count += 1
    credentials.add(exchange)
    for (index, text) in (endpoint.values(in: segments) ?? []).enumerated() {
      values[index].add(text)
    }
    let url = exchange.url
    hasFlags = hasFlags || url.query.contains { !url.queryNames.contains($0.name) }
    query.add(url.query.filter { url.queryNames.contains($0.name) })
    self.headers.add(headers)
    let content = method == "GET" ? .none : BodyContent(exchange)
    body.add(content, named: bodyName, about: noun.text, &types)
    if case .broken = content { body.broken.add(exchange.place) }
    responses[exchange.status, default: ObservedResponse()].add(call, about: noun, &types)
    pages.add(call, sent: content)
  }

  /// The places of all bodies.
  var places: [TypeInference.Place] {
    let responses = responses.sorted { $0.key < $1.key }.map(\.value)
    let events = responses.flatMap { $0.events.compactMap(\.place) }
    return [body.place].compactMap(\.self) + responses.compactMap(\.place) + events
  }

  /// Whether the client has an enum of the responses or events.
  var hasEnum: Bool {
    responses.count > 1 || responses.values.contains { !$0.events.isEmpty }
  }

  private static func bodyName(_ noun: CallNoun, _ method: String) -> String {
    let action = noun.action.map { ProposedName.typeNamePart($0) } ?? ""
    let singular = ProposedName.elementTypeName(noun.text) + action
    return switch method {
    case "POST": noun.isCreated ? "New" + singular : singular + "Request"
    case "PUT", "PATCH": singular + "Update"
    default: singular + "Request"
    }
  }
}

/// The request bodies of one endpoint.
struct ObservedBody {
  private(set) var count = 0
  private(set) var place: TypeInference.Place?
  private(set) var fields = ObservedParameters()
  private var recorded: Set<BodyEncoding> = []
  /// The guessed encodings of bodies that the recording lacks.
  private var unrecorded: Set<BodyEncoding> = []
  /// The names of multipart fields that are files.
  private(set) var files: Set<String> = []

  /// The bodies that call themselves JSON and are not.
  var broken = BrokenBodies()

  /// The recorded encodings. Without any, the guessed ones. A broken body is a text unless others are JSON.
  var encodings: Set<BodyEncoding> {
    if broken.count > 0, place == nil { return recorded.union([.text]) }
    return recorded.isEmpty ? unrecorded : recorded
  }

  var isGuess: Bool { recorded.isEmpty && broken.count == 0 && !unrecorded.isEmpty }

  /// - Parameters:
  ///   - name: The name of the type of JSON bodies.
  ///   - noun: What the call is about.
  mutating func add(
    _ content: BodyContent,
    named name: String,
    about noun: String,
    _ types: inout TypeInference
  ) {
    switch content {
    case .none: return
    case .unrecorded(let encoding): unrecorded.insert(encoding)
    case .form(let items):
      recorded.insert(.form)
      fields.add(items)
    case .multipart(let parts):
      recorded.insert(.multipart)
      fields.add(parts.map { ($0.name, $0.text) })
      files.formUnion(parts.filter(\.isFile).map(\.name))
    case .json(let value):
      recorded.insert(.json)
      // The thing in a wrapper has the name, and the wrapper is a request.
      let isWrapper = Envelope.isWrapped(value, about: noun) && !name.hasSuffix("Request")
      let name = isWrapper ? name + "Request" : name
      let place = place ?? types.addPlace(TypeInference.PlaceName(name, as: .body))
      self.place = place
      types.observe(value, at: place)
    case .other(let encoding, _): recorded.insert(encoding)
    case .broken: break
    }
    count += 1
  }
}

/// The responses of an endpoint with one status.
struct ObservedResponse {
  private(set) var contents: Set<APICall.Content> = []
  private(set) var place: TypeInference.Place?
  /// The events of a stream by name, in order of first occurrence.
  private(set) var events: [ObservedEvent] = []
  /// Whether names of events may be data.
  private(set) var hasOtherEvents = false
  /// The first body, for an example.
  private(set) var example: JSONValue?
  /// Whether a body is JSON under another media type.
  private(set) var isMislabeled = false
  /// Whether all bodies are `{}` or `null`.
  private(set) var isBlank = true
  /// The number of lists, also in wrappers, and the largest number of elements.
  private var lists = (count: 0, longest: 0)

  /// Whether all of several lists have one element.
  var isListOfOne: Bool { lists.count > 1 && lists.longest == 1 }

  /// The bodies that are broken JSON, or contain it.
  private var broken = BrokenBodies()
  /// Whether elements of streams are objects or lists.
  private var hasContainers = false

  /// Whether the elements of a stream are texts. A text such as `12` is JSON by chance.
  var isTextStream: Bool { broken.count > 0 && !hasContainers && !contents.contains(.broken) }

  var brokenHint: String? {
    isTextStream ? nil : broken.hint("response", isIgnored: place != nil)
  }

  /// The recorded contents. Without any, the contents whose media type alone is known. A broken body is binary unless
  /// others are JSON.
  var recorded: Set<APICall.Content> {
    let known = contents.filter { if case .unrecorded = $0 { false } else { true } }
    if known.isSubset(of: [.none]) { return contents }
    guard known.contains(.broken) else { return known }
    return known.subtracting([.broken]).union(place == nil ? [.binary] : [])
  }

  mutating func add(_ call: APICall, about noun: CallNoun, _ types: inout TypeInference) {
    contents.insert(call.content)
    let values =
      switch call.content {
      case .json: [call.json].compactMap(\.self)
      case .stream(.events): [JSONValue]()
      case .stream(let format): elements(of: call.exchange, format)
      case .none, .text, .binary, .broken, .unrecorded: [JSONValue]()
      }
    isMislabeled = isMislabeled || call.isMislabeled
    if call.content == .broken { broken.add(call.exchange.place) }
    if case .stream(.events) = call.content { addEvents(of: call.exchange, about: noun, &types) }
    isBlank = isBlank && values.allSatisfy { $0 == [:] || $0.isNull }
    for value in values {
      if let list = Envelope.onlyList(in: value) {
        lists = (lists.count + 1, max(lists.longest, list.count))
      }
      let isStream = if case .stream = call.content { true } else { false }
      let place = place ?? types.addPlace(isStream ? noun.elementPlace : noun.place)
      self.place = place
      types.observe(value, at: place)
    }
    if call.content == .json, example == nil || example == .array([]) { example = values.first }
  }

  private mutating func addEvents(
    of exchange: Exchange,
    about noun: CallNoun,
    _ types: inout TypeInference
  ) {
    guard case .bytes(let bytes) = exchange.responseBody else { return }
    for event in StreamFormat.events().events(in: Data(bytes)) {
      // Data as the name of an event says nothing about its type.
      let isNamed = BodyContent.isName(event.name)
      let name = isNamed ? event.name : EventParser.Event.usualName
      hasOtherEvents = hasOtherEvents || !isNamed
      var index = events.firstIndex { $0.name == name }
      if index == nil, events.count < ObservedEvent.most {
        index = events.count
        events.append(ObservedEvent(name: name))
      }
      if let index { events[index].add(event, about: noun.text, &types) }
    }
  }

  /// The values in a stream. A line of text is broken JSON if other lines are objects or lists.
  private mutating func elements(of exchange: Exchange, _ format: StreamFormat) -> [JSONValue] {
    guard case .bytes(let bytes) = exchange.responseBody else { return [] }
    let texts = format.elements(of: Data(bytes))
    let values = texts.compactMap { try? JSONValue(parsing: Array($0.utf8)) }
    if values.count < texts.count { broken.add(exchange.place) }
    hasContainers = hasContainers || values.contains(where: \.isContainer)
    return values
  }
}
