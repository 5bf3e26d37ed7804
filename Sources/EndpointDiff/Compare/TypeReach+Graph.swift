import EndpointSpec

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
      for name in union.members.compactMap(\.type.innermostName) { add(name, Link(type: index)) }
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
