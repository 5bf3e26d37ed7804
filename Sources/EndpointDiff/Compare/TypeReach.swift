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
    /// Whether it is an element of an array from which broken elements are dropped.
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
  /// Whether a type has a way into an answer on which nothing is dropped.
  var isIndispensable: [Bool]

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

  /// Whether an answer never fails because of a broken value of the type: it is an element of lossy arrays only.
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
