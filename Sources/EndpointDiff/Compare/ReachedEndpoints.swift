import EndpointSpec

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
