import EndpointJSON

/// Counts which added types the uses of removed types refer to now.
struct TypeVotes {
  let gone: Set<String>
  let added: Set<String>
  private var counts: [String: [String: Int]] = [:]

  init(gone: Set<String>, added: Set<String>) {
    self.gone = gone
    self.added = added
  }

  /// Counts the uses in two versions of a value.
  mutating func visit(_ old: JSONValue?, _ new: JSONValue?, _ place: SpecPlace) {
    guard let old, let new, place != .data else { return }
    switch (old, new) {
    case (.string(let before), .string(let after)) where place.isTypeText: vote(before, after)
    case (.array(let before), .array(let after)) where before.count == after.count:
      for (before, after) in zip(before, after) { visit(before, after, place.element) }
    case (.object(let before), .object(let after)):
      for (key, value) in before { visit(value, after[key], place.member(key)) }
    case (.object, .string) where place == .use: visit(old["type"], new, place)
    case (.string, .object) where place == .use: visit(old, new["type"], place)
    default: break
    }
  }

  private mutating func vote(_ before: String, _ after: String) {
    guard before != after, let old = before.typeName, let new = after.typeName,
      gone.contains(old), added.contains(new)
    else { return }
    counts[old, default: [:]][new, default: 0] += 1
  }

  /// The new names with more than half of the votes for a type. Excludes names that several types voted for.
  var winners: [String: String] {
    var winners: [String: String] = [:]
    for (name, votes) in counts {
      let all = votes.values.reduce(0, +)
      if let best = votes.first(where: { $0.value * 2 > all }) { winners[name] = best.key }
    }
    let claims = Dictionary(grouping: winners.values, by: \.self)
    return winners.filter { claims[$0.value]?.count == 1 }
  }
}
