import EndpointJSON
import EndpointJudge
import EndpointSpec
import EndpointWire
import Foundation

struct ObservedCalls {
  let method: String
  /// The segments of the path. Nil for values.
  let template: [String?]
  let endsInSlash: Bool
  /// The noun of the endpoint, in singular or plural as in the path.
  let noun: String

  /// The number of accepted requests. Rejected ones do not show what the server expects.
  private(set) var count = 0
  private(set) var values: [ObservedTexts]
  private(set) var query = ObservedParameters()
  private(set) var body = ObservedBody()
  private(set) var responses: [Int: ObservedResponse] = [:]
  private(set) var credentials: [Set<TrafficCredential>: Int] = [:]
  private(set) var pages = ObservedPages()

  init(_ path: CallPath, template: [String?]) {
    method = path.method
    self.template = template
    endsInSlash = path.endsInSlash
    noun = template.compactMap(\.self).last ?? "root"
    values = template.filter { $0 == nil }.map { _ in ObservedTexts() }
  }

  /// - Parameter types: The inference that observes JSON values.
  mutating func add(_ call: APICall, segments: ArraySlice<String>, _ types: inout TypeInference) {
    let exchange = call.exchange
    guard exchange.status < 300 else { return }
    count += 1
    credentials[TrafficCredential.all(of: exchange), default: 0] += 1
    for (index, text) in zip(template, segments).filter({ $0.0 == nil }).map(\.1).enumerated() {
      values[index].add(text)
    }
    query.add(
      exchange.url.query.filter { item in
        exchange.url.queryNames.contains(item.name)
          && !TrafficCredential.isKey(item.name, item.text)
      }
    )
    if method != "GET" { body.add(exchange, named: bodyName, &types) }
    responses[exchange.status, default: ObservedResponse()].add(call, about: noun, &types)
    pages.add(call)
  }

  private var bodyName: String {
    let singular = ProposedName.typeNamePart(SwiftNaming.singular(of: noun))
    return switch method {
    case "POST":
      singular == ProposedName.typeNamePart(noun) ? singular + "Request" : "New" + singular
    case "PUT", "PATCH": singular + "Update"
    default: singular + "Request"
    }
  }
}

/// The parameters of a query or the fields of a form, in order of first occurrence.
struct ObservedParameters {
  private(set) var all: [(name: String, parameter: ObservedParameter)] = []

  /// The maximum number of parameters.
  private static let most = 200

  var names: [String] { all.map(\.name) }

  /// Adds the parameters of one request.
  mutating func add(_ items: [(name: String, text: String)]) {
    var texts: [String: [String]] = [:]
    for item in items {
      texts[item.name, default: []].append(item.text)
      guard all.count < Self.most, !all.contains(where: { $0.name == item.name }) else { continue }
      all.append((item.name, ObservedParameter()))
    }
    for index in all.indices {
      if let texts = texts[all[index].name] { all[index].parameter.add(texts) }
    }
  }
}

/// A query parameter or a form field.
struct ObservedParameter {
  private(set) var texts = ObservedTexts()
  /// The number of requests with it.
  private(set) var count = 0
  private(set) var isRepeated = false

  mutating func add(_ texts: [String]) {
    count += 1
    isRepeated = isRepeated || texts.count > 1
    for text in texts { self.texts.add(text) }
  }

  /// The type expression of the parameter.
  func type(isOptional: Bool) -> String {
    let scalar = TypeReference.scalar(texts.parameterType).text
    return (isRepeated ? "[\(scalar)]" : scalar) + (isOptional ? "?" : "")
  }
}

/// The request bodies of one endpoint.
struct ObservedBody {
  private(set) var count = 0
  private(set) var place: TypeInference.Place?
  private(set) var fields = ObservedParameters()
  private(set) var encodings: Set<BodyEncoding> = []
  /// The names of multipart fields that are files.
  private(set) var files: Set<String> = []

  mutating func add(_ exchange: Exchange, named name: String, _ types: inout TypeInference) {
    switch BodyContent(exchange) {
    case .none: return
    case .unrecorded: encodings.insert(.binary)
    case .form(let items):
      encodings.insert(.form)
      fields.add(items)
    case .multipart(let parts):
      encodings.insert(.multipart)
      fields.add(parts.map { ($0.name, $0.text) })
      files.formUnion(parts.filter(\.isFile).map(\.name))
    case .json(let value):
      encodings.insert(.json)
      let place = place ?? types.addPlace(named: name)
      self.place = place
      types.observe(value, at: place)
    case .other(let encoding, _): encodings.insert(encoding)
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
  /// The first body, for an example.
  private(set) var example: JSONValue?

  mutating func add(_ call: APICall, about noun: String, _ types: inout TypeInference) {
    contents.insert(call.content)
    let values =
      switch call.content {
      case .json: [call.json].compactMap(\.self)
      case .stream(.events): [JSONValue]()
      case .stream(let format): Self.elements(of: call.exchange, format)
      case .none, .text, .binary: [JSONValue]()
      }
    if case .stream(.events) = call.content { addEvents(of: call.exchange, about: noun, &types) }
    for value in values {
      let place = place ?? types.addPlace(named: noun)
      self.place = place
      types.observe(value, at: place)
    }
    if call.content == .json, example == nil || example == .array([]) { example = values.first }
  }

  private mutating func addEvents(
    of exchange: Exchange,
    about noun: String,
    _ types: inout TypeInference
  ) {
    guard case .bytes(let bytes) = exchange.responseBody else { return }
    for event in StreamFormat.events().events(in: Data(bytes)) {
      // Data as the name of an event says nothing about its type.
      let name = BodyContent.isName(event.name) ? event.name : EventParser.Event.usualName
      var index = events.firstIndex { $0.name == name }
      if index == nil, events.count < ObservedEvent.most {
        index = events.count
        events.append(ObservedEvent(name: name))
      }
      if let index { events[index].add(event, about: noun, &types) }
    }
  }

  /// The values in a stream. Text that is not JSON becomes a string.
  private static func elements(of exchange: Exchange, _ format: StreamFormat) -> [JSONValue] {
    guard case .bytes(let bytes) = exchange.responseBody else { return [] }
    return format.elements(of: Data(bytes)).map { element in
      (try? JSONValue(parsing: Array(element.utf8))) ?? .string(element)
    }
  }
}
