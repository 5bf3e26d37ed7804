import EndpointSpec

/// The endpoints that changed types reach, found once for all types that hold one another.
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

  /// - Parameter types: The types that are asked for.
  init(_ reach: TypeReach, of types: [SwiftName]) {
    // A single type costs less than the groups.
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

  /// Nil of a type that is not asked for, or alone in its group.
  func endpoints(of type: SwiftName, by flows: [Flow]) -> [String]? {
    groups[type].flatMap { endpoints[Key(group: $0, flows: Set(flows))] }
  }

  private static let questions: [[Flow]] = [
    Flow.allCases, [.request], [.response, .failure],
  ]
}
