import EndpointSpec

/// A set of unique names.
struct UniqueNames {
  private var taken: Set<String>
  private let ignoresCapitals: Bool

  init(_ taken: Set<String> = [], ignoresCapitals: Bool = false) {
    self.ignoresCapitals = ignoresCapitals
    self.taken = ignoresCapitals ? Set(taken.map { $0.lowercased() }) : taken
  }

  func isFree(_ name: String) -> Bool {
    !taken.contains(ignoresCapitals ? name.lowercased() : name)
  }

  mutating func take(_ name: String) {
    taken.insert(ignoresCapitals ? name.lowercased() : name)
  }

  /// Takes the first free candidate, otherwise the last with a number.
  mutating func claim(_ candidates: [String]) -> String {
    let name = candidates.first(where: isFree) ?? numbered(candidates.last ?? "value")
    take(name)
    return name
  }

  private func numbered(_ name: String) -> String {
    var number = 2
    while !isFree("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }
}

/// Unique names of siblings such as fields or arguments. A key that already is a valid name takes precedence over
/// earlier siblings.
struct MemberNames {
  private var taken: UniqueNames
  private var unchanged: Set<String>

  init(_ keys: [String], taken: Set<String> = []) {
    unchanged = Set(keys.filter { !taken.contains($0) && ProposedName.member($0) == $0 })
    self.taken = UniqueNames(taken.union(unchanged))
  }

  /// The key, if it is reserved and still unclaimed. Otherwise the first free candidate.
  mutating func claim(_ key: String, _ candidates: [String]) -> String {
    unchanged.remove(key) ?? claim(candidates)
  }

  mutating func claim(_ candidates: [String]) -> String { taken.claim(candidates) }
}
