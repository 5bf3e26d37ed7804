/// Reports duplicate arguments of a function and duplicate functions.
func checkSignatures(_ model: APIModel) -> [Diagnostic] {
  var check = SignatureCheck(model: model)
  check.run()
  return check.diagnostics
}

private struct SignatureCheck: Reporting {
  var diagnostics: [Diagnostic] = []
  let model: APIModel

  mutating func run() {
    for endpoint in model.endpoints {
      let arguments = endpoint.arguments(in: model)
      checkClashes(
        arguments.map { ($0.field.name, $0.field.name.text, $0.place) },
        hint: "give one of the two arguments another name with \"as\""
      )
      if arguments.isEmpty { checkMember(endpoint) }
    }
    let functions = model.endpoints.map {
      (noun: "function", name: $0.id, was: Located<String>?.none, endpoint: $0)
    }
    let forwarders = model.endpoints.compactMap { endpoint in
      endpoint.was.map {
        (
          noun: "forwarder under the former name", name: $0, was: endpoint.written.value.was,
          endpoint: endpoint
        )
      }
    }.filter { $0.name != $0.endpoint.id }
    let repetitions = (functions + forwarders).repetitions {
      DeclaredFunction($0.name, of: $0.endpoint, $0.endpoint.arguments(in: model))
    }
    for (other, function) in repetitions {
      report(
        .nameClash,
        "the \(function.noun), \(quoted(function.name)), already exists with the same arguments",
        at: function.was?.place ?? function.endpoint.place,
        hint: function.was.map { Hint("remove \"was\"", [.remove($0.place)]) }
          ?? "give one of the two another name",
        related: [.init("the other endpoint is here", at: other.endpoint.place)]
      )
    }
  }

  /// Reports a function without arguments that has the name of a member of its receiver.
  private mutating func checkMember(_ endpoint: EndpointModel) {
    guard case .type(let receiver) = endpoint.receiver,
      let type = model.type(named: receiver),
      let member = type.form.member(named: endpoint.verb, isStatic: !endpoint.isBound)
    else { return }
    report(
      .nameClash,
      "\(quoted(receiver.text)) has a member \(quoted(endpoint.verb.text)) already",
      at: endpoint.place,
      hint: "give the endpoint another name",
      related: [.init("the member is here", at: member ?? type.place)]
    )
  }
}

private struct DeclaredFunction: Hashable {
  let isBound: Bool
  let name: String
  let labels: [SwiftName?]
  let types: [TypeReference]

  init(_ name: String, of endpoint: EndpointModel, _ arguments: [Argument]) {
    self.name = name
    isBound = endpoint.isBound
    labels = arguments.map(\.label)
    types = arguments.map(\.field.type)
  }
}

extension EndpointModel {
  /// True for an instance method.
  fileprivate var isBound: Bool { instanceParameter != nil }
}

extension TypeModel.Form {
  /// The place of a member with this name. The inner optional is nil for members that every such type has.
  fileprivate func member(named name: SwiftName, isStatic: Bool) -> Place?? {
    switch self {
    case .structure(let structure) where !isStatic:
      structure.fields.first { $0.name == name && $0.constant == nil }.map { .some($0.place) }
    case .identifier where !isStatic:
      name.text == "id" ? .some(nil) : nil
    case .enumeration(let enumeration) where isStatic:
      enumeration.cases.first { $0.name == name }.map { .some($0.place) }
    case .union(let union) where isStatic:
      union.members.first { $0.name == name }.map { .some($0.place) }
    case .structure, .identifier, .enumeration, .union, .alias, .external: nil
    }
  }
}
