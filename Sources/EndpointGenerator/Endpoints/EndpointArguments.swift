import EndpointJSON
import EndpointSpec

/// The arguments of an endpoint's function, and the values that it sends.
///
/// One walk over the parameters decides both, so that an argument is never without a use and no value without a
/// source.
struct EndpointArguments {
  private let endpoint: EndpointModel
  private let index: APIIndex
  private(set) var arguments: [ArgumentBlueprint] = []
  private(set) var parameters: [BoundParameter] = []
  private(set) var body: BoundBody?

  init(_ endpoint: EndpointModel, in index: APIIndex) {
    self.endpoint = endpoint
    self.index = index
    let parameters = endpoint.sentParameters
    for parameter in parameters.own { add(parameter) }
    addBody()
    for parameter in parameters.inherited { add(parameter) }
    shadowsReceiver = Set(arguments.map(\.name))
    self.parameters = self.parameters.map(qualifyingReceiver)
  }

  private var shadowsReceiver: Set<SwiftName> = []

  private mutating func add(_ parameter: ParameterModel) {
    let field = parameter.field
    switch parameter.binding {
    case .argument:
      let argument = argument(for: field, label: parameter.label, parameter.serverDefault)
      arguments.append(argument)
      bind(parameter, .text(argument.name.escaped), index.argumentType(of: parameter))
    case .constant(let value):
      bind(parameter, constantExpression(value), constantType(value))
    case .receiver:
      bind(parameter, "id", field.type)
    case .receiverField(let name):
      bind(parameter, .text(index.storedName(of: name, in: endpoint.receiver).escaped), field.type)
    case .spread:
      bind(parameter, spread(field.type), field.type)
    }
  }

  private mutating func bind(
    _ parameter: ParameterModel,
    _ value: SwiftExpression,
    _ type: TypeReference
  ) {
    parameters.append(BoundParameter(model: parameter, value: value, type: type))
  }

  /// An argument that is named like the receiver's property hides it.
  private func qualifyingReceiver(_ parameter: BoundParameter) -> BoundParameter {
    var parameter = parameter
    switch parameter.model.binding {
    case .receiver where shadowsReceiver.contains(SwiftName("id")): parameter.value = "self.id"
    case .receiverField(let name) where shadowsReceiver.contains(name):
      let name = index.storedName(of: name, in: endpoint.receiver)
      parameter.value = .text("self.\(name.member)")
    default: break
    }
    return parameter
  }
}

// MARK: - Arguments

extension EndpointArguments {
  private func argument(
    for field: FieldModel,
    label: SwiftName?,
    _ serverDefault: JSONValue? = nil
  ) -> ArgumentBlueprint {
    ArgumentBlueprint(
      label: label,
      name: internalName(field.name),
      type: index.argumentTypeText(of: field, serverDefault),
      defaultValue: index.argumentDefault(of: field, serverDefault),
      summary: argumentSummary(field, serverDefault),
      formerLabel: field.formerName
    )
  }

  /// The name in the body; `json` is what closures there take.
  private func internalName(_ name: SwiftName) -> SwiftName {
    name.text == "json" ? SwiftName("jsonValue") : name
  }

  /// The fields of a struct as arguments; answers the struct made of them.
  private mutating func spread(_ type: TypeReference) -> SwiftExpression {
    guard case .named(let name) = index.resolvingAlias(type),
      let structure = index.structure(of: type)
    else { return "nil" }
    var parts: [SwiftExpression.Argument] = []
    for field in structure.spreadFields {
      let argument = argument(for: field, label: field.name)
      arguments.append(argument)
      parts.append(.init(field.name.label, .text(argument.name.escaped)))
    }
    return .call(name.escaped, parts)
  }

  private mutating func addBody() {
    guard case .value(let type, let label, let isSpread)? = endpoint.body?.content else { return }
    let inherited = endpoint.parameters.inherited.map(\.field.name.text)
    let used = Set(arguments.map(\.name.text) + inherited)
    let name = bodyName(type, label: label, avoiding: used)
    if isSpread {
      let first = arguments.count
      body = BoundBody(type: type, value: spread(type))
      for argument in arguments[first...] {
        body?.fields[argument.label ?? argument.name] = .text(argument.name.escaped)
      }
      return
    }
    arguments.append(
      ArgumentBlueprint(
        label: label,
        name: internalName(name),
        type: typeText(type),
        defaultValue: index.isOptional(type) ? "nil" : nil
      )
    )
    body = BoundBody(type: type, value: .text(internalName(name).escaped))
  }

  /// What the function's body calls an argument without a label, or whose label is no name for a thing: `beer` for a `Beer`,
  /// `beers` for `[Beer]`. A long name is longer than what the type beside it says: `body`.
  private func bodyName(
    _ type: TypeReference,
    label: SwiftName?,
    avoiding used: Set<String>
  ) -> SwiftName {
    if let label, !Self.prepositions.contains(label.text) { return label }
    let name = bodyName(type)
    let isLong = name.utf8.count >= Self.longName
    return SwiftName(isLong || used.contains(name) ? "body" : name)
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
