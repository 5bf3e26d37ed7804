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
  /// What has to be computed before the request, a line each.
  private(set) var statements: [String] = []
  private(set) var parameters: [BoundParameter] = []
  private(set) var body: BoundBody?

  init(_ endpoint: EndpointModel, in index: APIIndex) {
    self.endpoint = endpoint
    self.index = index
    for parameter in endpoint.sentParameters { add(parameter) }
    addBody()
    shadowsReceiver = Set(arguments.map(\.name))
    parameters = parameters.map(qualifyingReceiver)
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
      bind(parameter, .text(name.escaped), field.type)
    case .spread:
      let value = spread(field.type, named: field.name)
      bind(parameter, value, field.type)
    }
  }

  private mutating func bind(
    _ parameter: ParameterModel, _ value: SwiftExpression, _ type: TypeReference
  ) {
    parameters.append(BoundParameter(model: parameter, value: value, type: type))
  }

  /// An argument that is named like the receiver's property hides it.
  private func qualifyingReceiver(_ parameter: BoundParameter) -> BoundParameter {
    var parameter = parameter
    switch parameter.model.binding {
    case .receiver where shadowsReceiver.contains(SwiftName("id")): parameter.value = "self.id"
    case .receiverField(let name) where shadowsReceiver.contains(name):
      parameter.value = .text("self.\(name.member)")
    default: break
    }
    return parameter
  }
}

// MARK: - Arguments

extension EndpointArguments {
  private func argument(
    for field: FieldModel, label: SwiftName?, _ serverDefault: JSONValue? = nil
  ) -> ArgumentBlueprint {
    ArgumentBlueprint(
      label: label, name: internalName(field.name),
      type: index.argumentTypeText(of: field, serverDefault),
      defaultValue: index.argumentDefault(of: field, serverDefault),
      summary: argumentSummary(field, serverDefault),
      formerLabel: field.was.map { SwiftNaming.memberName(for: $0.text) ?? SwiftName($0.text) })
  }

  /// The name in the body; `json` is what closures there take.
  private func internalName(_ name: SwiftName) -> SwiftName {
    name.text == "json" ? SwiftName("jsonValue") : name
  }

  /// The fields of a struct as arguments; answers the struct made of them.
  private mutating func spread(_ type: TypeReference, named name: SwiftName) -> SwiftExpression {
    guard case .named(let typeName) = index.resolvingAlias(index.resolvingAlias(type).wrapped),
      let structure = index.structure(of: type)
    else { return "nil" }
    let isOptional = index.isOptional(type)
    var parts: [SwiftExpression.Argument] = []
    var needed: [SwiftName] = []
    for var field in structure.spreadFields {
      let label = field.name.label
      if isOptional, index.isRequired(field) {
        needed.append(internalName(field.name))
        field.type = .optional(field.type)
      }
      let argument = argument(for: field, label: field.name)
      arguments.append(argument)
      parts.append(.init(label, .text(argument.name.escaped)))
    }
    let value = SwiftExpression.call(typeName.escaped, parts)
    return needed.isEmpty ? value : madeIfComplete(value, typeName, needed, as: name)
  }

  /// An optional struct is there if all of its required fields are.
  private mutating func madeIfComplete(
    _ value: SwiftExpression, _ type: SwiftName, _ needed: [SwiftName], as name: SwiftName
  ) -> SwiftExpression {
    let isTaken = arguments.contains { $0.name == name }
    let name = isTaken ? SwiftName("\(name.text)Value") : name
    let conditions = needed.map { "let \($0.escaped)" }.joined(separator: ", ")
    let assignment = "\(name.escaped) = "
    let text = value.text(indentation: 6, column: 6 + assignment.count)
    statements += [
      "var \(name.escaped): \(type.escaped)?", "if \(conditions) {", "  \(assignment)\(text)", "}",
    ]
    return .text(name.escaped)
  }

  private mutating func addBody() {
    guard case .value(let type, let label, let isSpread)? = endpoint.body?.content else { return }
    let used = Set(arguments.map(\.name.text))
    let name = label ?? SwiftName(bodyName(type, avoiding: used))
    if isSpread {
      let first = arguments.count
      body = BoundBody(type: type, value: spread(type, named: name))
      for argument in arguments[first...] {
        body?.fields[argument.label ?? argument.name] = .text(argument.name.escaped)
      }
      return
    }
    arguments.append(
      ArgumentBlueprint(
        label: label, name: internalName(name), type: typeText(type),
        defaultValue: index.isOptional(type) ? "nil" : nil))
    body = BoundBody(type: type, value: .text(internalName(name).escaped))
  }

  /// What the function's body calls an argument without a label: `beer` for a `Beer`, `beers` for `[Beer]`.
  private func bodyName(_ type: TypeReference, avoiding used: Set<String>) -> String {
    let name = bodyName(type)
    return used.contains(name) ? "body" : name
  }

  private func bodyName(_ type: TypeReference) -> String {
    switch type {
    case .optional(let wrapped): bodyName(wrapped)
    case .array(.named(let name)): memberName(of: name) + "s"
    case .array, .dictionary: "values"
    case .named(let name): memberName(of: name)
    case .scalar(.string): "text"
    case .scalar(.data): "data"
    case .scalar(.file): "file"
    case .scalar: "value"
    }
  }

  private func memberName(of type: SwiftName) -> String {
    SwiftNaming.memberName(for: type.text)?.text ?? "body"
  }
}
