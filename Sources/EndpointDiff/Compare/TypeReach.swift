import EndpointSpec

/// Which way a value travels, failures told apart: a failed decoding of one only loses detail.
package enum Flow: CaseIterable, Sendable { case request, response, failure }

/// Which endpoints a type reaches, and which way it travels there.
///
/// The graph is made once; a question follows it from the type to its users.
package struct TypeReach: Sendable {
  private struct User: Sendable {
    let type: SwiftName
    let isInRequests: Bool
    let isInResponses: Bool
  }

  private let endpoints: [String]
  /// The types that hold a type.
  private var users: [SwiftName: [User]] = [:]
  /// The indices of the endpoints that name a type themselves, by flow.
  private var direct: [Flow: [SwiftName: [Int]]] = [:]

  package init(_ model: APIModel) {
    endpoints = model.endpoints.map(\.id)
    for type in model.types { addParts(of: type) }
    for (index, endpoint) in model.endpoints.enumerated() {
      addUses(of: endpoint, index, in: model)
    }
  }

  /// The endpoints that the type reaches, in the spec's order.
  package func endpoints(of type: SwiftName, by flows: [Flow] = Flow.allCases) -> [String] {
    var reached: Set<Int> = []
    for flow in flows {
      for name in holders(of: type, flow) { reached.formUnion(direct[flow]?[name] ?? []) }
    }
    return reached.sorted().map { endpoints[$0] }
  }

  /// The ways in which a type travels.
  package func flows(of type: SwiftName) -> Set<Flow> {
    Set(
      Flow.allCases.filter { flow in
        holders(of: type, flow).contains { direct[flow]?[$0]?.isEmpty == false }
      }
    )
  }

  /// The type and all that hold it, where it travels that way.
  private func holders(of type: SwiftName, _ flow: Flow) -> Set<SwiftName> {
    var found: Set = [type]
    var waiting = [type]
    while let next = waiting.popLast() {
      for user in users[next] ?? [] where flow == .request ? user.isInRequests : user.isInResponses
      {
        if found.insert(user.type).inserted { waiting.append(user.type) }
      }
    }
    return found
  }
}

// MARK: - Making the graph

extension TypeReach {
  private mutating func addParts(of type: TypeModel) {
    switch type.form {
    case .structure(let structure):
      for field in structure.fields {
        let isInResponses = field.direction != .request && field.constant == nil
        add(field.type, to: type, request: field.direction != .response, response: isInResponses)
      }
      if let additional = structure.additional { add(additional, to: type) }
    case .union(let union): for member in union.members { add(member.type, to: type) }
    case .alias(let target): add(target, to: type)
    case .identifier, .enumeration: break
    }
  }

  private mutating func add(
    _ part: TypeReference,
    to type: TypeModel,
    request: Bool = true,
    response: Bool = true
  ) {
    guard let name = part.innermostName else { return }
    let user = User(type: type.name, isInRequests: request, isInResponses: response)
    users[name, default: []].append(user)
  }

  private mutating func addUses(of endpoint: EndpointModel, _ index: Int, in model: APIModel) {
    for parameter in endpoint.parameters { add(parameter.field.type, index, .request) }
    if let type = endpoint.body?.type { add(type, index, .request) }
    for type in endpoint.responseTypes { add(type, index, .response) }
    if let item = endpoint.pagination?.item { add(item, index, .response) }
    for type in (endpoint.failures ?? model.failures).cases.compactMap(\.type) {
      add(type, index, .failure)
    }
  }

  private mutating func add(_ type: TypeReference, _ index: Int, _ flow: Flow) {
    guard let name = type.innermostName else { return }
    direct[flow, default: [:]][name, default: []].append(index)
  }
}
