import EndpointJSON
import EndpointSpec

/// Finds types and endpoints that were renamed in a later version of a spec.
struct Renames {
  private let old: SpecTree
  private let new: SpecTree
  private(set) var names = SpecNames()

  init(from old: SpecTree, to new: SpecTree) {
    self.old = old
    self.new = new
    names.endpoints = endpoints()
    names.types = types()
  }

  /// Matches removed and added endpoints by method and path, and several of them by content.
  private func endpoints() -> [String: String] {
    let gone = Dictionary(grouping: old.endpoints.map.missing(in: new.endpoints.map), by: \.route)
    let added = Dictionary(grouping: new.endpoints.map.missing(in: old.endpoints.map), by: \.route)
    var names: [String: String] = [:]
    for (route, before) in gone {
      guard let after = added[route] else { continue }
      if let one = before.only, let other = after.only {
        names[one.name] = other.name
      } else {
        names.merge(Entry.equal(before, after)) { first, _ in first }
      }
    }
    return names
  }

  /// Matches a removed type with the added one that most of its uses refer to, or the only one with its content.
  private func types() -> [String: String] {
    let gone = old.types.map.missing(in: new.types.map)
    let added = new.types.map.missing(in: old.types.map)
    guard !gone.isEmpty, !added.isEmpty else { return [:] }
    var votes = TypeVotes(gone: Set(gone.map(\.name)), added: Set(added.map(\.name)))
    visitEndpoints(&votes)
    var found: [String: String] = [:]
    while true {
      let more = votes.winners.filter { found[$0.key] == nil }
      found.merge(more) { first, _ in first }
      for (before, after) in more {
        votes.visit(old.types.map[before], new.types.map[after], .use)
      }
      if more.isEmpty { break }
    }
    let equal = Entry.equal(
      gone.filter { found[$0.name] == nil }.map { $0.renamingTypes(found) },
      added.filter { !found.values.contains($0.name) }
    )
    return found.merging(equal) { first, _ in first }
  }

  private func visitEndpoints(_ votes: inout TypeVotes) {
    for (name, endpoint) in old.endpoints.map {
      votes.visit(endpoint, new.endpoints.map[names.endpoints[name] ?? name], .endpoint)
    }
    for (name, type) in old.types.map { votes.visit(type, new.types.map[name], .use) }
    for (file, head) in old.heads { votes.visit(head, new.heads[file], .document) }
  }
}

/// A type or an endpoint.
private struct Entry {
  let name: String
  let value: JSONValue

  /// `GET /pets/{id}`
  var route: String {
    "\(value["method"]?.stringValue ?? "GET") \(value["path"]?.stringValue ?? "")"
  }

  func renamingTypes(_ names: [String: String]) -> Entry {
    Entry(name: name, value: value.renamingTypes(names, .use))
  }

  /// The pairs with equal content that no other entry has.
  static func equal(_ old: [Entry], _ new: [Entry]) -> [String: String] {
    let (before, after) = (
      Dictionary(grouping: old, by: \.value), Dictionary(grouping: new, by: \.value)
    )
    let pairs = before.compactMap { value, entries -> (String, String)? in
      guard let one = entries.only, let other = after[value]?.only else { return nil }
      return (one.name, other.name)
    }
    return Dictionary(firstOf: pairs)
  }
}

extension JSONObject {
  /// The entries whose names the other map does not contain.
  fileprivate func missing(in other: JSONObject) -> [Entry] {
    filter { other[$0.key] == nil }.map { Entry(name: $0.key, value: $0.value) }
  }
}

extension Array {
  /// The only element. Nil if there is not exactly one.
  fileprivate var only: Element? { count == 1 ? first : nil }
}

/// Counts which added types the uses of removed types refer to now.
struct TypeVotes {
  let gone: Set<String>
  let added: Set<String>
  private(set) var counts: [String: [String: Int]] = [:]

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
