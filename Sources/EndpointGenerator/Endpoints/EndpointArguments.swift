import EndpointJSON
import EndpointSpec

/// A parameter and the expression of its value: an argument, a constant, the receiver, or a struct of arguments.
///
/// All places that send it (path, query, header, cookie, body) use this expression, whatever its source.
struct BoundParameter {
  var model: ParameterModel
  var value: String
  /// The type of the value. An optional if nil is allowed.
  var type: TypeReference

  var field: FieldModel { model.field }
  var wireName: String { field.wireName.text }
}

/// The body of an endpoint with one value.
struct BoundBody {
  var type: TypeReference
  var value: String
  /// The expressions of the fields by name, if they are arguments.
  var fields: [SwiftName: String] = [:]
}

/// The arguments of an endpoint's function and the values that it sends.
struct EndpointArguments {
  private let endpoint: EndpointModel
  private let index: APIIndex
  /// The names of all arguments in the spec.
  private let names: Set<SwiftName>
  private(set) var arguments: [ArgumentBlueprint] = []
  private(set) var parameters: [BoundParameter] = []
  private(set) var body: BoundBody?

  init(_ endpoint: EndpointModel, in index: APIIndex) {
    self.endpoint = endpoint
    self.index = index
    let all = endpoint.arguments(in: index.model)
    names = Set(all.map(\.field.name))
    for argument in all {
      guard argument.parameter == nil, !argument.isSpread else {
        add(argument, named: argument.field.name)
        continue
      }
      let others = all.filter { $0.parameter != nil }.map(\.field)
      let used = (others + endpoint.parameters.inherited.map(\.field)).map(\.name)
      let name = bodyName(argument, avoiding: used)
      add(argument, named: name)
      body = BoundBody(type: argument.field.type, value: internalName(name).escaped)
    }
    if case .value(let type, _, isSpread: true)? = endpoint.body?.content {
      let fields = spreadFields(of: type).map { ($0.name, internalName($0.name).escaped) }
      body = BoundBody(type: type, value: spread(type), fields: Dictionary(firstOf: fields))
    }
    parameters = endpoint.sentParameters.map(bound)
  }

  private mutating func add(_ argument: Argument, named name: SwiftName) {
    let (field, serverDefault) = (argument.field, argument.serverDefault)
    arguments.append(
      ArgumentBlueprint(
        label: argument.label,
        name: internalName(name),
        type: index.argumentTypeText(of: field, serverDefault),
        defaultValue: index.argumentDefault(of: field, serverDefault),
        summary: argumentSummary(field, serverDefault),
        formerLabel: field.formerName
      )
    )
  }

  /// A parameter with its value. An argument hides a property of the receiver with its name, which then needs `self`.
  private func bound(_ parameter: ParameterModel) -> BoundParameter {
    let field = parameter.field
    var (value, type) = (internalName(field.name).escaped, field.type)
    switch parameter.binding {
    case .argument: type = index.argumentType(of: field, parameter.serverDefault)
    case .constant(let constant):
      (value, type) = (constantExpression(constant), constantType(constant))
    case .receiver: value = isHidden(SwiftName("id")) ? "self.id" : "id"
    case .receiverField(let name):
      let stored = index.storedName(of: name, in: endpoint.receiver)
      value = isHidden(name) ? "self.\(stored.member)" : stored.escaped
    case .spread: value = spread(field.type)
    }
    return BoundParameter(model: parameter, value: value, type: type)
  }

  private func isHidden(_ property: SwiftName) -> Bool {
    arguments.contains { $0.name == property }
  }

  /// The struct of the fields that are arguments.
  private func spread(_ type: TypeReference) -> String {
    guard case .named(let name) = index.resolvingAlias(type) else { return "nil" }
    let parts = spreadFields(of: type).map { field in
      "\(field.name.label): \(internalName(field.name).escaped)"
    }
    return call(name.escaped, parts)
  }

  private func spreadFields(of type: TypeReference) -> [FieldModel] {
    index.structure(type)?.spreadFields ?? []
  }

  /// The name in the body. `json` is reserved for closures there.
  private func internalName(_ name: SwiftName) -> SwiftName {
    guard name.text == "json" else { return name }
    var unique = "jsonValue"
    while names.contains(SwiftName(unique)) { unique += "Value" }
    return SwiftName(unique)
  }

  /// The name in the body for an argument without a label, or with a label such as `to`: `beer` for a `Beer`, `beers`
  /// for `[Beer]`. If the name of the type is long: `body`.
  private func bodyName(_ argument: Argument, avoiding used: [SwiftName]) -> SwiftName {
    if let label = argument.label, !Self.prepositions.contains(label.text) { return label }
    let name = SwiftName(bodyName(argument.field.type))
    let isLong = name.text.utf8.count >= Self.longName
    return isLong || used.contains { internalName($0) == name } ? SwiftName("body") : name
  }

  private static let longName = 30
  private static let prepositions: Set = [
    "as", "at", "by", "for", "from", "in", "into", "of", "on", "to", "using", "with",
  ]

  private func bodyName(_ type: TypeReference) -> String {
    switch type {
    case .optional(let wrapped): bodyName(wrapped)
    case .array(.named(let name)): plural(memberName(of: name))
    case .array, .dictionary: "values"
    case .named(let name): memberName(of: name)
    case .scalar(.string): "text"
    case .scalar(.data): "data"
    case .scalar(.file): "file"
    case .scalar: "value"
    }
  }

  private func plural(_ name: String) -> String {
    let isConsonant = name.dropLast().last.map { !"aeiou".contains($0) } ?? false
    return name.last == "y" && isConsonant ? "\(name.dropLast())ies" : name + "s"
  }

  private func memberName(of type: SwiftName) -> String {
    SwiftNaming.memberName(for: index.specName(of: type).last.text)?.text ?? "body"
  }
}
