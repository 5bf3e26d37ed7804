import EndpointSpec

/// Which way a value travels, failures told apart: a failed decoding of one only loses detail.
package enum Flow: CaseIterable, Sendable { case request, response, failure }

/// Which endpoints a type reaches, and which way it travels there.
///
/// The graph is made once; a question follows it from the type to its users.
package struct TypeReach: Sendable {
  struct Link: Sendable {
    /// The index of a type.
    var type: Int
    var isInRequests = true
    var isInResponses = true
    /// Whether it is an element of an array from which broken elements are dropped, or a member that an open union without tags
    /// decodes as unknown.
    var isLossy = false
  }

  private let endpoints: [String]
  let indices: [SwiftName: Int]
  /// For each type those that hold it …
  var users: [[Link]]
  /// … and those that it holds.
  var parts: [[Link]]
  /// The indices of the endpoints that name a type themselves, by flow.
  var direct: [Flow: [Int: [Int]]] = [:]
  /// Whether a type travels this way.
  var travels: [Flow: [Bool]] = [:]
  /// Whether a type has a way into a response on which nothing is dropped.
  var isIndispensable: [Bool]
  /// The types in JSON bodies of requests.
  private var inJSONBodies: Set<Int> = []

  package init(_ model: APIModel) {
    endpoints = model.endpoints.map(\.id)
    indices = Dictionary(
      model.types.indices.map { (model.types[$0].name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    users = model.types.map { _ in [] }
    parts = users
    isIndispensable = model.types.map { _ in false }
    for (index, type) in model.types.enumerated() { addParts(of: type.form, index) }
    let failures = model.sharedFailures.cases.compactMap(\.type)
    for (index, endpoint) in model.endpoints.enumerated() {
      addUses(of: endpoint, index, failures: failures)
    }
    for flow in Flow.allCases { follow(flow) }
    inJSONBodies = Set(linked(from: Array(inJSONBodies), by: parts, .request))
  }

  /// The endpoints that the type reaches, in the spec's order.
  package func endpoints(of type: SwiftName, by flows: [Flow] = Flow.allCases) -> [String] {
    guard let index = indices[type] else { return [] }
    var reached: Set<Int> = []
    for flow in flows {
      for user in linked(from: [index], by: users, flow) {
        reached.formUnion(direct[flow]?[user] ?? [])
      }
    }
    return reached.sorted().map { endpoints[$0] }
  }

  /// The ways in which a type travels.
  package func flows(of type: SwiftName) -> Set<Flow> {
    guard let index = indices[type] else { return [] }
    return Set(Flow.allCases.filter { travels[$0]?[index] ?? false })
  }

  /// Whether requests write the type as texts alone: in a query, a path, a header, a cookie or a form.
  func isText(_ type: SwiftName) -> Bool {
    guard let index = indices[type], travels[.request]?[index] ?? false else { return false }
    return !inJSONBodies.contains(index)
  }

  /// Whether a response never fails because of a broken value of the type.
  package func isDropped(_ type: SwiftName) -> Bool {
    !flows(of: type).isDisjoint(with: [.response, .failure])
      && !(indices[type].map { isIndispensable[$0] } ?? false)
  }

  /// The types, and all that links lead to from them for what travels that way.
  func linked(
    from types: [Int],
    by links: [[Link]],
    _ flow: Flow,
    isDropped: Bool = true
  ) -> [Int] {
    // A set, since most questions reach few of the types.
    var isFound = Set(types)
    var found = types
    var next = 0
    while next < found.count {
      for link in links[found[next]] where isDropped || !link.isLossy {
        let isTravelling = flow == .request ? link.isInRequests : link.isInResponses
        if isTravelling, isFound.insert(link.type).inserted { found.append(link.type) }
      }
      next += 1
    }
    return found
  }
}

extension TypeReach {
  /// Marks what travels this way.
  mutating func follow(_ flow: Flow) {
    let named = direct[flow].map { Array($0.keys) } ?? []
    var isReached = Array(repeating: false, count: parts.count)
    for type in linked(from: named, by: parts, flow) { isReached[type] = true }
    travels[flow] = isReached
    if flow == .request { return }
    for type in linked(from: named, by: parts, flow, isDropped: false) {
      isIndispensable[type] = true
    }
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
          isLossy: field.isLossy
        )
        add(name, link)
      }
      if let name = structure.additional?.innermostName { add(name, Link(type: index)) }
    case .union(let union):
      let isLossy = union.by == nil && !union.isClosed
      for name in union.members.compactMap(\.type.innermostName) {
        add(name, Link(type: index, isLossy: isLossy))
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

  /// - Parameter failures: The types of the API's own failures.
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
