/// No function may have an argument twice, and no two functions may be the same.
extension Resolver {
  mutating func checkSignatures(_ endpoints: [EndpointModel]) {
    var first: [DeclaredFunction: Place] = [:]
    for endpoint in endpoints {
      let list = ArgumentList(endpoint, in: types)
      checkClashes(
        list.arguments.map { ($0.name, $0.name.text, $0.place) },
        hint: "give one of the two arguments another name with \"as\""
      )
      checkMember(endpoint, list)
      claim(endpoint.declaredName, endpoint, list, &first, noun: "function")
    }
    for index in endpoints.indices where endpoints[index].was != nil {
      let endpoint = endpoints[index]
      let list = ArgumentList(endpoint, in: types)
      claim(endpoint.was ?? "", endpoint, list, &first, noun: "forwarder under the former name")
    }
  }

  private mutating func claim(
    _ name: String,
    _ endpoint: EndpointModel,
    _ list: ArgumentList,
    _ first: inout [DeclaredFunction: Place],
    noun: String
  ) {
    let key = DeclaredFunction(isBound: endpoint.isBound, name: name, signature: list.signature)
    guard let other = first[key] else {
      first[key] = endpoint.place
      return
    }
    report(
      .nameClash,
      "the \(noun), \(quoted(name)), is there already with the same arguments",
      at: endpoint.place,
      hint: "give one of the two another name",
      related: [.init("the other endpoint is here", at: other)]
    )
  }

  /// A function without arguments must not have the name of a member of its receiver.
  private mutating func checkMember(_ endpoint: EndpointModel, _ list: ArgumentList) {
    guard list.arguments.isEmpty, case .type(let receiver) = endpoint.receiver,
      let type = types.type(named: receiver),
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

/// What no two functions may have in common.
private struct DeclaredFunction: Hashable {
  let isBound: Bool
  let name: String
  let signature: ArgumentList.Signature

  /// Few functions have the name of another, and signatures are long.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension EndpointModel {
  /// The receiver and the verb, as Swift has them.
  fileprivate var declaredName: String {
    switch receiver {
    case .api: verb.text
    case .type(let name), .namespace(let name): "\(name).\(verb)"
    }
  }

  /// Whether it is a method of an instance: a parameter is the receiver or a part of it.
  fileprivate var isBound: Bool {
    parameters.contains { parameter in
      switch parameter.binding {
      case .receiver, .receiverField: true
      case .argument, .constant, .spread: false
      }
    }
  }
}

extension TypeModel.Form {
  /// Where the member is defined that has that name: nil inside if the type has it of itself.
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
    default: nil
    }
  }
}
