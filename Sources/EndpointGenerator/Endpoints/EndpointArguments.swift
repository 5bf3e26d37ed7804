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
///
/// Both come from one pass over the parameters, so that every argument is used and every value has a source.
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
      bind(parameter, argument.name.escaped, index.argumentType(of: field, parameter.serverDefault))
    case .constant(let value):
      bind(parameter, constantExpression(value), constantType(value))
    case .receiver:
      bind(parameter, "id", field.type)
    case .receiverField(let name):
      bind(parameter, index.storedName(of: name, in: endpoint.receiver).escaped, field.type)
    case .spread:
      bind(parameter, spread(field.type), field.type)
    }
  }

  private mutating func bind(
    _ parameter: ParameterModel,
    _ value: String,
    _ type: TypeReference
  ) {
    parameters.append(BoundParameter(model: parameter, value: value, type: type))
  }

  /// An argument with the name of a property of the receiver hides it, so the property is qualified with `self`.
  private func qualifyingReceiver(_ parameter: BoundParameter) -> BoundParameter {
    var parameter = parameter
    switch parameter.model.binding {
    case .receiver where shadowsReceiver.contains(SwiftName("id")): parameter.value = "self.id"
    case .receiverField(let name) where shadowsReceiver.contains(name):
      let name = index.storedName(of: name, in: endpoint.receiver)
      parameter.value = "self.\(name.member)"
    case .argument, .constant, .receiver, .receiverField, .spread: break
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

  /// The name in the body. `json` is reserved for closures there.
  private func internalName(_ name: SwiftName) -> SwiftName {
    name.text == "json" ? SwiftName("jsonValue") : name
  }

  /// Adds the fields of a struct as arguments, and returns the struct created from them.
  private mutating func spread(_ type: TypeReference) -> String {
    guard case .named(let name) = index.resolvingAlias(type),
      let structure = index.model.structure(type)
    else { return "nil" }
    var parts: [String] = []
    for field in structure.spreadFields {
      let argument = argument(for: field, label: field.name)
      arguments.append(argument)
      parts.append("\(field.name.label): \(argument.name.escaped)")
    }
    return call(name.escaped, parts)
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
        body?.fields[argument.label ?? argument.name] = argument.name.escaped
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
    body = BoundBody(type: type, value: internalName(name).escaped)
  }

  /// The name in the body for an argument without a label, or with a label such as `to`: `beer` for a `Beer`, `beers`
  /// for `[Beer]`. If the name of the type is long: `body`.
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
