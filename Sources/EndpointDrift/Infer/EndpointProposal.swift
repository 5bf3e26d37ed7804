import EndpointJSON
import EndpointJudge
import EndpointSpec

/// The proposed definition of an endpoint.
struct EndpointProposal {
  let call: ObservedCalls
  let types: InferredTypes
  private let authentication: ProposedAuthentication
  private let pages: ObservedPages.Proposal?
  private var members = MemberNaming()
  var hints: [String] = []
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
}
