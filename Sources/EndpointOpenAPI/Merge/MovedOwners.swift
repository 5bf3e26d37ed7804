import EndpointSpec

/// The owners of types and endpoints that a person renamed: types and receivers.
struct MovedOwners {
  /// Receivers whose endpoints all moved to one other receiver.
  let receivers: [String: String]
  private let types: [String: String]
  private let known: Set<String>

  init(_ types: RenamedEntries, _ endpoints: RenamedEntries) {
    self.types = types.hand
    var moves: [String: Set<String>] = [:]
    for name in endpoints.base.keys where endpoints.ours[endpoints.ours(name)] != nil {
      guard let old = Self.owner(of: name) else { continue }
      moves[old, default: []].insert(Self.owner(of: endpoints.ours(name)) ?? "")
    }
    known = Set(moves.keys)
    let single = moves.compactMapValues { $0.count == 1 ? $0.first : nil }
    receivers = single.filter { $0.key != $0.value && !$0.value.isEmpty }
  }

  /// The new name of a type whose owner was renamed. Nil if it does not change.
  func name(ofType name: String) -> String? {
    var owner = Self.owner(of: name)
    while let old = owner {
      if let new = types[old] ?? receivers[old] { return new + name.dropFirst(old.count) }
      owner = Self.owner(of: old)
    }
    return nil
  }

  /// The new name of an endpoint whose receiver was renamed. Nil if it does not change.
  func name(ofEndpoint name: String) -> String? {
    guard let old = Self.owner(of: name) else { return nil }
    let type = known.contains(old) ? nil : types[old]
    return (receivers[old] ?? type).map { $0 + name.dropFirst(old.count) }
  }

  private static func owner(of name: String) -> String? { SwiftName(name).owner?.text }
}
