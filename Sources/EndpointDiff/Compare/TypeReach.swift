import EndpointSpec

/// The direction of a value. Failures are separate, since a failed decoding of one only loses detail.
package enum Flow: CaseIterable, Sendable { case request, response, failure }

/// The endpoints that use each type, and the directions in which they send it.
///
/// The graph of types is built and followed once.
package struct TypeReach: Sendable {
  struct Link: Sendable {
    /// The index of a type.
    var type: Int
    var isInRequests = true
    var isInResponses = true
    /// What drops broken values. Nil if the whole value is broken.
    var dropping: Dropping?
  }

  /// A use that drops broken values: a lossy array, or an open untagged union.
  enum Dropping: CaseIterable, Sendable { case list, union }

  let indices: [SwiftName: Int]
  var users: [[Link]]
  /// The types that each type contains.
  var parts: [[Link]]
  /// The endpoints that refer to a type directly, by flow.
  var direct: [Flow: [Int: [Int]]] = [:]
  /// The endpoints that each type affects, by flow. A flow that no type takes has none.
  private var reached: [Flow: [BitSet]] = [:]
  private var travelling: [Flow: Set<Int>] = [:]
  /// The types that are parts of responses without being dropped on the way, for each set of uses that may drop them.
  private var indispensable: [Set<Dropping>: Set<Int>] = [:]
  /// The types in JSON bodies of requests.
  private var inJSONBodies: Set<Int> = []

  package init(_ model: APIModel) {
    indices = Dictionary(firstOf: model.types.enumerated().map { ($0.element.name, $0.offset) })
    users = model.types.map { _ in [] }
    parts = users
    for (index, type) in model.types.enumerated() { addParts(of: type.form, index) }
    let failures = model.sharedFailures.cases.compactMap(\.type)
    for (index, endpoint) in model.endpoints.enumerated() {
      addUses(of: endpoint, index, failures: failures)
    }
    for flow in Flow.allCases where direct[flow] != nil { follow(flow) }
    inJSONBodies = Set(linked(from: Array(inJSONBodies), by: parts, .request))
  }

  /// The indices of the endpoints that the type affects.
  func endpoints(of type: SwiftName, by flows: [Flow]) -> BitSet {
    guard let index = indices[type] else { return BitSet() }
    return flows.reduce(into: BitSet()) { set, flow in
      if let reached = reached[flow]?[index] { set.formUnion(reached) }
    }
  }

  package func flows(of type: SwiftName) -> Set<Flow> {
    guard let index = indices[type] else { return [] }
    return Set(Flow.allCases.filter { travelling[$0]?.contains(index) ?? false })
  }

  /// Whether requests write the type only as text: in a query, a path, a header, a cookie or a form.
  func isText(_ type: SwiftName) -> Bool {
    guard let index = indices[type], flows(of: type).contains(.request) else { return false }
    return !inJSONBodies.contains(index)
  }

  /// Whether a broken value of the type never fails a response.
  package func isDropped(_ type: SwiftName) -> Bool { isDropped(type, by: [.list, .union]) }

  /// Whether a use of one kind drops each broken value of the type.
  func isDropped(_ type: SwiftName, by dropping: Dropping) -> Bool {
    isDropped(type, by: [dropping])
  }

  private func isDropped(_ type: SwiftName, by dropping: Set<Dropping>) -> Bool {
    !flows(of: type).isDisjoint(with: [.response, .failure])
      && !(indices[type].flatMap { indispensable[dropping]?.contains($0) } ?? false)
  }

  /// The types that are reachable by links in this flow, each once.
  ///
  /// A large API has thousands of changes that each follow the links of thousands of types, so it marks what it found.
  func linked(
    from types: [Int],
    by links: [[Link]],
    _ flow: Flow,
    without dropping: Set<Dropping> = []
  ) -> [Int] {
    var isFound = [Bool](repeating: false, count: links.count)
    var found: [Int] = []
    var open = types
    while let type = open.popLast() {
      if isFound[type] { continue }
      isFound[type] = true
      found.append(type)
      for link in links[type] where !isFound[link.type] && link.leads(in: flow, without: dropping) {
        open.append(link.type)
      }
    }
    StepCount.add(found.count)
    return found
  }
}

extension TypeReach.Link {
  fileprivate func leads(in flow: Flow, without dropped: Set<TypeReach.Dropping>) -> Bool {
    (flow == .request ? isInRequests : isInResponses) && !(dropping.map(dropped.contains) ?? false)
  }
}

extension TypeReach {
  /// Marks the types in this flow.
  mutating func follow(_ flow: Flow) {
    let named = direct[flow].map { Array($0.keys) } ?? []
    travelling[flow] = Set(linked(from: named, by: parts, flow))
    reached[flow] = endpointsOfTypes(flow)
    if flow == .request { return }
    for dropping: Set<Dropping> in [[.list], [.union], [.list, .union]] {
      indispensable[dropping, default: []]
        .formUnion(linked(from: named, by: parts, flow, without: dropping))
    }
  }

  /// The endpoints that each type affects in this flow.
  ///
  /// Types that contain each other affect the same endpoints. Each group of such types is found after its users (the
  /// algorithm of S. R. Kosaraju and M. Sharir, 1981).
  private func endpointsOfTypes(_ flow: Flow) -> [BitSet] {
    let users = users.map { $0.filter { $0.leads(in: flow, without: []) }.map(\.type) }
    var endpoints = users.map { _ in BitSet() }
    var isDone = users.map { _ in false }
    for type in leavingOrder(flow).reversed() where !isDone[type] {
      let group = reachable(from: [type]) { users[$0].filter { !isDone[$0] } }
      var all = BitSet()
      for member in group {
        for endpoint in direct[flow]?[member] ?? [] { all.insert(endpoint) }
        for user in users[member] where isDone[user] { all.formUnion(endpoints[user]) }
      }
      for member in group { (endpoints[member], isDone[member]) = (all, true) }
    }
    return endpoints
  }

  /// All types in the order in which a walk depth first, from each type to its parts, leaves them.
  private func leavingOrder(_ flow: Flow) -> [Int] {
    var order: [Int] = []
    var isFound = parts.map { _ in false }
    var open = parts.indices.map { (type: $0, isLeft: false) }
    while let (type, isLeft) = open.popLast() {
      if isLeft { order.append(type) }
      if isFound[type] { continue }
      isFound[type] = true
      open.append((type, true))
      open += parts[type].filter { $0.leads(in: flow, without: []) }.map { ($0.type, false) }
    }
    StepCount.add(order.count)
    return order
  }

  mutating func addParts(of form: TypeModel.Form, _ index: Int) {
    switch form {
    case .structure(let structure):
      for field in structure.fields {
        guard let name = field.type.innermostName else { continue }
        let link = Link(
          type: index,
          isInRequests: field.direction != .response,
          isInResponses: field.direction != .request && field.constant == nil,
          dropping: field.isLossy ? .list : nil
        )
        add(name, link)
      }
      if let name = structure.additional?.innermostName { add(name, Link(type: index)) }
    case .union(let union):
      let dropping: Dropping? = union.acceptsAnything ? .union : nil
      for name in union.members.compactMap(\.type.innermostName) {
        add(name, Link(type: index, dropping: dropping))
      }
    case .alias(let target): if let name = target.innermostName { add(name, Link(type: index)) }
    case .identifier, .enumeration, .external: break
    }
  }

  private mutating func add(_ part: SwiftName, _ user: Link) {
    guard let index = indices[part] else { return }
    users[index].append(user)
    var link = user
    link.type = index
    parts[user.type].append(link)
  }

  /// - Parameter failures: The types of the API's failures.
  mutating func addUses(of endpoint: EndpointModel, _ index: Int, failures: [TypeReference]) {
    for parameter in endpoint.parameters { add(parameter.field.type, index, .request) }
    if let type = endpoint.body?.type { add(type, index, .request) }
    if endpoint.body?.encoding == .json {
      let fields = endpoint.bodyParameters.map(\.field.type)
      let types = fields + [endpoint.body?.type].compactMap(\.self)
      inJSONBodies.formUnion(types.compactMap { $0.innermostName.flatMap { indices[$0] } })
    }
    for type in endpoint.responseTypes { add(type, index, .response) }
    if let item = endpoint.pagination?.item { add(item, index, .response) }
    let own = endpoint.failures?.cases.compactMap(\.type)
    for type in own ?? failures { add(type, index, .failure) }
  }

  private mutating func add(_ type: TypeReference, _ endpoint: Int, _ flow: Flow) {
    guard let name = type.innermostName, let index = indices[name] else { return }
    direct[flow, default: [:]][index, default: []].append(endpoint)
  }
}
