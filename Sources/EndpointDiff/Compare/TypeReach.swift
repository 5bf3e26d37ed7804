import EndpointSpec

/// Which way a value travels, failures told apart: a failed decoding of one only loses detail.
package enum Flow: CaseIterable, Sendable { case request, response, failure }

/// Which endpoints a type reaches, and which way it travels there.
///
/// The graph is made once; a question follows it from the type to its users.
package struct TypeReach: Sendable {
  private struct Link: Sendable {
    var type: SwiftName
    let isInRequests: Bool
    let isInResponses: Bool
    /// Whether it is an element of an array from which broken elements are dropped.
    var isLossy = false

    static func always(_ type: TypeModel) -> Link {
      Link(type: type.name, isInRequests: true, isInResponses: true)
    }
  }

  private let endpoints: [String]
  /// The types that hold a type …
  private var users: [SwiftName: [Link]] = [:]
  /// … and those that it holds.
  private var parts: [SwiftName: [Link]] = [:]
  /// The indices of the endpoints that name a type themselves, by flow.
  private var direct: [Flow: [SwiftName: [Int]]] = [:]
  private var flows: [SwiftName: Set<Flow>] = [:]
  /// The types with a way into an answer on which nothing is dropped.
  private var indispensable: Set<SwiftName> = []

  package init(_ model: APIModel) {
    endpoints = model.endpoints.map(\.id)
    for type in model.types { addParts(of: type) }
    for (index, endpoint) in model.endpoints.enumerated() {
      addUses(of: endpoint, index, in: model)
    }
    for flow in Flow.allCases {
      let named = direct[flow].map { Array($0.keys) } ?? []
      for name in linked(from: named, by: parts, flow) { flows[name, default: []].insert(flow) }
      if flow == .request { continue }
      indispensable.formUnion(linked(from: named, by: parts, flow, isDropped: false))
    }
  }

  /// The endpoints that the type reaches, in the spec's order.
  package func endpoints(of type: SwiftName, by flows: [Flow] = Flow.allCases) -> [String] {
    var reached: Set<Int> = []
    for flow in flows {
      for name in linked(from: [type], by: users, flow) {
        reached.formUnion(direct[flow]?[name] ?? [])
      }
    }
    return reached.sorted().map { endpoints[$0] }
  }

  /// The ways in which a type travels.
  package func flows(of type: SwiftName) -> Set<Flow> { flows[type] ?? [] }

  /// Whether an answer never fails because of a broken value of the type: it is an element of lossy arrays only.
  package func isDropped(_ type: SwiftName) -> Bool {
    !flows(of: type).isDisjoint(with: [.response, .failure]) && !indispensable.contains(type)
  }

  /// The types, and all that links lead to from them for what travels that way.
  private func linked(
    from types: [SwiftName],
    by links: [SwiftName: [Link]],
    _ flow: Flow,
    isDropped: Bool = true
  ) -> Set<SwiftName> {
    var found = Set(types)
    var waiting = types
    while let next = waiting.popLast() {
      for link in links[next] ?? [] where isDropped || !link.isLossy {
        guard flow == .request ? link.isInRequests : link.isInResponses else { continue }
        if found.insert(link.type).inserted { waiting.append(link.type) }
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
        let link = Link(
          type: type.name,
          isInRequests: field.direction != .response,
          isInResponses: isInResponses,
          isLossy: field.isLossy
        )
        add(field.type, link)
      }
      if let additional = structure.additional { add(additional, .always(type)) }
    case .union(let union): for member in union.members { add(member.type, .always(type)) }
    case .alias(let target): add(target, .always(type))
    case .identifier, .enumeration: break
    }
  }

  private mutating func add(_ part: TypeReference, _ user: Link) {
    guard let name = part.innermostName else { return }
    users[name, default: []].append(user)
    var link = user
    link.type = name
    parts[user.type, default: []].append(link)
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
