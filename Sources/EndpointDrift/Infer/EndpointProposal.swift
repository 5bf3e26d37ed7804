import EndpointJSON
import EndpointJudge
import EndpointSpec

/// The proposed definition of an endpoint.
struct EndpointProposal {
  private let call: ObservedCalls
  private let types: InferredTypes
  private var members = MemberNaming()
  private(set) var hints: [String] = []
  private(set) var json: JSONValue = .null

  init(_ call: ObservedCalls, _ types: InferredTypes, _ authentication: ProposedAuthentication) {
    self.call = call
    self.types = types
    var object = JSONObject()
    if call.method != "GET" { object["method"] = .string(call.method) }
    let names = placeholders()
    object["path"] = .string(path(names))
    let parameters = parameters(names)
    if !parameters.isEmpty { object["parameters"] = .object(parameters) }
    if let body = body() { object["body"] = body }
    let response = response()
    if let response { object["response"] = response.json }
    if let pages = call.pages.json, response?.isOneJSON ?? false { object["pagination"] = pages }
    if let use = authentication.override(of: call) { object["authentication"] = use }
    if let example = response?.example { object["examples"] = ["recorded": ["response": example]] }
    json = .object(object)
  }

  // MARK: - Path and parameters

  /// A name for each value of the path: `id` for the last one, `userID` for others.
  private func placeholders() -> [String] {
    let taken = Set(call.query.names + call.body.fields.names)
    var names: [String] = []
    for (index, segment) in call.template.enumerated() where segment == nil {
      let word = call.template[..<index].compactMap(\.self).last
      let owner = word.map { SwiftNaming.singular(of: ProposedName.member($0)) } ?? "value"
      let isLast = !call.template[(index + 1)...].contains(nil)
      let isFree = { !taken.contains($0) && !names.contains($0) }
      names.append(isLast && isFree("id") ? "id" : numbered("\(owner)ID", where: isFree))
    }
    return names
  }

  private func path(_ names: [String]) -> String {
    var rest = names[...]
    let segments = call.template.map { $0 ?? "{\(rest.popFirst() ?? "id")}" }
    return "/" + segments.joined(separator: "/") + (call.endsInSlash ? "/" : "")
  }

  private mutating func parameters(_ names: [String]) -> JSONObject {
    var object = JSONObject()
    for (name, texts) in zip(names, call.values) {
      _ = members.name(for: name)
      object[name] = .string(TypeReference.scalar(texts.parameterType).text)
    }
    for (name, parameter) in call.query.all {
      let isPage = call.pages.parameters.contains(name)
      let type = parameter.type(isOptional: parameter.count < call.count || isPage)
      if let value = named(name, type) { object[name] = value }
    }
    return object
  }

  /// The declaration of a parameter or field. Nil if the name is invalid in a spec, or may be data.
  private mutating func named(_ name: String, _ type: String) -> JSONValue? {
    guard BodyContent.isName(name), let member = members.name(for: name) else {
      hints.append("a parameter without a usable name was omitted")
      return nil
    }
    return inferredField(type, as: member.given, isSecret: SecretName.isOne(name))
  }

  // MARK: - Body

  private mutating func body() -> JSONValue? {
    let body = call.body
    guard body.count > 0, let encoding = body.encodings.first else { return nil }
    let optional = body.count < call.count ? "?" : ""
    guard body.encodings.count == 1 else {
      hints.append("request bodies have several encodings: only JSON is described")
      return body.place.flatMap(types.use).map { .string($0.text + ($0.isOptional ? "" : "?")) }
    }
    switch encoding {
    case .json:
      return body.place.flatMap(types.use).map {
        .string($0.isOptional ? $0.text : $0.text + optional)
      }
    case .form, .multipart:
      var fields = JSONObject()
      for (name, field) in body.fields.all {
        let isOptional = field.count < call.count
        let type =
          body.files.contains(name)
          ? "file" + (isOptional ? "?" : "") : field.type(isOptional: isOptional)
        if let value = named(name, type) { fields[name] = value }
      }
      guard !fields.isEmpty else { return nil }
      return ["encoding": .string(encoding.rawValue), "fields": .object(fields)]
    case .text: return ["type": .string("string" + optional), "encoding": "text"]
    case .binary: return ["type": .string("data" + optional), "encoding": "binary"]
    }
  }

  // MARK: - Response

  /// One JSON type is what pagination requires.
  private typealias Response = (json: JSONValue, isOneJSON: Bool, example: JSONValue?)

  private mutating func response() -> Response? {
    let sorted = call.responses.sorted { $0.key < $1.key }
    let values = sorted.map { ($0.key, value(of: $0.value), $0.value) }
    guard let first = values.first(where: { $0.1 != nil }), let json = first.1 else { return nil }
    let type = first.2.place.flatMap(types.use)
    let isJSON = first.2.contents.subtracting([.none]) == [.json]
    let body = isJSON ? first.2.example : nil
    let example = body.flatMap { body in type.map { types.anonymous(body, as: $0) } }
    if values.allSatisfy({ $0.1 == json }) {
      return (json, first.2.contents == [.json], example)
    }
    if values.contains(where: { $0.1?["stream"] != nil }) {
      hints.append("some responses are streams and some are not: only one form is described")
      return (json, false, nil)
    }
    let statuses = values.map { ("\($0.0)", $0.1 ?? "void") }
    return (.object(JSONObject(statuses)), false, values.first?.1 == nil ? nil : example)
  }

  /// The response of one status. Nil if none has a body.
  private func value(of response: ObservedResponse) -> JSONValue? {
    let contents = response.contents.subtracting([.none])
    let optional = response.contents.contains(.none) ? "?" : ""
    let type = response.place.flatMap(types.use)
    guard contents.count <= 1 else {
      return ["type": .string("data" + optional), "encoding": "binary"]
    }
    switch contents.first {
    case nil, .some(.none): return nil
    case .json: return type.map { .string($0.isOptional ? $0.text : $0.text + optional) }
    case .text: return ["type": .string("string" + optional), "encoding": "text"]
    case .binary: return ["type": .string("data" + optional), "encoding": "binary"]
    case .stream(.events):
      let events = response.events
      guard events.contains(where: \.hasName) else {
        return events.first?.element(types).map { ["stream": .string($0), "format": "sse"] }
      }
      let named = JSONObject(events.map { ($0.name, $0.json(types)) })
      return ["stream": ["events": .object(named)], "format": "sse"]
    case .stream(let format):
      return type.map { ["stream": .string($0.text), "format": .string(format.word.rawValue)] }
    }
  }
}
