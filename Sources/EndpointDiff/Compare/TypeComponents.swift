import EndpointSpec

/// The strongly connected components of the type graph. All types of a component affect the same endpoints.
struct TypeComponents {
  /// The component of each type.
  private(set) var ids: [Int]
  private let parts: [[Int]]
  private let users: [[Int]]

  init(_ reach: TypeReach, _ flow: Flow) {
    func targets(_ links: [TypeReach.Link]) -> [Int] {
      links.filter { flow == .request ? $0.isInRequests : $0.isInResponses }.map(\.type)
    }
    parts = reach.parts.map(targets)
    users = reach.users.map(targets)
    ids = Array(repeating: -1, count: parts.count)
    // Kosaraju's algorithm: in reverse finishing order, the types that lead to a type are in its component.
    for (id, type) in finishingOrder.reversed().enumerated() where ids[type] < 0 {
      assign(id, from: type)
    }
  }

  /// The types in the order in which a depth-first search finishes them.
  private var finishingOrder: [Int] {
    var order: [Int] = []
    var isFound = Array(repeating: false, count: parts.count)
    for root in parts.indices where !isFound[root] {
      isFound[root] = true
      var open = [(type: root, next: 0)]
      while let (type, next) = open.popLast() {
        guard next < parts[type].count else {
          order.append(type)
          continue
        }
        open.append((type, next + 1))
        let part = parts[type][next]
        if !isFound[part] { open.append((part, 0)) }
        isFound[part] = true
      }
    }
    return order
  }

  private mutating func assign(_ id: Int, from type: Int) {
    var open = [type]
    ids[type] = id
    while let next = open.popLast() {
      for user in users[next] where ids[user] < 0 {
        ids[user] = id
        open.append(user)
      }
    }
  }
}

/// The endpoints that changed types affect, computed once per group of mutually recursive types.
struct ReachedEndpoints: Sendable {
  private struct Group: Hashable {
    let request: Int
    let response: Int
  }

  private struct Key: Hashable {
    let group: Group
    let flows: Set<Flow>
  }

  private var groups: [SwiftName: Group] = [:]
  private var endpoints: [Key: [String]] = [:]

  /// - Parameter types: The types to look up.
  init(_ reach: TypeReach, of types: [SwiftName]) {
    // For a single type, groups cost more than they save.
    guard types.count > 1 else { return }
    let (request, response) = (TypeComponents(reach, .request), TypeComponents(reach, .response))
    for type in types {
      guard let index = reach.indices[type] else { continue }
      groups[type] = Group(request: request.ids[index], response: response.ids[index])
    }
    let counts = Dictionary(groups.values.map { ($0, 1) }, uniquingKeysWith: +)
    for (type, group) in groups where counts[group] ?? 0 > 1 {
      for flows in Self.questions {
        let key = Key(group: group, flows: Set(flows))
        if endpoints[key] == nil { endpoints[key] = reach.endpoints(of: type, by: flows) }
      }
    }
  }

  /// Nil if the type was not requested, or is the only one in its group.
  func endpoints(of type: SwiftName, by flows: [Flow]) -> [String]? {
    groups[type].flatMap { endpoints[Key(group: $0, flows: Set(flows))] }
  }

  private static let questions: [[Flow]] = [
    Flow.allCases, [.request], [.response, .failure],
  ]
}
