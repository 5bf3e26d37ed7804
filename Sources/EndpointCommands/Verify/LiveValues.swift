import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Values of responses that are the arguments of other calls: the ID of an element of a list, for the call that gets it.
struct LiveValues {
  private let model: APIModel
  /// The first value of each field, such as `Item.id`, and of each type of IDs.
  private var values: [String: JSONValue] = [:]

  private static let deepest = 6
  /// The number of elements of a list to read.
  private static let mostElements = 3

  init(_ model: APIModel) { self.model = model }

  mutating func add(_ exchange: Exchange, of endpoint: EndpointModel) {
    guard 200..<300 ~= exchange.status, case .bytes(let bytes) = exchange.responseBody,
      let value = endpoint.response.value(status: exchange.status),
      let body = try? JSONNode.parse(bytes),
      let part = body.part(at: (value.at?.components ?? [])[...])
    else { return }
    add(part, value.type, depth: 0)
  }

  private mutating func add(_ node: JSONNode, _ type: TypeReference, depth: Int) {
    guard depth < Self.deepest else { return }
    switch (model.plain(type), node.kind) {
    case (.array(let inner), .array(let elements)):
      for element in elements.prefix(Self.mostElements) { add(element, inner, depth: depth + 1) }
    case (.dictionary(let inner), .object(let members)):
      for member in members.prefix(Self.mostElements) { add(member.value, inner, depth: depth + 1) }
    case (.named(let name), _): add(node, model.type(named: name), depth: depth + 1)
    default: break
    }
  }

  private mutating func add(_ node: JSONNode, _ type: TypeModel?, depth: Int) {
    switch type?.form {
    case .identifier: note(node, as: type?.name.text ?? "")
    case .structure(let structure):
      for field in structure.fields {
        guard let part = node.part(at: field.location[...]) else { continue }
        note(part, as: "\(type?.name.text ?? "").\(field.wireName)")
        add(part, field.type, depth: depth)
      }
    default: break
    }
  }

  private mutating func note(_ node: JSONNode, as name: String) {
    switch node.value {
    case .string(""): break
    case .string, .number: values[name] = values[name] ?? node.value
    default: break
    }
  }

  // MARK: - Arguments

  /// The request with values of responses. Nil if an argument is missing, and if the call may change data.
  func request(to endpoint: EndpointModel) -> RequestSample? {
    guard endpoint.policy.isSafe else { return nil }
    var arguments: [String: JSONValue] = [:]
    for parameter in required(by: endpoint) {
      arguments[parameter.field.wireName.text] = value(of: parameter, endpoint)
    }
    return arguments.isEmpty
      ? nil : RequestBuilder(endpoint, in: model).request(with: arguments)
  }

  /// Why no values of responses are the arguments of a call.
  func reasonToSkip(_ endpoint: EndpointModel) -> String {
    let names = required(by: endpoint).filter { value(of: $0, endpoint) == nil }
      .map(\.field.wireName.text)
    let needsBody = endpoint.body?.type.map { !model.isOptional($0) } ?? false
    let missing = (names + (needsBody ? ["body"] : [])).map { "\"\($0)\"" }
    guard missing.isEmpty else {
      return "no example and no response has \(missing.joined(separator: ", "))"
    }
    return "may change data, so that only an example can have its arguments"
  }

  private func required(by endpoint: EndpointModel) -> [ParameterModel] {
    endpoint.parameters.filter { parameter in
      if case .constant = parameter.binding { return false }
      return parameter.field.defaultValue == nil && parameter.field.constant == nil
        && !model.isOptional(parameter.field.type)
    }
  }

  private func value(of parameter: ParameterModel, _ endpoint: EndpointModel) -> JSONValue? {
    let name = parameter.field.wireName.text
    if case .named(let type) = parameter.field.type.wrapped, let value = values[type.text] {
      return value
    }
    // `userID` is the `id` of a `User`.
    let owner = name.lowercased().hasSuffix("id") ? name.dropLast(2) : ""
    let owners = owner.isEmpty ? [] : [ProposedName.elementTypeName(String(owner))]
    for type in owners + types(of: endpoint) {
      let keys = owners.contains(type) ? ["id", name] : [name]
      if let value = keys.lazy.compactMap({ values["\(type).\($0)"] }).first { return value }
    }
    return nil
  }

  /// The types that the endpoint may be about: that of its receiver, and those of its response.
  private func types(of endpoint: EndpointModel) -> [String] {
    let receiver = endpoint.receiver.name?.text
    let responses = endpoint.response.values.compactMap { value -> String? in
      var type = value.type.wrapped
      while case .array(let inner) = type { type = inner.wrapped }
      guard case .named(let name) = type else { return nil }
      return name.text
    }
    return [receiver, receiver.map(ProposedName.elementTypeName)].compactMap(\.self) + responses
  }
}
